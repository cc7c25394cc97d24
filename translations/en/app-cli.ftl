# The command line.

cli-about = Boardgames Desktop: Euro games on a laptop, without a network. Without a command the window opens.
cli-commands = Commands
cli-play = open the window (with a save file, if one is named)
cli-demo = let computers play a whole match, print the score sheet, save a picture of the final board
cli-simulate = let computer levels play many matches and measure their strength
cli-replay = check a save file and tell its match from the beginning
cli-engine = drive the rules with JSON lines on standard input and output
cli-lang = language to use
cli-game = id of the game
cli-seats = number of players
cli-seed = seed of the deal
cli-out = file of the picture (PNG)
cli-games = number of matches
cli-bots = levels by seat, separated by commas; the last one fills the rest (easy, normal, hard, random)
cli-iterations = lines a search looks at per decision
cli-seconds = seconds a search may take per decision
cli-processes = number of processes
cli-save-file = a save file
cli-usage = Usage:
cli-command = COMMAND
cli-arguments = What to work on
cli-options = Options
cli-help = show this help
cli-version = show the version of the program
cli-bad-option = That cannot be run: { $detail }. See --help.
cli-unknown-argument = “{ $value }” is not known here
cli-missing-argument = “{ $value }” is missing
cli-missing-value = { $value } needs a value
cli-unknown-choice = “{ $value }” is none of { $known }
cli-bad-value = { $value }
cli-not-a-number = "{ $value }" is no usable whole number
cli-not-seconds = "{ $value }" is no usable number of seconds
cli-replay-begins = { $game }: { $players }, { $steps ->
    [one] one action
   *[other] { $steps } actions
}.
cli-replay-ends = The save is sound.
