# Short words on the board, the cards, the player panels and the loading tray of Die Speicherstadt

# --- names that fit on a card
speicherstadt-short-contract = Contract
speicherstadt-short-fireman = Fireman
speicherstadt-short-warehouse = Warehouse
speicherstadt-short-counting-office = Counting office
speicherstadt-short-ship = Ship
speicherstadt-short-bank = Bank
speicherstadt-short-port = Port
speicherstadt-short-chamber = Chamber
speicherstadt-short-boatsmen-church = Boatsmen
speicherstadt-short-st-michaelis = St. Michaelis
speicherstadt-short-fire = Fire
speicherstadt-short-merchant = Merchant

# --- towers and piers
speicherstadt-board-round = Round
speicherstadt-board-fires = Fires
speicherstadt-board-start = Start
speicherstadt-board-pile = Pile
speicherstadt-board-discards = Out
speicherstadt-board-bag = in bag
speicherstadt-board-stock = Stock
speicherstadt-board-winter = Winter
speicherstadt-board-spring = Spring
speicherstadt-board-summer = Summer
speicherstadt-board-autumn = Autumn
speicherstadt-board-end = Fire
speicherstadt-board-sale = For sale
