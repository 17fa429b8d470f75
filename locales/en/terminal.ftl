# The terminal game and the review of records. Columns are few: mind the widths noted here.

terminal-seat = Player { $number }
terminal-you = You
terminal-list-separator = { "; " }

terminal-accuracy = { $name }: { $accuracy }% accuracy, { $best } of { $decisions } moves the best, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}
terminal-worst = The worst moves
terminal-mistake = mistake
terminal-blunder = blunder
terminal-better = better: { $move } ({ $reasons })

# Verbs of moves, 10 columns.
terminal-verb-take = take
terminal-verb-reserve = reserve
terminal-verb-buy = buy
terminal-verb-return = return
terminal-verb-tile = tile
terminal-verb-privilege = privilege
terminal-verb-replenish = replenish
terminal-verb-joker = joker
terminal-verb-take_token = take_token
terminal-verb-steal = steal
terminal-verb-royal = royal
terminal-verb-discard = discard
terminal-verb-claim = claim
terminal-verb-post_gem = post_gem
terminal-verb-copy = copy
terminal-verb-free = free
terminal-verb-set_aside = set_aside
terminal-verb-stronghold = stronghold
terminal-verb-conquer = conquer
terminal-verb-decline = decline
terminal-verb-pass = pass

# Title line.
terminal-round = Round { $round }
terminal-goal = to { $points } prestige
terminal-goal-team = teams, to { $points } prestige
terminal-goal-marvel = to { $points } points, 5 colours and time
terminal-goal-duel = 20 points, 10 crowns or 10 in a colour
terminal-goal-cities = to a city
terminal-turn-own = { $name } to move
terminal-turn-bot = { $name } is thinking
terminal-turn-over = Game over

# Questions and notices, 34 columns.
terminal-question-act = Your move
terminal-question-act-optional = Your move, or an optional one
terminal-question-return = Too many tokens: return one
terminal-question-tile = Choose a tile
terminal-question-joker = Choose the joker’s colour
terminal-question-take_token = Take a token of the card’s colour
terminal-question-steal = Take a token from the opponent
terminal-question-royal = Choose a royal card
terminal-question-discard = Too many tokens: discard one
terminal-question-post_gem = Take the gem of your post
terminal-question-copy = Choose the copy’s colour
terminal-question-free = Take a card for nothing
terminal-question-set_aside = Set a noble aside
terminal-question-stronghold = Use a stronghold
terminal-question-conquer = Conquer the card?
terminal-question-over = The game is over
terminal-question-wait = Please wait
terminal-refused = Not legal here (rule { $rule })
terminal-unreadable = No such move; F1 explains
terminal-no-undo = Nothing to take back
terminal-hint-asked = Looking for a hint

# What a move brings, 27 columns.
terminal-then-hold = then { $held ->
    [one] 1 token
   *[other] { $held } tokens
}
terminal-then-return = then { $held }, return { $count }
terminal-with-joker = +1 { $joker }, then { $held ->
    [one] 1 token
   *[other] { $held } tokens
}
terminal-without-joker = no joker is left
terminal-gain = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}, +{ $bonus }
terminal-gain-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
terminal-replenish = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, opponent gains a privilege
terminal-gives-privilege = gives a privilege

# The log, 23 columns; longer lines are broken.
terminal-log-tile = earns { $tile } +{ $points }
terminal-log-gained = gains { $stone }
terminal-log-assembled = takes Avengers Assemble +3
terminal-log-coat = puts a coat of arms on { $post }
terminal-log-removed = { $card } leaves the game
terminal-log-copied = { $card } becomes { $stone }
terminal-log-freed = takes { $card } for nothing
terminal-log-set-aside = sets { $tile } aside
terminal-log-strongholds-return = strongholds return from { $card }
terminal-log-last-round = begins the last round
terminal-log-revealed = { $card } turns up
terminal-log-privilege = a privilege for { $number }
terminal-log-extra-turn = has another turn

# The table. Labels of 3 or 4 columns where noted.
# 4 columns
terminal-hand = Hand
terminal-bank = Bank
# 3 columns
terminal-tokens = tok
# 3 columns
terminal-bonuses = bon
terminal-points = { $points }p
terminal-reserved = r{ $count }
# 6 columns
terminal-reach-buy = buy
# 12 columns
terminal-bag = bag { $count }
# 12 columns
terminal-privileges = privileges { $count }
# 12 columns
terminal-royals = royals:
# 25 columns
terminal-goals = crown { $crowns } priv { $privileges } col { $color }
# 9 columns
terminal-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
# 9 columns
terminal-ability-extra_turn = again
terminal-ability-take_token = +token
terminal-ability-take_privilege = privilege
terminal-ability-steal = steal

terminal-group-buy = [buy]
terminal-group-take = [take]
terminal-group-reserve = [reserve]
terminal-group-other = [other]

# 80 columns
terminal-keys = Enter play  Up/Down  Tab kind  F2 hint  F3 undo  F4 cards  F1 help  F10 quit
terminal-keys-text = Up/Down scroll, Esc back to the table

terminal-details = What everyone has
terminal-details-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-details-cards = cards: { $items }
terminal-details-reserved = reserved: { $items }
terminal-details-tiles = received: { $items }
terminal-details-open = still to be had: { $items }

terminal-hint-line = { $move }: { $percent }% to win; { $reasons }
terminal-hint-title = Hint
terminal-hint-close = Enter plays the first of these, Esc closes

terminal-hand-over = Hand the keyboard to { $name }
terminal-hand-over-hidden = Reserved cards are hidden.
terminal-hand-over-go = { $name }, press Enter when you are ready.
terminal-too-small = The game needs a window of { $width } x { $height }. Please enlarge it; Ctrl-C saves and leaves.

terminal-winner = { $names ->
    [You] You win
   *[other] { $names } wins
}
terminal-winners = Shared victory: { $names }
terminal-team = { $names } win together
terminal-reason-prestige = Most prestige when the last round ended.
terminal-reason-gauntlet = The gauntlet is complete.
terminal-reason-points20 = 20 points.
terminal-reason-crowns10 = 10 crowns.
terminal-reason-color10 = 10 points in one colour.
terminal-reason-claim = The opponent stalled.
terminal-reason-deadlock = Nobody could move.
terminal-reason-city = A city was taken.
terminal-result-keys = Enter leaves, F4 shows everyone’s cards, Esc the table

terminal-menu-title = A game in the terminal
terminal-menu-game = Game
terminal-menu-players = Players
terminal-menu-opponents = Opponents
terminal-menu-people = people at this terminal
terminal-menu-rules = Rules
terminal-menu-language = Language
terminal-menu-keys = Up/Down choose a line, Left/Right change it, Enter begins, Esc leaves

terminal-no-terminal = `parure play` needs a terminal for input and output; without one, `parure transcript` and `parure engine` play
terminal-saved = The game is saved in { $file }; `parure play --resume { $file }` goes on with it.

terminal-help-title = How to play here
terminal-help =
    Every piece has a letter: w diamond, u sapphire, g emerald, r ruby, k onyx, p pearl and * gold; in Marvel y mind, u space, o soul, r reality, p power, g time and * S.H.I.E.L.D.
    A card shows its id, points and bonus; below, what it costs; at the bottom “{ terminal-reach-buy }” if you can have it now (“{ terminal-reach-buy } 1*” with a joker), else what you lack.
    Nobles and locations show the bonuses they ask for and how many you lack.

    Choose a move from the list with Up and Down and play it with Enter. What you type narrows the list: an id, a verb, letters of tokens. Other ways to pay appear when you type the card.
    A whole move may be typed as in docs/notation.md, by its verb or a letter:
        take wug, t ww: tokens      reserve S1-03, r 2: a card, or the top of deck 2
        buy S1-03, b S1-03 ww*: a card, perhaps with a payment      return w, x w
        tile SN-02, n SN-02: a noble or location      pass
    Duel: spaces go from a1 (top left) to e5.
        take a1 b2 c3      privilege c3, p c3      replenish, f
        reserve D2-04 c3: with the gold on c3      joker r, j r      steal u, s u
        take_token c3, k c3      royal DR-01, n DR-01      discard w, x w      claim

    Tab narrows the list to one kind of move, Esc clears what was typed.
    F2 or Ctrl-T: a hint with its reason. F3 or Ctrl-Z: takes your last decision back, unless a card or token was drawn or another person has moved since. F4 or Ctrl-D: everyone’s cards. F10 or Ctrl-C: saves and leaves.
