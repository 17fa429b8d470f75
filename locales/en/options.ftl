# House rules: what the games let a table agree on. Each option has a name and a sentence; each of its words has a name.

preset-printed = As printed
preset-quick = Quick
preset-team = Team
preset-own = House rules
preset-printed-about = As the rulebook says.
preset-quick-about = To 10 prestige, three cards a row.
preset-team-about = Two against two; partners share bonuses and prestige.
preset-own-about = As you have set them below.

option-on = on
option-off = off
option-range = (from { $min } to { $max })
option-needs-seats = Only with { $seats } players.
option-target = Prestige to reach
option-target-about = Whoever reaches this much prestige brings on the end of the game.
option-face_up = Cards face up
option-face_up-about = How many cards of each level lie face up.
option-take_fewer = Take fewer tokens
option-take_fewer-about = You may take fewer tokens than there are to take.
option-last_round = Last round
option-last_round-about = Who still plays once somebody has reached the goal.
option-last_round-equal_turns = finish the round
option-last_round-everyone_else_once = all others once more
option-last_round-at_once = nobody: it ends at once
option-team = Two against two
option-team-about = Partners sit opposite each other and share bonuses and prestige.
option-stalling = Stalling loses
option-stalling-about = Holding all gold and both pearls for three turns without buying lets the other claim the win.
option-refill = Fill the pyramid
option-refill-about = When a new card comes to the space of one that was bought or reserved.
option-refill-end_of_turn = when the turn ends
option-refill-at_once = at once
