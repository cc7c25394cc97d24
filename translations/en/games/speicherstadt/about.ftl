# Open points in "Figures and credits".

speicherstadt-open-fire-points = Points of the four fires (stand-in: 1, 2, 3, 4)
speicherstadt-open-fireman-values = Strength of the firemen (certain: 10 cards, 1 to 5, one 3 in autumn)
speicherstadt-open-contract-goods = Which goods each contract asks for
speicherstadt-open-contract-sizes = Which sizes of contracts lie in which season (certain: 2, 3, 4 goods give 5, 8, 11 points)
speicherstadt-open-hall-without-limit = The market hall sells and converts without limit in a loading turn
speicherstadt-open-converting-paid-goods = Converting takes no goods put into the stock in the same turn
speicherstadt-open-discarding-stored-goods = Stored goods may be discarded to make room
speicherstadt-open-shared-victory = Equal points and equal coins share the victory
speicherstadt-open-cargo-of-unsold-ships = The goods of an unsold ship go to the stock
