# Frame of the window: title, menu, list of keys, notices.

shell-name = Boardgames Desktop
shell-title = { $page } – Boardgames Desktop
shell-menu = Menu
shell-settings = Settings
shell-about = About
shell-close = Close
shell-close-notice = Close this notice
shell-cancel = Cancel
shell-ok = OK
shell-back = Back
shell-full-screen = Full screen
shell-language-other = 切換成中文
shell-keys = Keys
shell-quit = Quit

shell-computer-easy = Computer (easy)
shell-computer-normal = Computer (normal)
shell-computer-hard = Computer (hard)

shell-trouble = Something unexpected went wrong, and what you just did may not have happened. The details are in { $file }.
shell-trouble-unlogged = Something unexpected went wrong, and what you just did may not have happened. The details could not be written down.
shell-no-display = There is no screen to open a window on.

shell-open-failed = This match cannot be opened
shell-open-go-on = Go on from the stored position
shell-open-go-on-help = You can go on from the position kept in the file, but without the moves that led there. The file stays as it is.
shell-open-filter = Saved matches (*.boardgame *.journal)
shell-open-title = Open a saved match
shell-save-title = Save the match
shell-save-filter = Saved matches (*.boardgame)
shell-saved = Saved as { $file }.
shell-not-possible = This cannot be done
shell-imported = The saved match is open, and is now kept among the matches on this computer.

keys-title = Keys
keys-window = Everywhere
keys-full-screen = Full screen, and back again
keys-language = Chinese or English
keys-settings = Settings
keys-keys = This list of keys
keys-quit = Quit
keys-shelf = Shelf
keys-move = To the next or previous item
keys-press = Press the current item
keys-new-game = New game
keys-open = Open a saved match
keys-rules = Rule book
keys-menu = Menu
keys-newgame = New game
keys-start = Start
keys-back = Back
keys-seat-move = Move the current seat up or down
