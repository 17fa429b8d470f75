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

# Lessons of the expansions, for those who know the game.

learn-stage-court-cities = Cities
learn-stage-victory-cities = Race
learn-stage-court-posts = Posts
learn-stage-victory-posts = Points
learn-stage-court-orient = Orient
learn-stage-victory-orient = Points
learn-stage-court-strongholds = Strongholds
learn-stage-victory-strongholds = Points
learn-now-city = Nearest: { $tile } still asks for { $lacking }
learn-aim-cities-title = A city wins
learn-aim-cities-text = There are no nobles. Three cities lie out, and only players with a city can win. Prestige alone ends nothing.
learn-aim-cities-why = Everything else is Splendor: take, reserve, buy. What changes is what you buy for.
learn-read-city-title = Read the cities
learn-read-city-text = A city asks for prestige, beside the star, and for bonuses. The wheel of five colours means so many of one colour that is not named. The foot shows what each player lacks.
learn-read-city-why = A city that is taken is gone. Look at which one the others walk towards.
learn-pick-city-title = Choose your city
learn-pick-city-text = Buy colours that one or two of the cities ask for. A city of many colours goes with what you have; one of few colours is quicker if the market offers them.
learn-pick-city-why = Bonuses that fit your city pay twice: they make cards cheaper, and they count at the end.
learn-points-city-title = Then the prestige
learn-points-city-text = No noble brings points. Plan for two or three cards of level II and III that take you over the star.
learn-points-city-why = Whoever has all bonuses of a city still waits for prestige. Cards with points are what decides.
learn-race-city-title = The race
learn-race-city-text = The first city begins the last round. Everybody has the same number of turns, and among those with a city the most prestige wins.
learn-race-city-why = If another is about to take a city, be ready to take yours in the same round, or take theirs first.
learn-aim-posts-title = Five trading posts
learn-aim-posts-text = The board of posts lies beside the cards. Whoever has the bonuses that a post asks for puts a coat of arms there at the end of the turn, and keeps its power for the rest of the game.
learn-aim-posts-why = Posts are never taken away from you, and others may stand there, too. What comes early works longest.
learn-read-post-title = Read the posts
learn-read-post-text = Each post shows its power as a picture, and below it the bonuses it asks for, with how many you have. Point at a post to read what it does.
learn-read-post-why = The Harbour needs only two diamonds, and the Guildhall three onyxes. They are good first goals.
learn-arms-title = Your coat of arms
learn-arms-text = You stand on a post. Its power holds from your next turn on: the table offers it when it comes.
learn-arms-why = A gem for each purchase is a token a turn. Gold that counts twice makes reserving strong.
learn-court-posts-title = Posts and nobles
learn-court-posts-text = Go on with colours that posts and nobles both ask for. The Palace asks for five emeralds and a noble, and brings 5 prestige.
learn-court-posts-why = A bonus can serve a noble, a post and every price at the same time.
learn-aim-orient-title = Cards from the Orient
learn-aim-orient-text = Beside each row of the market lie two cards of the Orient, with a deck of their own. You buy and reserve them as any other. What each does is the sign on it.
learn-aim-orient-why = They bring few points by themselves. They make what you already do quicker.
learn-orient-small-title = Gold and copies
learn-orient-small-text = Level I has gold cards, which pay like two gold once, and copies, which become a bonus of a colour that you have. A copy needs a bonus to copy.
learn-orient-small-why = Copy the colour that nobles and good cards ask for most. Keep a gold card for a card with points.
learn-orient-middle-title = Doubles, nobles, free cards
learn-orient-middle-text = Level II has cards with two bonuses, cards that set a noble aside for you alone, and copies that bring a card of level I for nothing. Level III has cards that bring one of level II.
learn-orient-middle-why = A card that comes for nothing does all it does when bought, so one purchase can set off a chain.
learn-orient-sacrifice-title = Sacrifices
learn-orient-sacrifice-text = Some cards of level III cost two of your own bonuses of one colour instead of tokens: those cards leave the game, and 3 prestige come.
learn-orient-sacrifice-why = Late in the game a bonus that buys nothing more is worth less than points. Nobles that have come stay.
learn-aim-strongholds-title = Three strongholds
learn-aim-strongholds-text = You have three strongholds. After each purchase you must use one: put it on a card, move it, or send a rival’s home.
learn-aim-strongholds-why = A card with a stronghold can be bought and reserved only by its owner. It is a promise that others cannot break, except by buying.
learn-use-stronghold-title = Use a stronghold
learn-use-stronghold-text = Press a card of the market with a bright edge, then the button. Keep one that you want to buy soon, or free one that a rival keeps.
learn-use-stronghold-why = Keep what you can pay in a turn or two. Cards that you only keep from others cost you your own.
learn-conquest-title = Conquest
learn-conquest-text = With all three strongholds on one card, you may buy that card besides your action, at its usual price. The table asks you when you can pay.
learn-conquest-why = Two purchases in one turn are worth three turns of waiting, if the card is a rich one.
learn-race-strongholds-title = Points, and who keeps them
learn-race-strongholds-text = Watch the cards with points. Before the last round, a stronghold on the right card decides the game.
learn-race-strongholds-why = A rival who cannot buy the last card needs another turn, and that may be the one you need.
