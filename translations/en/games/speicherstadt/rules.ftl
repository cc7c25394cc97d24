# Die Speicherstadt: what rules, events and scoring have to say.

## Names
speicherstadt-card-merchant = { $good } merchant
speicherstadt-card-merchant-coffee = Coffee Roaster
speicherstadt-card-merchant-tea = Tea Taster
speicherstadt-card-merchant-saffron = Spice Trader
speicherstadt-card-merchant-rubber = Vulcanizer
speicherstadt-card-merchant-carpet = Carpet Trader
speicherstadt-card-contract = { $points }-point contract ({ $goods })
speicherstadt-card-fireman = Fireman { $value }
speicherstadt-card-fire = Fire no. { $order }
speicherstadt-card-warehouse = Warehouse
speicherstadt-card-counting-office = Counting Office
speicherstadt-card-ship = Cargo Ship
speicherstadt-card-bank = Bank
speicherstadt-card-port = Port
speicherstadt-card-chamber = Chamber of Commerce
speicherstadt-card-boatsmen-church = Boatsmen's Church
speicherstadt-card-st-michaelis = St. Michaelis
speicherstadt-good-coffee = coffee
speicherstadt-good-tea = tea
speicherstadt-good-saffron = saffron
speicherstadt-good-rubber = rubber
speicherstadt-good-carpet = carpet
speicherstadt-good-other = goods
speicherstadt-season-winter = Winter
speicherstadt-season-spring = Spring
speicherstadt-season-summer = Summer
speicherstadt-season-autumn = Autumn
speicherstadt-season-end = Year's end
speicherstadt-place-slot = slot { $number }
speicherstadt-place-floor = slot { $number }, floor { $floor }
speicherstadt-place-pile = draw pile
speicherstadt-place-bag = goods bag
speicherstadt-place-discards = discard pile
speicherstadt-place-round = round counter
speicherstadt-place-start-coin = start player's coin
speicherstadt-place-stock = { $good } in the stock
speicherstadt-place-cargo = { $good } on the ship at slot { $number }
speicherstadt-place-symbol = { $good } space of the { $card }
speicherstadt-place-unknown = this
speicherstadt-part-coins = { $player }'s coins
speicherstadt-part-workers = { $player }'s workers
speicherstadt-part-score = { $player }'s score
speicherstadt-part-firemen = { $player }'s firemen
speicherstadt-part-hall = { $player }'s market hall
speicherstadt-part-warehouse = { $player }'s warehouse
speicherstadt-part-goods = { $player }'s { $good }
speicherstadt-part-landed = { $good } on { $player }'s ships

## Phases
speicherstadt-phase-supply = Supply
speicherstadt-phase-demand = Demand
speicherstadt-phase-purchase = Purchase
speicherstadt-phase-loading = Loading
speicherstadt-phase-income = Income
speicherstadt-progress-place = Round { $round } of { $rounds } · Demand
speicherstadt-progress-buy = Round { $round } of { $rounds } · Purchase
speicherstadt-progress-load = Round { $round } of { $rounds } · Loading
speicherstadt-progress-over = Finished (round { $round } of { $rounds })

## Events
speicherstadt-match-begins = { $player } is the start player.
speicherstadt-round-begins = Round { $round } begins; { $player } goes first.
speicherstadt-card-laid = { $card } comes to { $slot }.
speicherstadt-ship-laid = A { $card } with { $goods } comes to { $slot }.
speicherstadt-fire = { $card } breaks out, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-fire-won = { $player } has the strongest brigade ({ $strength }) and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-fire-lost = { $player } has the weakest brigade ({ $strength }) and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-fire-even = All brigades are equal ({ $strength }); { $card } changes nobody's score.
speicherstadt-placed = { $player } queues for { $card } at { $slot }, in place { $place } ({ $floor }).
speicherstadt-bought = { $player } buys { $card } at { $slot } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
speicherstadt-declined = { $player } declines { $card } at { $slot } (price { $price }).
speicherstadt-cannot-pay = { $player } cannot pay for { $card } at { $slot } (price { $price }).
speicherstadt-worker-home = A worker of { $player } leaves { $slot } ({ $floor }).
speicherstadt-card-discarded = Nobody buys { $card } at { $slot }; it is discarded.
speicherstadt-cargo-lost = The cargo at { $slot } ({ $goods }) goes to the stock.
speicherstadt-unloaded = { $player } unloads { $goods }.
speicherstadt-delivered = { $player } delivers { $good } to the { $card } ({ $symbol }).
speicherstadt-sold = { $player } sells { $good } to the merchant for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
speicherstadt-market = { $player } sells { $goods } in the market hall for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
speicherstadt-converted = { $player } exchanges { $goods } for { $good }.
speicherstadt-goods-discarded = { $player } has no room for { $good }; it goes to the stock.
speicherstadt-stored = { $player } stores { $goods }.
speicherstadt-contract-complete = { $player } completes the { $card }: { $points } points at the end!
speicherstadt-income = { $player } receives { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
speicherstadt-start-passed = The start player's coin goes to { $player }.
speicherstadt-match-over = The game is over; the points are counted.

## What to do
speicherstadt-prompt-place = { $player }, place a worker above a card: { $workers ->
    [one] your last one
   *[other] { $workers } left
}.
speicherstadt-prompt-buy = { $player }, buy { $card } for { $price } of your { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}? { $waiting ->
    [0] Nobody waits behind you.
    [one] One worker waits behind you.
   *[other] { $waiting } workers wait behind you.
}
speicherstadt-prompt-load = { $player }, use your goods: { $cubes } in hand, { $room } can be stored{ $excess ->
    [0] .
   *[other] , { $excess } too many.
}
speicherstadt-prompt-load-too-many = { $player }, you hold { $cubes } goods but can store only { $room }: use up { $excess } more.
speicherstadt-do-place = Queue for { $card } at slot { $number } ({ $slot })
speicherstadt-do-buy = Buy { $card } for { $price } (slot { $number }, { $slot })
speicherstadt-do-decline = Decline { $card } at { $price } (slot { $number }, { $slot })
speicherstadt-do-deliver = Deliver { $good } to the { $card }
speicherstadt-do-sell = Sell { $good } to the merchant (+{ $coins })
speicherstadt-do-market = Sell { $goods } in the market hall (+{ $coins })
speicherstadt-do-convert = Exchange { $goods } for { $good }
speicherstadt-do-discard = Discard { $good }
speicherstadt-do-finish = { $cubes ->
    [0] Finish loading
   *[other] Finish and store { $cubes }
}
speicherstadt-warn-discard = The discarded { $good } goes to the stock for good. Go on?
speicherstadt-warn-undelivered = You could still deliver goods to a contract. Finish anyway?

## Why not
speicherstadt-why-not-placing = Workers are placed in the Demand phase only, not at { $slot } now (up to { $floors } fit there).
speicherstadt-why-queue-full = All { $floors } floors above { $slot } are taken.
speicherstadt-why-not-buying = Cards are bought in the Purchase phase only; { $slot } is not for sale now.
speicherstadt-why-slot-over = The sale at { $slot } is over; now it is { $current }.
speicherstadt-why-slot-later = Slots are sold from left to right: it is { $current } now, { $slot } comes later.
speicherstadt-why-not-loading = Goods are handled in the Loading phase only.
speicherstadt-why-good-not-held = You have no { $good } in hand.
speicherstadt-why-goods-not-held = You do not hold these goods: { $goods }.
speicherstadt-why-not-your-contract = The { $card } is not yours, so it takes no { $good } from you.
speicherstadt-why-symbol-filled = The { $card } already has its { $good }.
speicherstadt-why-no-merchant = You have no merchant who buys { $good }.
speicherstadt-why-too-few-to-market = The market hall buys two goods at a time; you have { $cubes }.
speicherstadt-why-too-few-to-convert = An exchange costs three goods; you have { $cubes }.
speicherstadt-why-not-in-stock = There is no { $good } in the stock to exchange for.
speicherstadt-why-just-put-in-stock = The { $good } in the stock was put there in this very turn; an exchange brings another cube.
speicherstadt-why-room-for-all = All { $cubes } of your goods can be stored (room for { $room }), so { $good } need not be discarded.
speicherstadt-why-too-many-to-discard = Only the last good too many may be discarded; with { $cubes } goods and room for { $room }, sell or exchange some before discarding { $good }.
speicherstadt-why-too-many-to-finish = Your { $cubes } goods do not fit (room for { $room }); use up the rest first.

## What things are for
speicherstadt-purpose-pile = The pile brings winter, spring, summer and autumn in turn, and a fire at the very end.
speicherstadt-purpose-bag = Whenever a ship comes, its goods are drawn from the bag.
speicherstadt-purpose-discards = Cards that nobody bought and fires that are out lie here.
speicherstadt-purpose-round = This shows which round is being played.
speicherstadt-purpose-start-coin = Its holder goes first and passes it on after each round. It is not money.
speicherstadt-purpose-fire = A fire is scored the moment it is drawn: the strongest brigades gain, the weakest lose.
speicherstadt-purpose-good = Goods fill contracts, or are sold for coins.
speicherstadt-purpose-stock = While loading, three goods can be exchanged for one from the stock.
speicherstadt-purpose-cargo = Whoever buys the ship gets these goods.
speicherstadt-purpose-contract = Goods are put here while loading; only a full contract scores.
speicherstadt-purpose-card = This card belongs to its owner and works for nobody else.
speicherstadt-purpose-coins = Coins pay for cards in the Purchase phase.
speicherstadt-purpose-workers = Workers queue above the cards in the Demand phase; click a card to place one.
speicherstadt-purpose-score = The points there would be if the game ended now.
speicherstadt-purpose-firemen = At a fire the sums of the firemen are compared.
speicherstadt-purpose-hall = The market hall stores one good; goods are sold and exchanged here while loading.
speicherstadt-purpose-warehouse = The warehouse stores four goods, each worth a point at the end.
speicherstadt-purpose-goods = Stored goods can be used in any later loading turn of their owner.
speicherstadt-purpose-landed = Ships bought this round are unloaded in their owner's loading turn.
speicherstadt-purpose-player = This is a player's area.
speicherstadt-purpose-slot = Workers queue here in the Demand phase; in the Purchase phase the cards are sold from left to right.
speicherstadt-purpose-queue = Workers queue from the lowest floor up; the one in front is asked first.

## Explanations
speicherstadt-effect-merchant = { $card }: while loading, each { $good } can be sold for { $coins }; 1 point at the end (value { $value }).
speicherstadt-effect-contract = { $card }: worth { $value } points at the end if every space is filled, else nothing.
speicherstadt-effect-fireman = { $card }: counts { $value } at every fire.
speicherstadt-effect-warehouse = { $card }: stores { $room } goods, each worth a point at the end (value { $value }).
speicherstadt-effect-counting-office = { $card } (value { $value }): 1/2/3/4 of them are worth { $points1 }/{ $points2 }/{ $points3 }/{ $points4 } points in all.
speicherstadt-effect-ship = { $card }: its goods go to the buyer, who keeps the ship (value { $value }).
speicherstadt-effect-bank = { $card }: one more coin of income each round (value { $value }).
speicherstadt-effect-port = { $card }: 1 point at the end for each of your ships (value { $value }).
speicherstadt-effect-chamber = { $card }: 1 point at the end for each of your coins (value { $value }).
speicherstadt-effect-church = { $card }: { $value } points at the end.
speicherstadt-effect-fire = { $card }: { $value } points for the strongest brigades, minus { $value } for the weakest.
speicherstadt-about-empty-slot = Slot { $number } is empty.
speicherstadt-about-cargo = On board: { $goods }.
speicherstadt-about-no-queue = Nobody is queueing yet.
speicherstadt-about-queue = { $workers ->
    [one] One worker is queueing
   *[other] { $workers } workers are queueing
}; { $player } is in front and would pay { $price } now.
speicherstadt-about-joining = One more worker would stand in place { $place }; the one in front would then pay { $price }.
speicherstadt-about-missing = Still missing: { $goods }.
speicherstadt-about-complete = Complete: { $points } points at the end.
speicherstadt-about-coins = { $player } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, and { $income } more at the end of this round as things stand.
speicherstadt-about-workers = { $player } has { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} left to place.
speicherstadt-about-score = { $player } stands at { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-about-firemen = { $player } has { $cards ->
    [one] { $cards } fireman
   *[other] { $cards } firemen
}, { $strength } in all.
speicherstadt-about-room = { $player } holds { $cubes } goods and can store { $room }.
speicherstadt-about-in-warehouse = In the warehouse: { $goods }.
speicherstadt-about-in-hall = In the market hall: { $goods }.
speicherstadt-about-landed = On { $player }'s ships, waiting to be unloaded: { $goods }.
speicherstadt-about-player = { $player }: { $points } points, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
speicherstadt-about-stock = In the stock, { $good }: { $cubes }.
speicherstadt-about-pile = { $season } cards left: { $cards }; { $all } in the whole pile.
speicherstadt-about-bag = { $cubes } goods are left in the bag.
speicherstadt-about-discards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on the discard pile.
speicherstadt-about-round = This is round { $round } of { $rounds }.
speicherstadt-about-start-coin = { $player } goes first this round.
speicherstadt-about-fire = This fire is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-about-fire-out = It is over.

## Scoring
speicherstadt-score-fires = Fires
speicherstadt-score-fires-detail = brigade { $strength }, { $fires ->
    [one] { $fires } fire
   *[other] { $fires } fires
} so far
speicherstadt-score-contracts = Contracts
speicherstadt-score-contracts-detail = { $complete } of { $cards } complete
speicherstadt-score-offices = Counting Offices
speicherstadt-score-offices-detail = { $cards } owned
speicherstadt-score-merchants = Merchants
speicherstadt-score-merchants-detail = { $cards } owned
speicherstadt-score-warehouse = Warehouse stores
speicherstadt-score-warehouse-detail = { $cubes } stored
speicherstadt-score-port = Port
speicherstadt-score-port-detail = { $cards ->
    [one] { $cards } ship
   *[other] { $cards } ships
}
speicherstadt-score-chamber = Chamber of Commerce
speicherstadt-score-chamber-detail = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
speicherstadt-score-churches = Churches
speicherstadt-score-churches-detail = { $cards }
speicherstadt-verdict-leads = { $players } in the lead with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-verdict-wins = { $player } wins with { $points } points!
speicherstadt-verdict-coins = { $player } ties at { $points } points and wins by having more coins ({ $coins }).
speicherstadt-verdict-shared = { $players } share the victory: { $points } points and { $coins } coins each.

## Faults in the figures
speicherstadt-figures-small = { $file }, line { $line }: this figure must be from 0 to 99.
speicherstadt-figures-offices = { $file }, line { $line }: there are { $cards } counting offices, so as many scores are needed.
speicherstadt-figures-card-id = { $file }, line { $line }: the card's id is used twice or holds a space or slash.
speicherstadt-figures-card = { $file }, line { $line }: this card lacks a figure or has one that makes no sense.
speicherstadt-figures-count = { $file }, line { $line }: the list of cards has other numbers of this kind per deck.
speicherstadt-figures-single = { $file }, line { $line }: there must be exactly one card of this kind.
speicherstadt-figures-good-id = { $file }, line { $line }: a good's id is used twice or holds a space or slash.
speicherstadt-figures-good-count = { $file }, line { $line }: all goods must have the same number of cubes, at least one.
speicherstadt-figures-goods = { $file }, line { $line }: there are { $goods } goods, but the ships need { $needed }.
speicherstadt-figures-players = { $file }, line { $line }: the entry for this number of players makes no sense.
speicherstadt-figures-regular = { $file }, line { $line }: { $cards } regular cards are left, but the rounds need { $needed }.
speicherstadt-figures-seats = { $file }, line { $line }: there is no entry for { $seats } players.
