# Die Speicherstadt: what rules, events and scoring have to say.

## Names

speicherstadt-card-merchant = Merchant for { $good }
speicherstadt-card-merchant-coffee = Coffee Roaster
speicherstadt-card-merchant-tea = Tea Taster
speicherstadt-card-merchant-saffron = Spice Trader
speicherstadt-card-merchant-rubber = Vulcanizer
speicherstadt-card-merchant-carpet = Carpet Trader
speicherstadt-card-contract = { $points }-point Contract ({ $goods })
speicherstadt-card-fireman = Fireman of strength { $value }
speicherstadt-card-fire = Fire no. { $order }
speicherstadt-card-warehouse = Warehouse
speicherstadt-card-counting-office = Counting Office
speicherstadt-card-ship = Ship
speicherstadt-card-bank = Bank
speicherstadt-card-port = Port
speicherstadt-card-chamber = Chamber of Commerce
speicherstadt-card-boatsmen-church = Boatsmen’s Church
speicherstadt-card-st-michaelis = Church of St. Michaelis
speicherstadt-good-coffee = coffee
speicherstadt-good-tea = tea
speicherstadt-good-saffron = saffron
speicherstadt-good-rubber = rubber
speicherstadt-good-carpet = carpet
speicherstadt-good-other = { $name }
speicherstadt-season-winter = Winter
speicherstadt-season-spring = Spring
speicherstadt-season-summer = Summer
speicherstadt-season-autumn = Autumn
speicherstadt-season-end = Last fire
speicherstadt-place-slot = slot { $number }
speicherstadt-place-floor = floor { $floor } above slot { $number }
speicherstadt-place-pile = card pile
speicherstadt-place-bag = goods bag
speicherstadt-place-discards = discard pile
speicherstadt-place-round = round counter
speicherstadt-place-start-coin = start player’s coin
speicherstadt-place-stock = { $good } in the stock
speicherstadt-place-cargo = { $good } on the ship at slot { $number }
speicherstadt-place-symbol = place for { $good } on the { $card }
speicherstadt-part-coins = { $player }’s coins
speicherstadt-part-workers = { $player }’s workers
speicherstadt-part-score = { $player }’s score
speicherstadt-part-firemen = { $player }’s firemen
speicherstadt-part-hall = { $player }’s market hall
speicherstadt-part-warehouse = { $player }’s warehouse
speicherstadt-part-goods = { $player }’s { $good }
speicherstadt-part-landed = { $good } on { $player }’s ships

## Phases

speicherstadt-phase-supply = Supply
speicherstadt-phase-demand = Demand
speicherstadt-phase-purchase = Purchase
speicherstadt-phase-loading = Loading
speicherstadt-phase-income = Income
speicherstadt-progress-place = Round { $round } of { $rounds } · Demand
speicherstadt-progress-buy = Round { $round } of { $rounds } · Purchase
speicherstadt-progress-load = Round { $round } of { $rounds } · Loading
speicherstadt-progress-over = Finished after { $rounds } rounds

## Events

speicherstadt-match-begins = { $player } is the start player.
speicherstadt-round-begins = Round { $round } begins; { $player } goes first.
speicherstadt-card-laid = The { $card } is laid out at { $slot }.
speicherstadt-ship-laid = A ship with { $goods } moors at { $slot }.
speicherstadt-fire = { $card } breaks out: { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} at stake.
speicherstadt-fire-won = { $player } has the strongest firemen ({ $strength }) and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-fire-lost = { $player } has the weakest firemen ({ $strength }) and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-fire-even = All players’ firemen are equally strong ({ $strength }): nobody gains or loses anything.
speicherstadt-placed = { $player } queues for the { $card } at { $slot }, on floor { $place }.
speicherstadt-bought = { $player } pays { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and takes the { $card } from { $slot }.
speicherstadt-declined = { $player } declines the { $card } at { $slot } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
speicherstadt-cannot-pay = { $player } cannot pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} for the { $card } at { $slot }, having only { $coins }.
speicherstadt-worker-home = { $player }’s worker at { $slot } goes home.
speicherstadt-card-discarded = Nobody buys the { $card } at { $slot }; it is discarded.
speicherstadt-cargo-lost = The cargo at { $slot } goes to the stock: { $goods }.
speicherstadt-unloaded = { $player } unloads { $goods }.
speicherstadt-delivered = { $player } delivers { $good } to the { $card }.
speicherstadt-sold = { $player } sells { $good } to a merchant for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
speicherstadt-market = { $player } sells { $goods } in the market hall for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
speicherstadt-converted = { $player } converts { $goods } into { $good } from the stock.
speicherstadt-goods-discarded = { $player } has no room for { $good } and discards it.
speicherstadt-stored = { $player } stores { $goods }.
speicherstadt-contract-complete = { $player } has filled the { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end!
speicherstadt-income = { $player } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of income.
speicherstadt-start-passed = The start player’s coin goes to { $player }.
speicherstadt-match-over = The game is over; the points are counted.

## What to do

speicherstadt-prompt-place = { $player }, place a worker above a card: { $workers ->
    [one] your last one
   *[other] { $workers } left
}.
speicherstadt-prompt-buy = { $player }, buy the { $card } for { $price } of your { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, or decline? { $waiting ->
    [0] Nobody stands behind you.
    [one] { $waiting } worker stands behind you.
   *[other] { $waiting } workers stand behind you.
}
speicherstadt-prompt-load = { $player }, { $cubes ->
    [0] all your goods are used: finish loading.
    [one] use your { $cubes } good, or finish and store it (room for { $room }).
   *[other] use your { $cubes } goods, or finish and store them (room for { $room }).
}
speicherstadt-prompt-load-too-many = { $player }, you have { $cubes } goods and room for { $room }: use { $excess } or more before you finish{ $excess ->
    [1] {" "}(or discard one).
   *[other] .
}
speicherstadt-prompt-load-only-store = { $player }, nothing else can be done with your { $cubes ->
    [one] last good
   *[other] last { $cubes } goods
} now (room for { $room }): finish and store.
speicherstadt-do-place = Place a worker at { $slot }: { $card }
speicherstadt-do-buy = Buy the { $card } for { $price }
speicherstadt-do-decline = Decline
speicherstadt-do-deliver = Deliver { $good } to the { $card }
speicherstadt-do-sell = Sell { $good } to your merchant (+{ $coins })
speicherstadt-do-market = Sell { $goods } in the market hall (+{ $coins })
speicherstadt-do-convert = Convert { $goods } into { $good }
speicherstadt-do-discard = Discard { $good }
speicherstadt-do-finish = { $cubes ->
    [0] Finish loading
    [one] Finish and store { $cubes } good
   *[other] Finish and store { $cubes } goods
}
speicherstadt-warn-discard = The { $good } goes to the stock, and you get nothing for it. Discard it?

## Why not

speicherstadt-why-not-placing = Workers are placed in the demand phase only.
speicherstadt-why-no-passing = There is no passing: every worker must be placed, even by a player without coins.
speicherstadt-why-queue-full = All { $floors } floors above { $slot } are taken.
speicherstadt-why-not-buying = Cards are bought in the purchase phase only, when all workers are placed.
speicherstadt-why-slot-over = The sale at { $slot } is over; { $current } is on sale now.
speicherstadt-why-slot-later = The cards are sold from left to right: { $current } is on sale now, { $slot } comes later.
speicherstadt-why-not-loading = Goods are used in the loading phase only.
speicherstadt-why-good-not-held = You have no { $good } to use.
speicherstadt-why-goods-not-held = You do not have all of these: { $goods }.
speicherstadt-why-no-use = All you can do with { $good } now is to keep it: none of your contracts needs it, none of your merchants buys it, and the market hall takes two or three goods at a time.
speicherstadt-why-not-your-contract = The { $card } is not yours.
speicherstadt-why-symbol-filled = The { $card } needs no more { $good }.
speicherstadt-why-no-merchant = You have no merchant who buys { $good }.
speicherstadt-why-too-few-to-market = The market hall buys two goods at a time; you have { $cubes }.
speicherstadt-why-too-few-to-convert = The market hall converts three goods into one; you have { $cubes }.
speicherstadt-why-not-in-stock = There is no { $good } in the stock.
speicherstadt-why-just-put-in-stock = The { $good } in the stock came there in this very turn: only goods that lay there before can be taken.
speicherstadt-why-room-for-all = Nothing may be discarded while there is room: you have { $cubes ->
    [one] { $cubes } good
   *[other] { $cubes } goods
} and room for { $room }.
speicherstadt-why-too-many-to-discard = Only the last good without room may be discarded. You have { $cubes } goods and room for { $room }: deliver, sell or convert first.
speicherstadt-why-too-many-to-finish = You have { $cubes } goods and room for { $room }: use the others first.

## What things are for

speicherstadt-purpose-pile = Winter, spring, summer and autumn cards come in this order, and the last fire at the very end.
speicherstadt-purpose-bag = When a ship moors, its goods are drawn from the bag.
speicherstadt-purpose-discards = Cards that nobody bought lie here, and fires that are over.
speicherstadt-purpose-round = The round being played.
speicherstadt-purpose-start-coin = The start player has this coin and passes it to the left after every round. It is not money.
speicherstadt-purpose-fire = A fire counts the moment it is drawn: the strongest firemen gain points, the weakest lose them.
speicherstadt-purpose-good = Goods fill contracts, or are sold.
speicherstadt-purpose-stock = In the loading phase, three of your goods can be converted into one that lies here.
speicherstadt-purpose-cargo = Whoever buys the ship gets these goods.
speicherstadt-purpose-contract = Goods are delivered here in the loading phase. Only a filled contract counts at the end.
speicherstadt-purpose-card = Each card serves its owner only.
speicherstadt-purpose-coins = Cards are paid for with coins.
speicherstadt-purpose-workers = Workers queue for cards in the demand phase: press a card to place one.
speicherstadt-purpose-score = The points if the game ended now.
speicherstadt-purpose-firemen = When a fire breaks out, each player’s firemen are added up and compared.
speicherstadt-purpose-hall = The market hall stores one good. In the loading phase it buys two goods for a coin, or converts three into one.
speicherstadt-purpose-warehouse = The warehouse stores goods; those lying in it at the end count.
speicherstadt-purpose-goods = Stored goods can be used in any later loading turn of their owner.
speicherstadt-purpose-landed = These goods are unloaded in their owner’s loading turn.
speicherstadt-purpose-player = Everything in front of this player lies open.
speicherstadt-purpose-slot = Workers queue here for the card in the demand phase.
speicherstadt-purpose-queue = Workers queue from the lowest floor upwards; the lowest one is asked first.

## Explanations

speicherstadt-effect-merchant = { $card }: in the loading phase buys { $good } from its owner for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} apiece. { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
speicherstadt-effect-contract = { $card }: counts at the end if all its goods were delivered.
speicherstadt-effect-fireman = { $card }: adds { $points } to its owner’s strength at every fire.
speicherstadt-effect-warehouse = { $card }: stores { $room } goods; each good in it at the end is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-effect-counting-office = { $card }: owning 1, 2, 3 or 4 is worth { $points1 }, { $points2 }, { $points3 } or { $points4 } points in total.
speicherstadt-effect-ship = { $card }: its goods can be used in the loading phase of the round in which it is bought.
speicherstadt-effect-bank = { $card }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more in every income phase.
speicherstadt-effect-port = { $card }: at the end { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of its owner’s ships.
speicherstadt-effect-chamber = { $card }: at the end { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of its owner’s coins.
speicherstadt-effect-church = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
speicherstadt-effect-fire = { $card }: the strongest firemen gain { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the weakest lose as many.
speicherstadt-about-empty-slot = The card of this slot is gone.
speicherstadt-about-cargo = On board: { $goods }.
speicherstadt-about-no-queue = Nobody queues here.
speicherstadt-about-queue = { $workers ->
    [one] { $workers } worker queues here.
   *[other] { $workers } workers queue here.
} { $player } is in front and would pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} now.
speicherstadt-about-joining = { $place ->
    [1] A worker placed now would be in front and pay 1 coin, plus 1 for each worker that joins behind.
   *[other] A worker placed now would stand on floor { $place }; the price in front rises to { $price } and falls by 1 with each worker that leaves.
}
speicherstadt-about-missing = Still missing: { $goods }.
speicherstadt-about-complete = Filled: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
speicherstadt-about-coins = { $player } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; the next income would be { $income }.
speicherstadt-about-workers = { $player } has { $workers ->
    [0] no worker
    [one] { $workers } worker
   *[other] { $workers } workers
} left to place.
speicherstadt-about-score = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
speicherstadt-about-firemen = { $player } has { $cards ->
    [0] no fireman.
    [one] { $cards } fireman, of strength { $strength }.
   *[other] { $cards } firemen, of strength { $strength } together.
}
speicherstadt-about-room = { $player } has { $cubes ->
    [0] no goods
    [one] { $cubes } good
   *[other] { $cubes } goods
} and room for { $room }.
speicherstadt-about-in-warehouse = In the warehouse: { $goods }.
speicherstadt-about-in-hall = In the market hall: { $goods }.
speicherstadt-about-landed = To be unloaded from { $player }’s ships: { $goods }.
speicherstadt-about-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
speicherstadt-about-stock = { $cubes ->
    [0] There is no { $good } in the stock.
   *[other] In the stock: { $cubes } × { $good }.
}
speicherstadt-about-pile = { $season }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} still in the pile of { $all }.
speicherstadt-about-bag = { $cubes ->
    [0] The bag is empty.
    [one] { $cubes } good is left in the bag.
   *[other] { $cubes } goods are left in the bag.
}
speicherstadt-about-discards = { $cards ->
    [0] No card has been discarded.
    [one] { $cards } card has been discarded.
   *[other] { $cards } cards have been discarded.
}
speicherstadt-about-round = This is round { $round } of { $rounds }.
speicherstadt-about-start-coin = { $player } goes first this round.
speicherstadt-about-fire = This fire is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}: gained by the strongest firemen, lost by the weakest.
speicherstadt-about-fire-out = It is over.

## Scoring

speicherstadt-score-fires = Fires
speicherstadt-score-fires-detail = strength { $strength }, { $fires ->
    [one] { $fires } fire
   *[other] { $fires } fires
} so far
speicherstadt-score-contracts = Contracts
speicherstadt-score-contracts-detail = { $complete } of { $cards } filled
speicherstadt-score-offices = Counting offices
speicherstadt-score-offices-detail = { $cards ->
    [one] { $cards } counting office
   *[other] { $cards } counting offices
}
speicherstadt-score-merchants = Merchants
speicherstadt-score-merchants-detail = { $cards ->
    [one] { $cards } merchant
   *[other] { $cards } merchants
}
speicherstadt-score-warehouse = Warehouse
speicherstadt-score-warehouse-detail = { $cubes ->
    [0] empty
    [one] { $cubes } good
   *[other] { $cubes } goods
}
speicherstadt-score-port = Port
speicherstadt-score-port-detail = { $cards ->
    [0] no ship
    [one] { $cards } ship
   *[other] { $cards } ships
}
speicherstadt-score-chamber = Chamber of commerce
speicherstadt-score-chamber-detail = { $coins ->
    [0] no coin
    [one] { $coins } coin
   *[other] { $coins } coins
}
speicherstadt-score-churches = Churches
speicherstadt-score-churches-detail = { $cards }
speicherstadt-verdict-leads = In the lead: { $players }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
speicherstadt-verdict-wins = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
speicherstadt-verdict-coins = { $player } wins: { $points ->
    [one] { $points } point like another player
   *[other] { $points } points like another player
}, but more coins ({ $coins }).
speicherstadt-verdict-shared = { $players } share the victory: they have equal points ({ $points }) and equal coins ({ $coins }).
