# 所有遊戲與視窗共用的詞。

common-list-empty = 無

common-yes = 是
common-no = 否
common-none = 無

common-coins = { $count } 元
common-points = { $count } 分
common-cards = { $count } 張卡
common-players = { $count } 人
common-minutes = { $count } 分鐘

common-round = 第 { $round } 回合
common-round-of = 第 { $round } 回合，共 { $rounds } 回合
common-seat = 座位 { $seat }
common-player-name = 玩家 { $seat }
common-computer-name = 電腦 { $seat }

common-person = 真人
common-computer = 電腦
common-level-easy = 簡單
common-level-normal = 普通
common-level-hard = 困難

common-colour-red = 紅
common-colour-blue = 藍
common-colour-mint = 薄荷綠
common-colour-yellow = 黃
common-colour-plum = 紫
common-colour-charcoal = 黑

common-font-missing = 找不到字型檔 { $file }，或檔案已損壞。請重新安裝程式。
