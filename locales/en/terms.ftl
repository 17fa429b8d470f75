game-splendor = Splendor
game-marvel = Splendor: Marvel
game-duel = Splendor Duel
game-name-splendor = Splendor
game-name-marvel = Marvel
game-name-duel = Duel

stone-white = diamond
stone-blue = sapphire
stone-green = emerald
stone-red = ruby
stone-black = onyx
stone-pearl = pearl
stone-gold = gold
stone-mind = mind
stone-space = space
stone-soul = soul
stone-reality = reality
stone-power = power
stone-time = time
stone-shield = S.H.I.E.L.D.
stone-joker = joker colour

emblem-sun = sun
emblem-moon = moon
emblem-tower = tower
emblem-lily = lily

ability-extra_turn = take another turn
ability-take_token = take a matching token
ability-take_privilege = take a privilege
ability-steal = take from the opponent
ability-joker = copies a colour

# How lists and amounts are put together in labels.
list-separator = { ", " }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
sentence-separator = { " " }
labelled = { $label }: { $value }
amount = { $count } { $stone }
