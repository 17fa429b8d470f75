# What only the expansions have: words on the table.

game-with = { $game }: { $expansion }
expansion-alone = Base game
option-expansion-without = It is played without these options: { $rules }.
region-cities = Cities
region-posts = Trading posts
city-label = { $name }, asks for { $demand }
city-other = { $count ->
    [one] 1 bonus of one other colour
   *[other] { $count } bonuses of one other colour
}
city-distance = { $name ->
    [You] you lack { $lacking }
   *[other] { $name } lacks { $lacking }
}
tile-kept = { $name ->
    [You] set aside for you
   *[other] set aside for { $name }
}
post-T1 = Bazaar
post-T2 = Harbour
post-T3 = Mint
post-T4 = Palace
post-T5 = Guildhall
post-T1-power = one gem after each purchase
post-T2-power = one more gem with two alike
post-T3-power = each gold pays for two gems of one colour
post-T4-power = 5 prestige
post-T5-power = 1 prestige for each coat of arms
post-label = { $name }: { $power }
post-asks = asks for { $demand }
post-noble = a noble
post-held = coats of arms of { $names }
post-free = nobody is there yet
deck-label-orient = { $count ->
    [0] Orient deck of level { $level }, empty
    [one] Orient deck of level { $level }, 1 card left
   *[other] Orient deck of level { $level }, { $count } cards left
}
card-back-orient = Reserved Orient card of level { $level }
card-cost-sacrifice = costs two of your bonuses in { $stone }
card-state-sacrifice = you can buy it with your cards
gold-cards = { $count ->
    [one] 1 gold card
   *[other] { $count } gold cards
}
gold-cards-word = Gold cards
card-strongholds = { $count ->
    [one] a stronghold of { $name }
   *[other] { $count } strongholds of { $name }
}
card-aimed = can be chosen
strongholds-left = { $count ->
    [0] no stronghold left
    [one] 1 stronghold left
   *[other] { $count } strongholds left
}
end-cities = { $count ->
    [0] no city
    [one] 1 city
   *[other] { $count } cities
}

# The choices that only expansions have.

city-title = You can choose from { $count } cities
city-go = Take { $name }
post_gem-title = Take a gem from your post
post_gem-go = Take { $stone }
copy-title = Choose the colour to copy
set_aside-title = Set a noble aside
set_aside-text = Only you can receive that noble from now on.
set_aside-go = Set { $name } aside
free-title = Take a card for nothing
free-text = Choose a face-up card of level { $level }.
free-go = Take this card
stronghold-title = Use a stronghold
stronghold-text = Choose a card to keep for yourself.
stronghold-text-rivals = Choose a card to keep for yourself, or one from which a rival is sent home.
stronghold-go-put = Put it here
stronghold-go-move = Move it here
stronghold-go-remove = { $name ->
    [You] Send it home
   *[other] Send { $name } home
}
stronghold-ways = Which stronghold
stronghold-from = from { $card }
stronghold-from-supply = from your supply
aim-none = Choose a card
conquer-title = You may conquer this card
conquer-go = Conquer
conquer-decline = Not now
reserve-orient-title = Reserve from Orient deck { $level }
buy-sacrifice = Give
pay-title-sacrifice = Choose what to give
pay-title-cards = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, { $cards ->
    [one] 1 gold card
   *[other] { $cards } gold cards
}
pay-sacrifice-text = These cards leave the game with their points and bonuses.
pay-count-text = Pay more or less of one kind; the rest follows.
pay-asked = { $count } asked
pay-more = More { $coin }
pay-fewer = Less { $coin }
command-help-posts = take wug or take ww, reserve S1-03 or reserve deck 2, buy S1-03 wwg, post_gem r, return w, tile SN-02, pass, undo, hint
command-help-orient = as Splendor, and reserve orient 2, buy O3-02 and a payment of the list, copy r, free O1-03, set_aside SN-02
command-help-strongholds = as Splendor, and stronghold put S2-11, stronghold move S1-03 S2-11, stronghold remove S2-11 1, conquer S3-02, decline

# What the log tells of them.

log-city = { $player } took the city { $tile }
log-reserve-second = { $player } reserved from Orient deck { $level }
log-reserve-second-joker = { $player } reserved from Orient deck { $level } with { $joker }
log-buy-cards = { $player } bought { $card } for { $cards }
log-buy-cards-tokens = { $player } bought { $card } for { $tokens } and { $cards }
log-buy-sacrifice = { $player } gave { $cards } for { $card }
move-city = Take the city { $tile }
move-reserve-second = Reserve from Orient deck { $level }
move-reserve-second-joker = Reserve from Orient deck { $level } with { $joker }
move-buy-cards = Buy { $card } for { $cards }
move-buy-cards-tokens = Buy { $card } for { $tokens } and { $cards }
move-buy-sacrifice = Give { $cards } for { $card }

# What their pieces are and do.

explain-tile-city = A city. With this prestige and these bonuses at the end of your turn it is yours, and the last round begins. It gives no points.
explain-distances-city = For each player, you first: the prestige and the bonuses that are still missing.
explain-tile-kept = A noble set aside: it can visit only the player whose sign it bears.
explain-post-T1 = The Bazaar. With your coat of arms here, every purchase brings you one gem of your choice, never gold.
explain-post-T2 = The Harbour. With your coat of arms here, two gems of one colour bring a third of another colour.
explain-post-T3 = The Mint. With your coat of arms here, each gold you pay may stand for two gems of one colour.
explain-post-T4 = The Palace. Your coat of arms here is worth 5 prestige. It asks for a noble, too.
explain-post-T5 = The Guildhall. Each of your coats of arms on the board is worth 1 prestige, this one included.
explain-ability-gold = A gold card. Give it up in a purchase and it pays like two gold.
explain-ability-copy = It takes the colour of a bonus that you have. Without any bonus you cannot buy it.
explain-ability-noble = With it you set a noble aside for yourself.
explain-ability-free = It brings a face-up card of the level below for nothing.
explain-ability-sacrifice = Its price is two of your own bonuses of this colour: those cards leave the game.
explain-deck-orient = An Orient deck, with how many cards are left. Press it to reserve the top card unseen.
explain-gold-card = Your gold cards. Each pays like two gold when you give it up.
explain-stronghold = Strongholds: only their owner can buy or reserve this card. All three of one player conquer it.
explain-strongholds-left = Strongholds that are not on a card yet.

# Abilities by their names; the help explains them by the same words.

ability-gold = pays like two gold
ability-copy = copies a colour
ability-noble = sets a noble aside
ability-free = brings a card for nothing
ability-sacrifice = paid with own cards
