# 電腦對戰測試（simulate 指令）。

simulate-begins = { $game }：電腦對戰 { $matches } 局，座位 { $line }（每種牌序輪流換位），種子 { $seed }。
simulate-progress = 已完成 { $done }／{ $matches } 局。
simulate-row = { $level }（{ $places } 個座位）：每座勝率 { $share }%（95% 信賴區間 { $low }–{ $high }%），平均 { $points } 分，每次思考 { $milliseconds } 毫秒
simulate-time = 共花 { $seconds } 秒。
simulate-unknown-level = 沒有「{ $level }」這個等級，可用的是 { $known }。
simulate-bad-number = 局數至少要 1，種子不能是負數。
