# Bots: levels, personalities, and why a move is good.

level-random = Random
level-greedy = Greedy
level-level1 = Gentle
level-level2 = Easy
level-level3 = Fair
level-level4 = Strong
level-level5 = Expert
level-strongest = Master

personality-balanced = balanced
personality-engine_builder = builds an engine
personality-noble_hunter = woos the nobles
personality-rusher = in a hurry
personality-blocker = spoils plans

reason-reaches-target = reaches { $points } points
reason-earns-tile = earns { $tile }
reason-one-from-tile = one bonus away from { $tile }
reason-assembles = takes the Avengers Assemble tile for { $points } points
reason-scores = { $points ->
    [one] scores 1 point
   *[other] scores { $points } points
}
reason-denies-card = the opponent could have bought it next
reason-makes-cheaper = { $color } makes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} cheaper
reason-free = costs nothing
reason-affords-next = affords { $card } next
reason-comes-nearer = comes nearer to { $card }
reason-denies-color = leaves no { $color } for the opponent
reason-blocks-card = blocks a card that the opponent could buy ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
reason-joker-affords = the joker affords { $card } next
reason-takes-joker = takes a joker
reason-keeps-card = keeps { $card } for later
reason-looks-for-a-card = looks for a new card
reason-needs-least = { $color } is needed least
reason-chooses-tile = { $tile } suits best
reason-nothing-else = nothing else is possible
reason-best-by-search = leads to the best positions
reason-leads-to = leads to { $card }
reason-takes-time-stone = brings the Time Stone
reason-new-color = the first { $color } for the gauntlet
reason-wins-crowns = reaches { $crowns } crowns
reason-wins-color = reaches { $points } points in one colour
reason-earns-royal = earns a royal card
reason-extra-turn = brings another turn
reason-steals-token = takes a token from the opponent
reason-takes-privilege = brings a privilege
reason-takes-token = brings a token from the board
reason-adds-crowns = { $crowns ->
    [one] adds 1 crown
   *[other] adds { $crowns } crowns
}
reason-takes-pearl = takes a pearl
reason-hands-privilege = worth the privilege that the opponent gets
reason-replenishes = the board has too little left
reason-joker-color = { $color } helps most
reason-steals = takes { $color } from the opponent
reason-steals-needed = takes the { $color } that the opponent needs
reason-claims = the opponent has stalled: claims the win
reason-earns-post = wins a trading post
reason-guards-card = keeps { $card } from the others
reason-frees-card = frees { $card }

# Names of bots at a table.
bot-name-random = Fortuna
bot-name-greedy = Midas
bot-name-level1 = Pippa
bot-name-level2 = Marco
bot-name-level3 = Elena
bot-name-level4 = Cellini
bot-name-level5 = Caradosso
bot-name-strongest = Lalique

bot-name-second = Bianca
bot-name-third = Tycho
bot-name-fourth = Odette
