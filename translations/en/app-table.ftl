# The table: the page on which a match is played.

table-players = Players
table-log = Log
table-menu = Menu
table-close = Close
table-leave = Back to the shelf (saved by itself)
table-save-as = Save as
table-rules = Rule book
table-settings = Settings
table-undo = Undo
table-redo = Redo
table-more = More…

# History
table-history-first = To the opening
table-history-back = One step back
table-history-forward = One step forward
table-history-present = To the present
table-history-place = { $step } / { $length }
table-past = You are looking at step { $step } of { $length }
table-to-present = Back to the present
table-continue-here = Continue from here
table-branch-name = from step { $step }
table-branched = This is a match of its own from step { $step } on; the other one is saved as it was.
table-past-no-moves = This is the past. Go back to the present to make a move.
table-past-no-undo = This is the past. Go back to the present to undo.
table-undo-nothing = There is nothing to undo yet.
table-undo-barrier = No further back: something new was revealed since, or somebody else has decided.
table-pass-barrier = Undo past what was revealed

# Prompt bar
table-thinking = { $player } ({ $level }) is thinking
table-paused = Paused; { $player } ({ $level }) is next
table-pause = Pause
table-go-on = Go on
table-one-step = One step
table-pause-or-go-on = Pause / go on
table-yes = Yes, do it
table-no = No
table-key-tip = (key { $key })
table-rule-link = Rule { $section }
table-what-is-this = What is this?
table-computer-trouble = The computer gave no move that can be made; the most promising one is made instead.

# Legal moves
table-moves = List of legal moves
table-moves-filter = Type to narrow the list
table-who-plays = Who plays
table-fit = Show the whole board
table-keys = List of keys

# Scores
table-score-sheet = Score sheet
table-scores-now = Scores now
table-show-scores = Score sheet
table-end-title = The game is over
table-total = Total
table-score-hint = Point at a number to see what was counted and how.
table-counted = ({ $things })
table-chart = Scores over time
table-chart-start = Opening
table-chart-moves = Step { $count }
table-chart-move = Step { $step }
table-play-again = Play again
table-new-setup = New set-up
table-to-shelf = To the shelf
table-look-at-board = See the board

# Keys
table-keys-board = Board
table-keys-decision = Decisions
table-keys-history = History and computers
table-keys-window = Window
table-key-targets = To the next or previous place where something can be done
table-key-arrows = Move over the board
table-key-press = Press the place you are on
table-key-menu = What can be done here
table-key-zoom = Zoom in or out
table-key-fit = Show the whole board
table-key-buttons = Buttons 1 to 9 under the board
table-key-moves = List of legal moves
table-key-board = To the board
table-key-escape = Cancel or close
table-key-undo = Undo
table-key-redo = Redo
table-key-walk = One step back or forward
table-key-first = To the opening
table-key-present = To the present
table-key-pause = Pause the computers or go on
table-key-step = While paused, one move of a computer
table-key-rules = Rule book
table-key-save = Save as
table-key-log = To the log
table-key-scores = Score sheet
table-key-leave = Back to the shelf
table-key-keys = This list

# The demonstration without a window
table-demo-begins = { $game }, seed { $seed }, played by computers.
table-demo-picture = The board at the end: { $file }
table-demo-no-picture = The picture { $file } cannot be written. Please check that its folder exists and can be written to.
