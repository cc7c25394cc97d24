# 倉庫城：規則、事件與計分的文字。

## 名稱

speicherstadt-card-merchant = { $good }貿易商
speicherstadt-card-merchant-coffee = 咖啡烘焙商
speicherstadt-card-merchant-tea = 品茶師
speicherstadt-card-merchant-saffron = 香料商
speicherstadt-card-merchant-rubber = 橡膠加工商
speicherstadt-card-merchant-carpet = 地毯商
speicherstadt-card-contract = 合約（{ $points } 分：{ $goods }）
speicherstadt-card-fireman = 能力 { $value } 的消防員
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
speicherstadt-good-other = { $name }
speicherstadt-season-winter = 冬季
speicherstadt-season-spring = 春季
speicherstadt-season-summer = 夏季
speicherstadt-season-autumn = 秋季
speicherstadt-season-end = 最後的失火
speicherstadt-place-slot = 第 { $number } 格
speicherstadt-place-floor = 第 { $number } 格的 { $floor } 樓
speicherstadt-place-pile = 牌庫
speicherstadt-place-bag = 貨物袋
speicherstadt-place-discards = 棄牌堆
speicherstadt-place-round = 回合標示
speicherstadt-place-start-coin = 起始玩家圓幣
speicherstadt-place-stock = 貨物區的{ $good }
speicherstadt-place-cargo = 第 { $number } 格船上的{ $good }
speicherstadt-place-symbol = { $card }上放{ $good }的位置
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
speicherstadt-progress-place = 第 { $round } 回合（共 { $rounds } 回合）・排隊
speicherstadt-progress-buy = 第 { $round } 回合（共 { $rounds } 回合）・購買
speicherstadt-progress-load = 第 { $round } 回合（共 { $rounds } 回合）・卸貨
speicherstadt-progress-over = 已結束，共 { $rounds } 回合

## 事件

speicherstadt-match-begins = { $player }是起始玩家。
speicherstadt-round-begins = 第 { $round } 回合開始，由{ $player }先排隊。
speicherstadt-card-laid = { $slot }翻出{ $card }。
speicherstadt-ship-laid = { $slot }來了一艘貨運船，載著{ $goods }。
speicherstadt-fire = 翻出{ $card }！最強的加 { $points } 分，最弱的扣 { $points } 分。
speicherstadt-fire-won = { $player }的消防員最強（{ $strength }），得 { $points } 分。
speicherstadt-fire-lost = { $player }的消防員最弱（{ $strength }），扣 { $points } 分。
speicherstadt-fire-even = 大家的消防員一樣強（{ $strength }），沒有人加分或扣分。
speicherstadt-placed = { $player }派工人到{ $slot }排{ $card }，站在 { $place } 樓。
speicherstadt-bought = { $player }付 { $price } 元，買走{ $slot }的{ $card }。
speicherstadt-declined = { $player }不願花 { $price } 元買{ $slot }的{ $card }。
speicherstadt-cannot-pay = { $player }只有 { $coins } 元，付不起{ $slot }的{ $card }（{ $price } 元）。
speicherstadt-worker-home = { $player }的一個工人離開{ $slot }回家。
speicherstadt-card-discarded = 沒有人買{ $slot }的{ $card }，棄掉。
speicherstadt-cargo-lost = { $slot }船上的貨物放進貨物區：{ $goods }。
speicherstadt-unloaded = { $player }從船上卸下{ $goods }。
speicherstadt-delivered = { $player }把{ $good }放上{ $card }。
speicherstadt-sold = { $player }把{ $good }賣給貿易商，得 { $coins } 元。
speicherstadt-market = { $player }在交易所賣掉{ $goods }，得 { $coins } 元。
speicherstadt-converted = { $player }用{ $goods }換到貨物區的{ $good }。
speicherstadt-goods-discarded = { $player }放不下{ $good }，棄掉。
speicherstadt-stored = { $player }存放{ $goods }。
speicherstadt-contract-complete = { $player }完成{ $card }，遊戲結束時可得 { $points } 分！
speicherstadt-income = { $player }收入 { $coins } 元。
speicherstadt-start-passed = 起始玩家圓幣交給{ $player }。
speicherstadt-match-over = 遊戲結束，開始算分。

## 要做什麼

speicherstadt-prompt-place = { $player }，請派一個工人到卡片上方排隊：{ $workers ->
    [1] 這是最後一個。
   *[other] 還有 { $workers } 個。
}
speicherstadt-prompt-buy = { $player }，要花 { $price } 元買{ $card }嗎？你有 { $coins } 元，{ $waiting ->
    [0] 後面沒有工人了。
   *[other] 後面還有 { $waiting } 個工人。
}
speicherstadt-prompt-load = { $player }，{ $cubes ->
    [0] 貨物都用完了，請結束卸貨。
   *[other] 你有 { $cubes } 個貨物，可以繼續用，也可以結束並存放（存得下 { $room } 個）。
}
speicherstadt-prompt-load-too-many = { $player }，你有 { $cubes } 個貨物，只存得下 { $room } 個，至少還要處理 { $excess } 個才能結束{ $excess ->
    [1] （也可以直接棄掉 1 個）。
   *[other] 。
}
speicherstadt-prompt-load-only-store = { $player }，剩下的 { $cubes } 個貨物這回合沒有別的用處（存得下 { $room } 個），請結束卸貨並存放。
speicherstadt-do-place = 派工人到{ $slot }：{ $card }
speicherstadt-do-buy = 花 { $price } 元買{ $card }
speicherstadt-do-decline = 不買
speicherstadt-do-deliver = 把{ $good }放上{ $card }
speicherstadt-do-sell = 把{ $good }賣給貿易商（+{ $coins } 元）
speicherstadt-do-market = 在交易所賣掉{ $goods }（+{ $coins } 元）
speicherstadt-do-convert = 用{ $goods }換{ $good }
speicherstadt-do-discard = 棄掉{ $good }
speicherstadt-do-finish = { $cubes ->
    [0] 結束卸貨
   *[other] 結束卸貨，存放 { $cubes } 個貨物
}
speicherstadt-warn-discard = { $good }會放進貨物區，你什麼也得不到。確定要棄掉嗎？

## 為什麼不行

speicherstadt-why-not-placing = 只有排隊階段可以派工人。
speicherstadt-why-no-passing = 不能跳過：就算沒有錢，每個工人也都要派去排隊。
speicherstadt-why-queue-full = { $slot }上方的 { $floors } 層樓都站滿了。
speicherstadt-why-not-buying = 工人都派完，到了購買階段才能買卡片。
speicherstadt-why-slot-over = { $slot }已經賣完了，現在輪到{ $current }。
speicherstadt-why-slot-later = 卡片由左到右一張一張賣：現在是{ $current }，還沒輪到{ $slot }。
speicherstadt-why-not-loading = 只有卸貨階段可以處理貨物。
speicherstadt-why-good-not-held = 你沒有{ $good }可以用。
speicherstadt-why-goods-not-held = 這些貨物你沒有齊：{ $goods }。
speicherstadt-why-no-use = { $good }現在只能存著：你沒有合約需要它，也沒有貿易商收購它，而交易所一次要 2 個或 3 個貨物。
speicherstadt-why-not-your-contract = { $card }不是你的。
speicherstadt-why-symbol-filled = { $card }不再需要{ $good }了。
speicherstadt-why-no-merchant = 你沒有收購{ $good }的貿易商。
speicherstadt-why-too-few-to-market = 交易所一次收 2 個貨物，你只有 { $cubes } 個。
speicherstadt-why-too-few-to-convert = 交易所用 3 個貨物換 1 個，你只有 { $cubes } 個。
speicherstadt-why-not-in-stock = 貨物區沒有{ $good }。
speicherstadt-why-just-put-in-stock = 貨物區的{ $good }是這次卸貨才放進去的，只能換原本就在那裡的貨物。
speicherstadt-why-room-for-all = 放得下就不能棄掉：你有 { $cubes } 個貨物，存得下 { $room } 個。
speicherstadt-why-too-many-to-discard = 只有放不下的最後 1 個貨物可以棄掉。你有 { $cubes } 個，存得下 { $room } 個，請先放上合約、賣掉或交換。
speicherstadt-why-too-many-to-finish = 你有 { $cubes } 個貨物，只存得下 { $room } 個，請先處理其他的。

## 這是做什麼的

speicherstadt-purpose-pile = 卡片依冬、春、夏、秋的順序翻出，最底下是最後的失火。
speicherstadt-purpose-bag = 翻出貨運船時，從袋子隨機拿貨物放到船上。
speicherstadt-purpose-discards = 沒有人買的卡片和結算過的失火放在這裡。
speicherstadt-purpose-round = 現在進行到第幾回合。
speicherstadt-purpose-start-coin = 起始玩家拿著這枚圓幣，每回合結束時交給下一個玩家。它不是錢。
speicherstadt-purpose-fire = 失火一翻出來就結算：消防員最強的得分，最弱的扣分。
speicherstadt-purpose-good = 貨物可以放上合約，也可以賣錢。
speicherstadt-purpose-stock = 卸貨時，可以用你的 3 個貨物換這裡的 1 個。
speicherstadt-purpose-cargo = 買下這艘船就得到這些貨物。
speicherstadt-purpose-contract = 卸貨時把需要的貨物放在這裡。放滿的合約在遊戲結束時才得分。
speicherstadt-purpose-card = 卡片只對擁有的玩家有效。
speicherstadt-purpose-coins = 買卡片要付錢。
speicherstadt-purpose-workers = 排隊階段派工人去排卡片：點一張卡片就會派過去。
speicherstadt-purpose-score = 如果現在結束，會有這些分數。
speicherstadt-purpose-firemen = 失火時，比較各玩家消防員的能力總和。
speicherstadt-purpose-hall = 交易所可以存 1 個貨物；卸貨時 2 個貨物可賣 1 元，3 個貨物可換 1 個。
speicherstadt-purpose-warehouse = 倉庫可以存放貨物，遊戲結束時還在裡面的可以得分。
speicherstadt-purpose-goods = 存放的貨物，之後輪到自己卸貨時都可以用。
speicherstadt-purpose-landed = 輪到這位玩家卸貨時，這些貨物才會卸下來。
speicherstadt-purpose-player = 這位玩家面前的東西全部公開。
speicherstadt-purpose-slot = 排隊階段派工人到這裡排這張卡片。
speicherstadt-purpose-queue = 工人從最低的樓層開始排，最低的優先購買。

## 說明

speicherstadt-effect-merchant = { $card }：卸貨時每個{ $good }可以賣 { $coins } 元；遊戲結束時得 { $points } 分。
speicherstadt-effect-contract = { $card }：需要的貨物全部放滿，遊戲結束時才得分。
speicherstadt-effect-fireman = { $card }：每次失火結算時，能力加 { $points }。
speicherstadt-effect-warehouse = { $card }：可以存 { $room } 個貨物；遊戲結束時裡面每個得 { $points } 分。
speicherstadt-effect-counting-office = { $card }：擁有 1／2／3／4 棟，總共得 { $points1 }／{ $points2 }／{ $points3 }／{ $points4 } 分。
speicherstadt-effect-ship = { $card }：船上的貨物在買到的這回合卸貨時就能用。
speicherstadt-effect-bank = { $card }：每次收入多 { $coins } 元。
speicherstadt-effect-port = { $card }：遊戲結束時，自己的每艘貨運船得 { $points } 分。
speicherstadt-effect-chamber = { $card }：遊戲結束時，自己的每一元得 { $points } 分。
speicherstadt-effect-church = { $card }：遊戲結束時得 { $points } 分。
speicherstadt-effect-fire = { $card }：消防員最強的得 { $points } 分，最弱的扣 { $points } 分。
speicherstadt-about-empty-slot = 這一格的卡片已經不在了。
speicherstadt-about-cargo = 船上有{ $goods }。
speicherstadt-about-no-queue = 沒有人在排。
speicherstadt-about-queue = { $workers } 個工人在排，最前面是{ $player }，現在要付 { $price } 元。
speicherstadt-about-joining = { $place ->
    [1] 現在排就是第一個，要付 1 元；後面每多排一個工人，再多 1 元。
   *[other] 現在排會站在 { $place } 樓；最前面的價錢升到 { $price } 元，每離開一個工人就便宜 1 元。
}
speicherstadt-about-missing = 還缺{ $goods }。
speicherstadt-about-complete = 已經完成，遊戲結束時得 { $points } 分。
speicherstadt-about-coins = { $player }有 { $coins } 元，目前看來下次收入 { $income } 元。
speicherstadt-about-workers = { $player }還有 { $workers } 個工人要派。
speicherstadt-about-score = 如果現在結束，{ $player }有 { $points } 分。
speicherstadt-about-firemen = { $player }有 { $cards } 個消防員，能力共 { $strength }。
speicherstadt-about-room = { $player }有 { $cubes } 個貨物，存得下 { $room } 個。
speicherstadt-about-in-warehouse = 倉庫裡有{ $goods }。
speicherstadt-about-in-hall = 交易所裡有{ $goods }。
speicherstadt-about-landed = { $player }的船上還有{ $goods }沒有卸下。
speicherstadt-about-player = { $player }：{ $points } 分，{ $coins } 元。
speicherstadt-about-stock = { $cubes ->
    [0] 貨物區沒有{ $good }。
   *[other] 貨物區有 { $cubes } 個{ $good }。
}
speicherstadt-about-pile = { $season }還有 { $cards } 張，牌庫共 { $all } 張。
speicherstadt-about-bag = { $cubes ->
    [0] 袋子空了。
   *[other] 袋子裡還有 { $cubes } 個貨物。
}
speicherstadt-about-discards = { $cards ->
    [0] 還沒有棄掉任何卡片。
   *[other] 已經棄掉 { $cards } 張卡片。
}
speicherstadt-about-round = 現在是第 { $round } 回合，共 { $rounds } 回合。
speicherstadt-about-start-coin = 這回合由{ $player }先排隊。
speicherstadt-about-fire = 這場失火：消防員最強的得 { $points } 分，最弱的扣 { $points } 分。
speicherstadt-about-fire-out = 已經結算。

## 計分

speicherstadt-score-fires = 失火
speicherstadt-score-fires-detail = 能力 { $strength }，已經 { $fires } 場
speicherstadt-score-contracts = 合約
speicherstadt-score-contracts-detail = { $cards } 張中完成 { $complete } 張
speicherstadt-score-offices = 會計行
speicherstadt-score-offices-detail = { $cards } 棟
speicherstadt-score-merchants = 貿易商
speicherstadt-score-merchants-detail = { $cards } 張
speicherstadt-score-warehouse = 倉庫
speicherstadt-score-warehouse-detail = { $cubes } 個貨物
speicherstadt-score-port = 港口
speicherstadt-score-port-detail = { $cards } 艘貨運船
speicherstadt-score-chamber = 商會
speicherstadt-score-chamber-detail = { $coins } 元
speicherstadt-score-churches = 教堂
speicherstadt-score-churches-detail = { $cards }
speicherstadt-verdict-leads = 目前領先：{ $players }，{ $points } 分。
speicherstadt-verdict-wins = { $player }以 { $points } 分獲勝！
speicherstadt-verdict-coins = { $player }獲勝：同樣是 { $points } 分，但是錢比較多（{ $coins } 元）。
speicherstadt-verdict-shared = { $players }共享勝利：同樣是 { $points } 分、{ $coins } 元。
