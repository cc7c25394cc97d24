# Words that all games and all windows share.

common-list-empty = nothing

common-yes = yes
common-no = no
common-none = none

common-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

common-round = Round { $round }
common-round-of = Round { $round } of { $rounds }
common-seat = Seat { $seat }
common-player-name = Player { $seat }
common-computer-name = Computer { $seat }

common-person = Person
common-computer = Computer
common-level-easy = Easy
common-level-normal = Normal
common-level-hard = Hard

common-colour-red = red
common-colour-blue = blue
common-colour-mint = mint
common-colour-yellow = yellow
common-colour-plum = plum
common-colour-charcoal = charcoal

common-font-missing = The typeface { $file } is missing or damaged. Please install the program again.
