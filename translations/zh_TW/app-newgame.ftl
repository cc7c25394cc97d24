# 開新局。

newgame-title = 開新局：{ $game }
newgame-seats = 座位
newgame-options = 選項
newgame-add = 加一個座位
newgame-rotate = 輪替座位
newgame-rotate-help = 每個人往前移一個座位，第一位移到最後。
newgame-up = 往上移
newgame-down = 往下移
newgame-remove = 移除
newgame-colour = 顏色與圖形
newgame-name = 名字
newgame-controller = 由誰來玩
newgame-person-help = 在這台電腦前操作；多位真人可以輪流使用。
newgame-easy-help = 懂規則，但常常看走眼；適合第一次玩。
newgame-normal-help = 每一步都會好好盤算，沒有明顯失誤。
newgame-hard-help = 會推演好幾步，並設想看不見的牌；每步要想一下。
newgame-random = 隨機
newgame-seed = 牌序
newgame-seed-fixed = 使用固定的號碼
newgame-seed-example = 例如 2026
newgame-seed-help = 相同的號碼、人數與選項會發出相同的牌，方便重玩或大家玩同一副牌。不固定的話，每局都不同。
newgame-seed-wrong = 牌序號碼請填 0 以上的整數，最多 19 位。
newgame-name-wrong = 座位 { $seat } 的名字請填 1 到 { $most } 個看得見的字。
newgame-name-twice = 座位 { $seat } 和座位 { $other } 同名，請改其中一個。
newgame-start = 開始
