# 命令列。

cli-about = 桌遊館：不用網路，在電腦上玩歐式桌遊。不加指令就會開啟視窗。
cli-commands = 指令
cli-play = 開啟視窗（可指定要打開的存檔）
cli-demo = 讓電腦玩完一局，印出計分表，把最後的圖板存成圖片
cli-simulate = 讓各等級的電腦對戰，測量強弱
cli-replay = 檢查存檔，把對局從頭說一遍
cli-engine = 用標準輸入輸出的 JSON 逐行操作遊戲引擎
cli-lang = 使用的語言
cli-game = 遊戲代號
cli-seats = 玩家人數
cli-seed = 亂數種子
cli-out = 圖片檔名（PNG）
cli-games = 要玩幾局
cli-bots = 各座位的等級，用逗號分開；剩下的座位用最後一個（easy、normal、hard、random）
cli-iterations = 每次決定的搜尋次數
cli-seconds = 每次決定的思考秒數
cli-processes = 使用幾個處理程序
cli-save-file = 存檔
cli-bad-option = 無法執行：{ $detail }。用 --help 查看用法。
cli-not-a-number = 「{ $value }」不是可用的整數
cli-not-seconds = 「{ $value }」不是可用的秒數
cli-replay-begins = { $game }：{ $players }，共 { $steps } 個動作。
cli-replay-ends = 存檔完整無誤。
