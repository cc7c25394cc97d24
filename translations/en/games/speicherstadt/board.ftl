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
speicherstadt-board-discards = Discards
speicherstadt-board-bag = in bag
speicherstadt-board-stock = Stock
speicherstadt-board-winter = Winter
speicherstadt-board-spring = Spring
speicherstadt-board-summer = Summer
speicherstadt-board-autumn = Autumn
speicherstadt-board-end = Fire
speicherstadt-board-sale = For sale

# --- player panels
speicherstadt-panel-hall = Market hall
speicherstadt-panel-warehouse = Warehouse
speicherstadt-panel-landed = On ships
speicherstadt-panel-pool = To be loaded

# --- loading tray
speicherstadt-tray-hint = Pick one good to deliver or sell it, two for the market hall, three to exchange them.
speicherstadt-tray-choose = What happens with it?
speicherstadt-tray-exchange = Exchange all three for:
speicherstadt-tray-none-for-one = None of your cards takes this good. Pick a second one to sell both in the market hall.
speicherstadt-tray-none-for-two = The market hall does not take these two.
speicherstadt-tray-none-for-three = When your turn began, the stock held nothing else to exchange them for.
speicherstadt-tray-cube = Pick { $good }
speicherstadt-tray-room = { $excess ->
    [0] Room for { $room }: all of it stays.
    *[other] Room for { $room }: { $excess } too many.
}
speicherstadt-tray-deliver = Deliver
speicherstadt-tray-sell = Sell for { $coins }
speicherstadt-tray-market = Sell both for { $coins }
speicherstadt-tray-discard = Discard
