turn-yours = Your turn
turn-theirs = { $name } is thinking
turn-over = Game over
turn-last-round = Last round
where-round = Round { $round }
where-turn = Turn { $round }
where-target = to { $target } prestige
where-gauntlet = { $target } points, five colours, time

tool-sound-on = Sound is on
tool-sound-off = Sound is off
tool-settings = Settings
tool-log = Log
close = Close
back = Back

region-bank = Bank
region-market = Cards
region-pyramid = Pyramid
region-nobles = Nobles
region-locations = Locations
region-royals = Royal cards
region-board = Board
region-action = Your move
region-hand = Your reserved cards
region-purse = Your tokens and bonuses
region-opponents = Opponents
region-log = Log
region-steps = Order of the turn

you = You
seat-bot = bot
seat-away = away
prestige = prestige
points = points
of-target = / { $target }
cards-word = cards
tokens-word = tokens
reserved-word = Reserved
empty = empty
new = new
token-count = { $held }/{ $limit }
token-count-label = { $held } of { $limit } tokens
reserved-count = { $count ->
    [one] 1 reserved card
   *[other] { $count } reserved cards
}
by-reserving = by reserving
by-first-three = 1st level III
bag = Bag
privileges = Privileges

card-level = Level { $level }
card-points = { $points } prestige
card-points-marvel = { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-bonus = { $stone } bonus
card-bonus-double = two { $stone } bonuses
card-bonus-none = no bonus
card-bonus-joker = bonus in a colour you choose
card-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
card-tags = { $count ->
    [one] 1 Avengers tag
   *[other] { $count } Avengers tags
}
card-time = brings the Time Stone
card-cost = costs { $cost }
card-cost-free = costs nothing
card-state-buy = you can buy it for { $pay }
card-state-free = it is free for you
card-state-gold = you can buy it with { $joker }, for { $pay }
card-state-short = you are short by { $missing }
card-state-short-gold = you are short by { $missing }, and have { $gold } { $joker }
card-reserved = reserved
card-new = new
card-taken = { $name } took { $card } here
card-in-reach = in reach after this take
card-back = Reserved card of level { $level }
card-empty = empty space
strip-free = free
strip-far = short { $count }

deck-label = { $count ->
    [0] Deck of level { $level }, empty
    [one] Deck of level { $level }, 1 card left
   *[other] Deck of level { $level }, { $count } cards left
}

bank-label = { $stone }, { $count } in the bank
bank-picked = { $count ->
    [one] 1 chosen
   *[other] { $count } chosen
}
bank-add = can be chosen
purse-label = { $stone }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
purse-bonus = { $stone }: { $count ->
    [one] 1 bonus
   *[other] { $count } bonuses
}
purse-return = return one { $stone }
purse-returned = { $count } to be returned

tile-label = { $name }, { $points } points, asks for { $demand }
tile-distance = { $name ->
    [You] you need { $count } more
   *[other] { $name } needs { $count } more
}
tile-ready = { $name ->
    [You] you have all it asks for
   *[other] { $name } has all it asks for
}
tile-taken = { $name ->
    [You] visits you
   *[other] visits { $name }
}
tile-taken-location = { $name ->
    [You] taken by you
   *[other] taken by { $name }
}

avengers-title = Avengers Assemble
avengers-tags = { $count ->
    [one] 1 tag
   *[other] { $count } tags
}
avengers-yours = you: { $count }
avengers-nobody = nobody yet
gauntlet-title = To win
gauntlet-points = { $have } of { $need } points
gauntlet-color = a { $stone } card
gauntlet-time = first level III card
gauntlet-done = all conditions met

goal-prestige = { $have } of { $need } prestige
goal-crowns = { $have } of { $need } crowns
goal-color = { $have } of { $need } points in { $stone }
goal-color-none = { $have } of { $need } points in one colour
goal-colors = { $have } of { $need } colours
goal-time = Time Stone { $have ->
    [0] missing
   *[other] held
}

royal-label = Royal card, { $points } prestige, { $ability }
royal-label-plain = Royal card, { $points } prestige
royal-yours = yours
royal-theirs = { $name }’s
privileges-table = { $count ->
    [0] No privilege by the board
    [one] 1 privilege by the board
   *[other] { $count } privileges by the board
}
privileges-held = { $count ->
    [0] no privilege
    [one] 1 privilege
   *[other] { $count } privileges
}

cell-label = Row { $row }, column { $column }: { $stone }
cell-empty = Row { $row }, column { $column }: empty
cell-chosen = chosen, number { $order }
cell-can-join = can join the line

step-privilege = Privilege
step-replenish = Replenish
step-act = Action

since-last-turn = Since your last turn
since-short = Since your turn
latest = Latest
earlier = Earlier
log-empty = Nothing has happened yet.
players-cards = { $name ->
    [You] Your cards
   *[other] { $name }’s cards
}

connection-lost = Reconnecting
connection-lost-text = The table waits for you. Nothing is lost.
connection-lost-stored = Your move is stored. The table waits for you.
connection-retry = Try now
clock-label = { $name }: { $time } left
