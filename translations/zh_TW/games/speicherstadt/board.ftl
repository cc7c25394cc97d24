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
