# 牌桌：進行一場遊戲的頁面。

table-players = 玩家
table-log = 紀錄
table-menu = 選單
table-close = 關閉
table-leave = 回到遊戲架（自動存檔）
table-save-as = 另存新檔
table-rules = 規則書
table-settings = 設定
table-undo = 悔棋
table-redo = 重做
table-more = 更多…

# 回顧
table-history-first = 回到開局
table-history-back = 上一步
table-history-forward = 下一步
table-history-present = 回到現在
table-history-place = { $step }／{ $length }
table-past = 正在回顧第 { $step } 步（共 { $length } 步）
table-to-present = 回到現在
table-continue-here = 從這裡接著玩
table-branch-name = 從第 { $step } 步另起
table-branched = 這是從第 { $step } 步另起的一局，原來那局已經存好。
table-past-no-moves = 現在看的是過去的局面，回到現在才能行動。
table-past-no-undo = 現在看的是過去的局面，回到現在才能悔棋。
table-undo-nothing = 還沒有可以悔的步。
table-undo-barrier = 不能再往回悔：之後已經翻出新的東西，或輪到別人做了決定。
table-pass-barrier = 允許悔棋越過已揭露的資訊

# 提示列
table-thinking = { $player }（{ $level }）思考中
table-paused = 已暫停，輪到{ $player }（{ $level }）
table-pause = 暫停
table-go-on = 繼續
table-one-step = 走一步
table-pause-or-go-on = 暫停／繼續
table-yes = 確定
table-no = 取消
table-key-tip = （按鍵 { $key }）
table-rule-link = 規則 { $section }
table-what-is-this = 這是什麼？
table-computer-trouble = 電腦玩家沒有給出可用的行動，改走最有希望的一步。

# 可行動作
table-moves = 列出可行動作
table-moves-filter = 輸入文字以篩選
table-who-plays = 由誰來玩
table-fit = 顯示整個版圖
table-keys = 快速鍵一覽

# 計分
table-score-sheet = 計分表
table-scores-now = 目前分數
table-show-scores = 看計分表
table-end-title = 遊戲結束
table-total = 總分
table-score-hint = 指著某一格，就會說明分數怎麼來，並標出計分的東西。
table-counted = （{ $things }）
table-chart = 分數走勢
table-chart-start = 開局
table-chart-moves = 第 { $count } 步
table-chart-move = 第 { $step } 步
table-play-again = 再玩一局
table-new-setup = 重新設定
table-to-shelf = 回遊戲架
table-look-at-board = 看版圖

# 快速鍵
table-keys-board = 版圖
table-keys-decision = 行動
table-keys-history = 回顧與電腦
table-keys-window = 視窗
table-key-targets = 移到下一個、上一個可以行動的地方
table-key-arrows = 在版圖上移動
table-key-press = 按下所在的地方
table-key-menu = 這裡能做什麼
table-key-zoom = 放大、縮小
table-key-fit = 顯示整個版圖
table-key-buttons = 提示列的按鈕 1 到 9
table-key-moves = 列出可行動作
table-key-board = 回到版圖
table-key-escape = 取消、關閉
table-key-undo = 悔棋
table-key-redo = 重做
table-key-walk = 上一步、下一步
table-key-first = 回到開局
table-key-present = 回到現在
table-key-pause = 暫停電腦、繼續
table-key-step = 暫停時讓電腦走一步
table-key-rules = 規則書
table-key-save = 另存新檔
table-key-log = 到紀錄
table-key-scores = 計分表
table-key-leave = 回到遊戲架
table-key-keys = 顯示這張表

# 沒有視窗的示範
table-demo-begins = { $game }，種子 { $seed }，全部由電腦進行。
table-demo-picture = 結束時的版圖：{ $file }
table-demo-no-picture = 無法寫入圖檔 { $file }。請確認資料夾存在，而且可以寫入。
