# Matches among computers (the command "simulate").

simulate-begins = { $game }: { $matches } matches among computers, seats { $line } (every deal once per rotation), seed { $seed }.
simulate-progress = { $done } of { $matches } played.
simulate-row = { $level } ({ $places ->
    [one] one seat
   *[other] { $places } seats
}): wins { $share }% per seat (95% interval { $low }–{ $high }%), { $points } points on average, { $milliseconds } ms per decision
simulate-time = { $seconds } seconds in all.
simulate-unknown-level = There is no level "{ $level }"; known are { $known }.
simulate-bad-number = At least one match is needed, and the seed must not be negative.
