# The shelf, and the results of finished matches.

shelf-new-game = New game
shelf-watch = Watch computers play
shelf-rules = Rule book
shelf-about-game = Figures and credits
shelf-statistics = Results
shelf-open = Open file
shelf-seats = { $least }–{ $most } players
shelf-seats-best = { $least }–{ $most } players (best with { $best })
shelf-weight = Weight { $weight } (1 is light, 5 is heavy)
shelf-no-games = There are no games here. Please install the program again.

shelf-unfinished = Unfinished matches
shelf-none-unfinished = No match is waiting. Every match is saved as you play: leave whenever you like and go on from here.
shelf-tip-hover = Rest the pointer on a card, a worker or a good to learn what it is.
shelf-tip-why = Try what is not allowed, too: you will be told why, and where the rule book says so.
shelf-tip-undo = Take back a slip, or walk through the whole match step by step.
shelf-unknown-match = A match that cannot be read
shelf-resume = Go on
shelf-try = Try to open
shelf-delete = Delete
shelf-deleted = One match deleted.
shelf-take-back = Undo
shelf-not-deleted = This match could not be deleted.
shelf-turn = { $player } to move
shelf-actions = { $count ->
    [0] Just begun
    [one] { $count } move played
   *[other] { $count } moves played
}

shelf-records = Results
shelf-no-records = After the first finished match you will find best scores, averages and wins here.
shelf-details = Details

stats-title = Results
stats-game = Game
stats-games = Matches
stats-best = Best
stats-mean = Average
stats-champion = Most wins
stats-champion-wins = { $name } ({ $wins })
stats-name = Player
stats-wins = Wins
stats-rate = Share
stats-rate-of = { $rate }%
stats-persons = People
stats-computers = Computers
stats-latest = Latest matches
stats-none = No match has been finished yet.
stats-shared = A shared victory counts as a win for everyone who shares it. Matches that branched off another one do not count.
stats-points-of = { $name } { $points }
stats-winner = { $name } won
stats-winners = { $names } shared the victory
