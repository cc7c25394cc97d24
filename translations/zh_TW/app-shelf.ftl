# 遊戲架與戰績。

shelf-new-game = 開新局
shelf-watch = 看電腦對戰
shelf-rules = 規則書
shelf-about-game = 資料與製作
shelf-statistics = 戰績
shelf-open = 開啟存檔
shelf-seats = { $least }–{ $most } 人
shelf-seats-best = { $least }–{ $most } 人（最佳 { $best } 人）
shelf-weight = 難度 { $weight }（1 最輕，5 最重）
shelf-no-games = 這裡還沒有遊戲。請重新安裝程式。

shelf-unfinished = 未完成的對局
shelf-none-unfinished = 目前沒有未完成的對局。遊戲中會自動存檔，隨時可以離開，下次從這裡繼續。
shelf-tip-hover = 把滑鼠移到卡片、工人、貨物上，就會說明它是什麼。
shelf-tip-why = 不能做的動作也可以按按看：會告訴你為什麼，並指出規則書的哪一節。
shelf-tip-undo = 下錯了可以收回；整局也能一步一步倒回去看。
shelf-unknown-match = 無法辨識的對局
shelf-resume = 繼續
shelf-try = 試著開啟
shelf-delete = 刪除
shelf-deleted = 已刪除一局。
shelf-take-back = 復原
shelf-not-deleted = 這局無法刪除。
shelf-turn = 輪到 { $player }
shelf-actions = { $count ->
    [0] 剛開始
   *[other] 已進行 { $count } 步
}

shelf-records = 戰績
shelf-no-records = 玩完第一局之後，這裡會記下最高分、平均分與勝場。
shelf-details = 詳細

stats-title = 戰績
stats-game = 遊戲
stats-games = 局數
stats-best = 最高分
stats-mean = 平均分
stats-champion = 勝場最多
stats-champion-wins = { $name }（{ $wins } 勝）
stats-name = 玩家
stats-wins = 勝場
stats-rate = 勝率
stats-rate-of = { $rate }%
stats-persons = 真人
stats-computers = 電腦
stats-latest = 最近的對局
stats-none = 還沒有玩完的對局。
stats-shared = 並列獲勝各算一勝；從別局分出去的對局不列入。
stats-points-of = { $name } { $points }
stats-winner = { $name } 獲勝
stats-winners = { $names } 並列獲勝
