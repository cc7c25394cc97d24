# 倉庫城：規則、事件與計分的文字。

## 名稱
speicherstadt-card-merchant = 貿易商（{ $good }）
speicherstadt-card-merchant-coffee = 咖啡烘焙商
speicherstadt-card-merchant-tea = 品茶師
speicherstadt-card-merchant-saffron = 香料商
speicherstadt-card-merchant-rubber = 橡膠加工商
speicherstadt-card-merchant-carpet = 地毯商
speicherstadt-card-contract = { $points } 分合約（{ $goods }）
speicherstadt-card-fireman = 消防員 { $value }
speicherstadt-card-fire = 第 { $order } 場失火
speicherstadt-card-warehouse = 倉庫
speicherstadt-card-counting-office = 會計行
speicherstadt-card-ship = 貨運船
speicherstadt-card-bank = 銀行
speicherstadt-card-port = 港口
speicherstadt-card-chamber = 商會
speicherstadt-card-boatsmen-church = 船工教堂
speicherstadt-card-st-michaelis = 聖米歇爾
speicherstadt-good-coffee = 咖啡
speicherstadt-good-tea = 茶葉
speicherstadt-good-saffron = 番紅花
speicherstadt-good-rubber = 橡膠
speicherstadt-good-carpet = 地毯
speicherstadt-good-other = 貨物
speicherstadt-season-winter = 冬季
speicherstadt-season-spring = 春季
speicherstadt-season-summer = 夏季
speicherstadt-season-autumn = 秋季
speicherstadt-season-end = 年終失火
speicherstadt-place-slot = 第 { $number } 格
speicherstadt-place-floor = 第 { $number } 格 { $floor } 樓
speicherstadt-place-pile = 牌庫
speicherstadt-place-bag = 貨物袋
speicherstadt-place-discards = 棄牌堆
speicherstadt-place-round = 回合數
speicherstadt-place-start-coin = 起始玩家圓幣
speicherstadt-place-stock = 貨物區的{ $good }
speicherstadt-place-cargo = 第 { $number } 格船上的{ $good }
speicherstadt-place-symbol = { $card }的{ $good }格
speicherstadt-place-unknown = 這裡
speicherstadt-part-coins = { $player }的錢
speicherstadt-part-workers = { $player }的工人
speicherstadt-part-score = { $player }的分數
speicherstadt-part-firemen = { $player }的消防員
speicherstadt-part-hall = { $player }的交易所
speicherstadt-part-warehouse = { $player }的倉庫
speicherstadt-part-goods = { $player }的{ $good }
speicherstadt-part-landed = { $player }船上的{ $good }

## 階段
speicherstadt-phase-supply = 供給
speicherstadt-phase-demand = 排隊
speicherstadt-phase-purchase = 購買
speicherstadt-phase-loading = 卸貨
speicherstadt-phase-income = 收入
speicherstadt-progress-place = 第 { $round }／{ $rounds } 回合・排隊
speicherstadt-progress-buy = 第 { $round }／{ $rounds } 回合・購買
speicherstadt-progress-load = 第 { $round }／{ $rounds } 回合・卸貨
speicherstadt-progress-over = 終局（共 { $rounds } 回合，進行到第 { $round } 回合）

## 事件
speicherstadt-match-begins = { $player }擔任起始玩家。
speicherstadt-round-begins = 第 { $round } 回合開始，由{ $player }先手。
speicherstadt-card-laid = { $slot }翻出{ $card }。
speicherstadt-ship-laid = { $slot }來了一艘{ $card }，載著{ $goods }。
speicherstadt-fire = 失火！翻出{ $card }，影響 { $points } 分。
speicherstadt-fire-won = { $player }的消防員共 { $strength } 點，最強，得 { $points } 分。
speicherstadt-fire-lost = { $player }的消防員共 { $strength } 點，最弱，扣 { $points } 分。
speicherstadt-fire-even = 所有人的消防員都是 { $strength } 點，{ $card }沒有人得分或扣分。
speicherstadt-placed = { $player }派工人到{ $slot }排{ $card }，站上 { $place } 樓（{ $floor }）。
speicherstadt-bought = { $player }花 { $price } 元買下{ $slot }的{ $card }。
speicherstadt-declined = { $player }不買{ $slot }的{ $card }（{ $price } 元）。
speicherstadt-cannot-pay = { $player }付不起{ $slot }的{ $card }（{ $price } 元）。
speicherstadt-worker-home = { $player }的工人離開{ $slot }（{ $floor }）。
speicherstadt-card-discarded = { $slot }的{ $card }沒有人買，棄掉。
speicherstadt-cargo-lost = { $slot }船上的{ $goods }放進貨物區。
speicherstadt-unloaded = { $player }的船卸下{ $goods }。
speicherstadt-delivered = { $player }把{ $good }交到{ $card }（{ $symbol }）。
speicherstadt-sold = { $player }把{ $good }賣給貿易商，得 { $coins } 元。
speicherstadt-market = { $player }在交易所賣掉{ $goods }，得 { $coins } 元。
speicherstadt-converted = { $player }用{ $goods }換來一個{ $good }。
speicherstadt-goods-discarded = { $player }放不下{ $good }，棄到貨物區。
speicherstadt-stored = { $player }存下{ $goods }。
speicherstadt-contract-complete = { $player }完成{ $card }，終局得 { $points } 分！
speicherstadt-income = { $player }收入 { $coins } 元。
speicherstadt-start-passed = 起始玩家圓幣交給{ $player }。
speicherstadt-match-over = 遊戲結束，計算分數。

## 要做什麼
speicherstadt-prompt-place = { $player }，選一張卡片派工人排隊，還有 { $workers } 個工人要放。
speicherstadt-prompt-buy = { $player }，要花 { $price } 元買{ $card }嗎？你有 { $coins } 元{ $waiting ->
    [0] ，後面沒有人排隊。
   *[other] ，後面還有 { $waiting } 個工人。
}
speicherstadt-prompt-load = { $player }，處理貨物：手上 { $cubes } 個，可以存 { $room } 個{ $excess ->
    [0] 。
   *[other] ，多 { $excess } 個。
}
speicherstadt-prompt-load-too-many = { $player }，手上有 { $cubes } 個貨物，只存得下 { $room } 個，還得處理掉 { $excess } 個。
speicherstadt-do-place = 到第 { $number } 格（{ $slot }）排{ $card }
speicherstadt-do-buy = 花 { $price } 元買{ $card }（第 { $number } 格，{ $slot }）
speicherstadt-do-decline = 不買{ $card }（{ $price } 元，第 { $number } 格，{ $slot }）
speicherstadt-do-deliver = 把{ $good }交到{ $card }
speicherstadt-do-sell = 把{ $good }賣給貿易商（+{ $coins } 元）
speicherstadt-do-market = 在交易所賣掉{ $goods }（+{ $coins } 元）
speicherstadt-do-convert = 用{ $goods }換一個{ $good }
speicherstadt-do-discard = 棄掉{ $good }
speicherstadt-do-finish = { $cubes ->
    [0] 完成卸貨
   *[other] 完成卸貨，存 { $cubes } 個
}
speicherstadt-warn-discard = 棄掉的{ $good }會放進貨物區，拿不回來。確定嗎？
speicherstadt-warn-undelivered = 還有貨物可以交到你的合約。真的要結束卸貨嗎？

## 為什麼不行
speicherstadt-why-not-placing = 現在不是排隊階段，不能派工人到{ $slot }（每格最多 { $floors } 個）。
speicherstadt-why-queue-full = { $slot }上方的 { $floors } 層樓都站滿了。
speicherstadt-why-not-buying = 現在不是購買階段，不能買{ $slot }的卡片。
speicherstadt-why-slot-over = { $slot }已經處理完了，現在賣的是{ $current }。
speicherstadt-why-slot-later = 由左到右一格一格賣：現在是{ $current }，還沒輪到{ $slot }。
speicherstadt-why-not-loading = 現在不是卸貨階段，不能處理貨物。
speicherstadt-why-good-not-held = 你手上沒有{ $good }。
speicherstadt-why-goods-not-held = 你手上沒有這些貨物：{ $goods }。
speicherstadt-why-not-your-contract = { $card }不是你的，不能把{ $good }交上去。
speicherstadt-why-symbol-filled = { $card }的{ $good }已經交過了。
speicherstadt-why-no-merchant = 你沒有收購{ $good }的貿易商。
speicherstadt-why-too-few-to-market = 在交易所賣貨要 2 個貨物，你只有 { $cubes } 個。
speicherstadt-why-too-few-to-convert = 交換要付 3 個貨物，你只有 { $cubes } 個。
speicherstadt-why-not-in-stock = 貨物區沒有{ $good }可換。
speicherstadt-why-just-put-in-stock = 貨物區的{ $good }是你這次才放進去的，要換別的貨物。
speicherstadt-why-room-for-all = 你的 { $cubes } 個貨物都存得下（可存 { $room } 個），不必棄掉{ $good }。
speicherstadt-why-too-many-to-discard = 只有最後多出來的 1 個可以棄掉；{ $cubes } 個貨物比可存的 { $room } 個多太多，先賣掉或交換，再考慮棄{ $good }。
speicherstadt-why-too-many-to-finish = 手上的 { $cubes } 個貨物存不下（可存 { $room } 個），先處理掉多的。

## 這是做什麼的
speicherstadt-purpose-pile = 牌庫依冬、春、夏、秋的順序翻，最後是失火。
speicherstadt-purpose-bag = 貨運船翻出來時，從袋子隨機抽貨物放上去。
speicherstadt-purpose-discards = 沒有人買的卡片和已結算的失火放在這裡。
speicherstadt-purpose-round = 這裡顯示進行到第幾回合。
speicherstadt-purpose-start-coin = 拿圓幣的人先手；每回合結束交給下家。它不能當錢用。
speicherstadt-purpose-fire = 失火一翻出來就立刻結算：消防員最強的加分，最弱的扣分。
speicherstadt-purpose-good = 貨物交到合約可得分，也可以賣錢。
speicherstadt-purpose-stock = 卸貨時，可以用 3 個貨物換貨物區的 1 個。
speicherstadt-purpose-cargo = 買下這艘船的人會得到這些貨物。
speicherstadt-purpose-contract = 卸貨時把對應的貨物放上來；全部放滿才得分。
speicherstadt-purpose-card = 這張卡已經有主人，效果只屬於他。
speicherstadt-purpose-coins = 錢用來在購買階段付卡片的價錢。
speicherstadt-purpose-workers = 工人在排隊階段派到卡片上方，點卡片就可以放。
speicherstadt-purpose-score = 現在就結束的話會有的分數。
speicherstadt-purpose-firemen = 失火時比較消防員的總和。
speicherstadt-purpose-hall = 交易所可以存 1 個貨物，卸貨時也在這裡賣貨和換貨。
speicherstadt-purpose-warehouse = 倉庫可以存 4 個貨物，終局每個得 1 分。
speicherstadt-purpose-goods = 存放的貨物在自己卸貨時可以再用。
speicherstadt-purpose-landed = 這回合買的船，輪到主人卸貨時才卸下來。
speicherstadt-purpose-player = 這是玩家的區域。
speicherstadt-purpose-slot = 工人在排隊階段到這裡排隊，購買階段由左到右出售。
speicherstadt-purpose-queue = 排隊的工人從最低樓層站起，最前面的先買。

## 說明
speicherstadt-effect-merchant = { $card }：卸貨時每個{ $good }可賣 { $coins } 元；終局 1 分（牌值 { $value }）。
speicherstadt-effect-contract = { $card }：放滿貨物，終局得 { $value } 分；沒放滿不得分。
speicherstadt-effect-fireman = { $card }：失火時算 { $value } 點。
speicherstadt-effect-warehouse = { $card }：可存 { $room } 個貨物，終局每個得 1 分（牌值 { $value }）。
speicherstadt-effect-counting-office = { $card }（牌值 { $value }）：擁有 1／2／3／4 間共得 { $points1 }／{ $points2 }／{ $points3 }／{ $points4 } 分。
speicherstadt-effect-ship = { $card }：船上的貨物歸買主，船留著（牌值 { $value }）。
speicherstadt-effect-bank = { $card }：每回合收入多 1 元（牌值 { $value }）。
speicherstadt-effect-port = { $card }：終局自己的每艘貨運船得 1 分（牌值 { $value }）。
speicherstadt-effect-chamber = { $card }：終局每 1 元得 1 分（牌值 { $value }）。
speicherstadt-effect-church = { $card }：終局得 { $value } 分。
speicherstadt-effect-fire = { $card }：消防員最強的得 { $value } 分，最弱的扣 { $value } 分。
speicherstadt-about-empty-slot = 第 { $number } 格沒有卡片了。
speicherstadt-about-cargo = 船上載著{ $goods }。
speicherstadt-about-no-queue = 還沒有人排隊。
speicherstadt-about-queue = { $workers } 個工人在排隊，最前面是{ $player }，現在要付 { $price } 元。
speicherstadt-about-joining = 再派一個工人會排在第 { $place } 位，最前面的人要付 { $price } 元。
speicherstadt-about-missing = 還缺{ $goods }。
speicherstadt-about-complete = 已完成，終局得 { $points } 分。
speicherstadt-about-coins = { $player }有 { $coins } 元，這回合結束時收入 { $income } 元。
speicherstadt-about-workers = { $player }還有 { $workers } 個工人沒放。
speicherstadt-about-score = { $player }目前 { $points } 分。
speicherstadt-about-firemen = { $player }有 { $cards } 名消防員，共 { $strength } 點。
speicherstadt-about-room = { $player }存了 { $cubes } 個貨物，可以存 { $room } 個。
speicherstadt-about-in-warehouse = 倉庫裡：{ $goods }。
speicherstadt-about-in-hall = 交易所裡：{ $goods }。
speicherstadt-about-landed = { $player }的船上有{ $goods }，等著卸貨。
speicherstadt-about-player = { $player }：{ $points } 分，{ $coins } 元。
speicherstadt-about-stock = 貨物區有 { $cubes } 個{ $good }。
speicherstadt-about-pile = { $season }的卡片還有 { $cards } 張，牌庫共 { $all } 張。
speicherstadt-about-bag = 袋子裡還有 { $cubes } 個貨物。
speicherstadt-about-discards = 棄牌堆有 { $cards } 張。
speicherstadt-about-round = 現在是第 { $round } 回合，共 { $rounds } 回合。
speicherstadt-about-start-coin = 這回合由{ $player }先手。
speicherstadt-about-fire = 這場失火影響 { $points } 分。
speicherstadt-about-fire-out = 已經結算。

## 計分
speicherstadt-score-fires = 失火
speicherstadt-score-fires-detail = 消防員 { $strength } 點，經歷 { $fires } 場失火
speicherstadt-score-contracts = 合約
speicherstadt-score-contracts-detail = { $cards } 張中完成 { $complete } 張
speicherstadt-score-offices = 會計行
speicherstadt-score-offices-detail = { $cards } 間
speicherstadt-score-merchants = 貿易商
speicherstadt-score-merchants-detail = { $cards } 位
speicherstadt-score-warehouse = 倉庫存貨
speicherstadt-score-warehouse-detail = 存 { $cubes } 個貨物
speicherstadt-score-port = 港口
speicherstadt-score-port-detail = { $cards } 艘貨運船
speicherstadt-score-chamber = 商會
speicherstadt-score-chamber-detail = { $coins } 元
speicherstadt-score-churches = 教堂
speicherstadt-score-churches-detail = { $cards }
speicherstadt-verdict-leads = 目前{ $players }以 { $points } 分領先。
speicherstadt-verdict-wins = { $player }以 { $points } 分獲勝！
speicherstadt-verdict-coins = { $player }與人同為 { $points } 分，但錢較多（{ $coins } 元），獲勝！
speicherstadt-verdict-shared = { $players }同為 { $points } 分，錢也一樣多（{ $coins } 元），共享勝利！

## 配件數值的錯誤
speicherstadt-figures-small = { $file } 第 { $line } 行：這個數值要在 0 到 99 之間。
speicherstadt-figures-offices = { $file } 第 { $line } 行：會計行有 { $cards } 間，要有同樣多個得分。
speicherstadt-figures-card-id = { $file } 第 { $line } 行：卡片的 id 重複，或含有空格或斜線。
speicherstadt-figures-card = { $file } 第 { $line } 行：這張卡片的資料不完整或不合理。
speicherstadt-figures-count = { $file } 第 { $line } 行：這種卡片在各季的張數與卡片表不符。
speicherstadt-figures-single = { $file } 第 { $line } 行：這種卡片只能有一張。
speicherstadt-figures-good-id = { $file } 第 { $line } 行：貨物的 id 重複，或含有空格或斜線。
speicherstadt-figures-good-count = { $file } 第 { $line } 行：每種貨物的數量要一樣，而且至少 1 個。
speicherstadt-figures-goods = { $file } 第 { $line } 行：共有 { $goods } 個貨物，但貨運船需要 { $needed } 個。
speicherstadt-figures-players = { $file } 第 { $line } 行：這個人數的設定不合理。
speicherstadt-figures-regular = { $file } 第 { $line } 行：剩下 { $cards } 張一般卡片，但回合與格數需要 { $needed } 張。
speicherstadt-figures-seats = { $file } 第 { $line } 行：沒有 { $seats } 人的設定。
