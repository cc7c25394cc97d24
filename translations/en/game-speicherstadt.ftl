# Die Speicherstadt: what the shelf says of it.

game-speicherstadt-name = Die Speicherstadt
game-speicherstadt-tagline = Queue for cargo in Hamburg's warehouse street: the front of the line chooses first, and a long line is dear.
game-speicherstadt-option-start = Start player
game-speicherstadt-option-start-help = Who places the first worker in round one; it passes to the left each round.
