# 《倉庫城》版圖、卡片、玩家面板與卸貨盤上的短字

# --- 卡片上放得下的名稱
speicherstadt-short-contract = 合約
speicherstadt-short-fireman = 消防員
speicherstadt-short-warehouse = 倉庫
speicherstadt-short-counting-office = 會計行
speicherstadt-short-ship = 貨運船
speicherstadt-short-bank = 銀行
speicherstadt-short-port = 港口
speicherstadt-short-chamber = 商會
speicherstadt-short-boatsmen-church = 船工教堂
speicherstadt-short-st-michaelis = 聖米歇爾
speicherstadt-short-fire = 失火
speicherstadt-short-merchant = 貿易商

# --- 鐘樓、瞭望塔與碼頭
speicherstadt-board-round = 回合
speicherstadt-board-fires = 失火
speicherstadt-board-start = 起始
speicherstadt-board-pile = 牌庫
speicherstadt-board-discards = 棄牌
speicherstadt-board-bag = 袋中
speicherstadt-board-stock = 貨物區
speicherstadt-board-winter = 冬季
speicherstadt-board-spring = 春季
speicherstadt-board-summer = 夏季
speicherstadt-board-autumn = 秋季
speicherstadt-board-end = 失火
speicherstadt-board-sale = 出售中

# --- 玩家面板
speicherstadt-panel-hall = 交易所
speicherstadt-panel-warehouse = 倉庫
speicherstadt-panel-landed = 船上
speicherstadt-panel-pool = 待處理

# --- 卸貨盤
speicherstadt-tray-hint = 選 1 個貨物可交貨或賣給貿易商，選 2 個可在交易所賣出，選 3 個可換貨。
speicherstadt-tray-choose = 要怎麼處理？
speicherstadt-tray-exchange = 這 3 個換成：
speicherstadt-tray-none-for-one = 你的卡片都不收這個貨物。再選 1 個，就能在交易所一起賣掉。
speicherstadt-tray-none-for-two = 交易所不收這 2 個貨物。
speicherstadt-tray-none-for-three = 輪到你卸貨時，貨物區沒有別的貨物可換。
speicherstadt-tray-cube = 選{ $good }
speicherstadt-tray-room = { $excess ->
    [0] 可存 { $room } 個：全部放得下。
    *[other] 可存 { $room } 個：還多 { $excess } 個。
}
speicherstadt-tray-deliver = 交貨
speicherstadt-tray-sell = 賣 { $coins } 元
speicherstadt-tray-market = 兩個賣 { $coins } 元
speicherstadt-tray-discard = 棄掉
