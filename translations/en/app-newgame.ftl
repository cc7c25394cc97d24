# New game.

newgame-title = New game: { $game }
newgame-seats = Seats
newgame-options = Options
newgame-add = Add a seat
newgame-rotate = Rotate seats
newgame-rotate-help = Everybody moves up one seat, the first goes to the end.
newgame-up = Move up
newgame-down = Move down
newgame-remove = Remove
newgame-colour = Colour and shape
newgame-name = Name
newgame-controller = Played by
newgame-person-help = Plays at this computer; several people take turns at it.
newgame-easy-help = Knows the rules but often misjudges; good for a first game.
newgame-normal-help = Weighs every move with care and makes no plain mistakes.
newgame-hard-help = Looks several moves ahead and imagines the hidden cards; takes a moment for each move.
newgame-random = Random
newgame-seed = Deal
newgame-seed-fixed = Use a fixed number
newgame-seed-example = for example 2026
newgame-seed-help = The same number, seats and options give the same deal: to play it again, or to have everyone play the same one. Otherwise every match is different.
newgame-seed-wrong = The number of the deal must be a whole number from 0, at most 19 digits long.
newgame-name-wrong = The name at seat { $seat } needs 1 to { $most } visible characters.
newgame-name-twice = Seats { $seat } and { $other } have the same name. Please change one.
newgame-start = Start
