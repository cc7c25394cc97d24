# 倉庫城：書架上的文字。

game-speicherstadt-name = 倉庫城
game-speicherstadt-tagline = 在漢堡的倉庫街排隊搶貨：排得越前面越先挑，隊伍越長價錢越高。
game-speicherstadt-option-start = 起始玩家
game-speicherstadt-option-start-help = 第一回合由誰先派工人；之後每回合輪到下家。

## 資料檔的錯誤

game-speicherstadt-figures-small = { $file } 第 { $line } 行：這個數值要在 0 到 99 之間。
game-speicherstadt-figures-workers = { $file } 第 { $line } 行：每人至少要有一個工人，而且所有工人都要排得下。
game-speicherstadt-figures-offices = { $file } 第 { $line } 行：會計行有 { $cards } 棟，分數也要列出同樣多個。
game-speicherstadt-figures-card-id = { $file } 第 { $line } 行：卡片的 id 重複，或含有空格、斜線。
game-speicherstadt-figures-card = { $file } 第 { $line } 行：這張卡片的資料不完整或不合理。
game-speicherstadt-figures-count = { $file } 第 { $line } 行：這種卡片在各季的張數與卡片列表不符。
game-speicherstadt-figures-single = { $file } 第 { $line } 行：這種卡片必須正好一張。
game-speicherstadt-figures-good-id = { $file } 第 { $line } 行：貨物的 id 重複，或含有空格、斜線。
game-speicherstadt-figures-good-count = { $file } 第 { $line } 行：每種貨物的數量要一樣，而且至少 1 個。
game-speicherstadt-figures-goods = { $file } 第 { $line } 行：共有 { $goods } 個貨物，但貨運船需要 { $needed } 個。
game-speicherstadt-figures-players = { $file } 第 { $line } 行：這個人數的設定不合理。
game-speicherstadt-figures-regular = { $file } 第 { $line } 行：扣掉失火剩下 { $cards } 張卡片，但各回合需要 { $needed } 張。
game-speicherstadt-figures-seats = { $file } 第 { $line } 行：沒有 { $seats } 人的設定。
