# Die Speicherstadt: what the shelf says of it.

game-speicherstadt-name = Die Speicherstadt
game-speicherstadt-tagline = Queue for cargo in Hamburg’s warehouse street: whoever is in front chooses first, but a long queue is dear.
game-speicherstadt-option-start = Start player
game-speicherstadt-option-start-help = Who places the first worker in round one; it passes to the left each round.

## Faults in the figures

game-speicherstadt-figures-small = { $file }, line { $line }: this figure must be from 0 to 99.
game-speicherstadt-figures-workers = { $file }, line { $line }: each player needs at least one worker, and all workers must find room in the queues.
game-speicherstadt-figures-offices = { $file }, line { $line }: there are { $cards } counting offices, so as many scores are needed.
game-speicherstadt-figures-card-id = { $file }, line { $line }: the card’s id is used twice, or holds a space or slash.
game-speicherstadt-figures-card = { $file }, line { $line }: this card lacks a figure or has one that makes no sense.
game-speicherstadt-figures-count = { $file }, line { $line }: the list of cards has other numbers of this kind per deck.
game-speicherstadt-figures-single = { $file }, line { $line }: there must be exactly one card of this kind.
game-speicherstadt-figures-good-id = { $file }, line { $line }: a good’s id is used twice, or holds a space or slash.
game-speicherstadt-figures-good-count = { $file }, line { $line }: all goods must have the same number of cubes, at least one.
game-speicherstadt-figures-goods = { $file }, line { $line }: there are { $goods } goods, but the ships need { $needed }.
game-speicherstadt-figures-players = { $file }, line { $line }: the entry for this number of players makes no sense.
game-speicherstadt-figures-regular = { $file }, line { $line }: { $cards } cards without fires are left, but the rounds need { $needed }.
game-speicherstadt-figures-seats = { $file }, line { $line }: there is no entry for { $seats } players.
