# What the engine has to say, whatever the game.

## Playing

engine-match-over = The match is over.
engine-not-your-turn = It is { $player }’s turn.
engine-unknown-action = “{ $action }” is no move of this game.
engine-action-form = This is no move ({ $detail }).
engine-position-impossible = This position is impossible ({ $detail }).

## Set-up

engine-unknown-game = There is no game called “{ $game }” here.
engine-game-broken = The game “{ $game }” cannot be loaded ({ $detail }).
engine-game-without-rules = The game “{ $game }” cannot be loaded: its package does not contain a game of that name.
engine-seat-count = This game is for { $least } to { $most } players.
engine-seat-name = Seat { $seat } needs a name of one line, of at most { $most } characters.
engine-seat-settings = Seat { $seat } needs a colour of its own from those there are, and a person or a computer level.
engine-seed-range = The seed must be a whole number from 0 to 9223372036854775807.
engine-unknown-option = This game has no option called “{ $option }”.
engine-option-value = The option “{ $option }” cannot be “{ $value }”.

## Component figures

engine-figures-unreadable = The component figures in { $file } cannot be read.
engine-figures-too-large = { $file }: this is too large for a file of component figures (line { $line }).
engine-figures-not-text = { $file }, line { $line }: this is not UTF-8 text.
engine-figures-not-yaml = { $file }, line { $line }: this is not valid YAML.
engine-figures-no-table = { $file }, line { $line }: the file must be a table of names and values.
engine-figures-odd-key = { $file }, line { $line }: a name must be plain text or a number; put it in quotation marks.
engine-figures-odd-value = { $file }, line { $line }: only texts, numbers, yes/no values, lists and tables may stand here.
engine-figures-key-twice = { $file }, line { $line }: “{ $key }” is given twice.
engine-figures-unknown-key = { $file }, line { $line }: “{ $key }” is not a known name here.
engine-figures-missing-key = { $file }, line { $line }: “{ $key }” is missing here.
engine-figures-wrong-value = { $file }, line { $line }: the value of “{ $key }” is not of the right kind.
engine-figures-impossible = The game cannot be played with these component figures ({ $detail }).

## Saves

engine-save-foreign = This is not a saved match.
engine-save-newer = This match was saved by a newer version of the program ({ $version }). Please update.
engine-save-field = The save is damaged: “{ $field }” is missing or wrong.
engine-save-line = The save is damaged in line { $line }.
engine-save-too-short = The save breaks off before the match begins.
engine-save-too-large = This file is far too large for a saved match.
engine-save-no-text = This is not a saved match: the file is not UTF-8 text.
engine-save-no-file = This is not a file.
engine-save-missing = There is no such file.
engine-save-unreadable = The file cannot be read ({ $detail }).
engine-save-unreadable-file = The file cannot be read.
engine-save-replay = The save cannot be replayed: move { $step } (“{ $action }”) is not possible under the present rules.
engine-save-other-position = The save cannot be replayed: after all { $steps } moves the position is not the one that was stored.
engine-match-elsewhere = This match is open in another window.

engine-disk-full = The match could not be saved: the disk is full. You can go on playing.
engine-disk-forbidden = The match could not be saved: this folder or file may not be written. You can go on playing.
engine-disk-trouble = The match could not be saved ({ $detail }). You can go on playing.

## JSON from files and programs

engine-json-cut-off = This is not complete JSON: it breaks off.
engine-json-syntax = This is not JSON (line { $line }, column { $column }).
engine-json-nesting = This JSON is nested too deeply (at most { $most } levels).
engine-json-number = This JSON contains a number that is too large, or no number at all.
engine-json-key-twice = This JSON contains “{ $key }” twice in one object.
engine-json-text = This JSON contains text that is not valid Unicode.

## Protocol

engine-line-empty = The line is empty.
engine-line-too-long = The line is longer than { $most } bytes.
engine-line-no-text = The line is not UTF-8 text.
engine-request-form = A request is a JSON object.
engine-request-field = The field “{ $field }” is missing, wrong or unknown in this request.
engine-request-unknown = There is no request called “{ $name }”.
engine-no-match = No match has been started.
engine-nothing-to-undo = There is nothing that may be taken back.
engine-nothing-to-redo = There is nothing to play again.
engine-internal = Something went wrong inside the program ({ $detail }).
