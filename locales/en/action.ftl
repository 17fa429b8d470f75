act-idle = Your turn
act-idle-text = { $count ->
    [0] Take tokens, or pick a card to reserve.
   *[other] Take tokens, or pick a card. You can buy { $count } now.
}
act-idle-marvel = { $count ->
    [0] Take stones, or pick a character to reserve.
   *[other] Take stones, or pick a character. You can recruit { $count } now.
}
act-idle-duel = Tap both ends of a line or each token; or pick a card.
act-waiting = { $name } is thinking
act-waiting-text = Cards keep showing what you can afford.
act-spectating = You are watching
act-spectating-text = Reserved cards stay hidden until they are bought.
act-replay-text = All reserved cards are open here.
act-replay-sight = As { $name } saw it. What was hidden from them lies face down.
act-over = The game is over
act-over-show = Show the result
act-sending = Sending your move

take-different = Take three different
take-some = Take different colours
take-two = Take two { $stone }
take-more = One more: { $stones }.
take-more-several = { $count } more of different colours.
take-complete = Complete. You may still put one back.
take-more-either = One more { $stone }, or { $count } other colours.
take-not-earned = You cannot take { $stone } by itself: it comes { $how }.
take-not-left = No { $stone } is left in the bank.
take-not-now = No { $stone } can be taken now.
take-not-full = That is a full take: put one back first.
take-not-apart = This { $stone } does not fit here: put one back first.
choose-more-either = Choose 1 or { $count } more
take-go = { $count ->
    [one] Take 1
   *[other] Take { $count }
}
take-go-return = Take { $count }, return { $back }
choose-more = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
choose-more-short = { $count } more
put-back = Put { $stone } back
clear = Clear

return-title = { $count ->
    [one] Return 1
   *[other] Return { $count }
}
return-text = Tap tokens in your purse. At most { $limit } may stay.
return-go = { $count ->
    [one] Return 1
   *[other] Return { $count }
}
discard-go = { $count ->
    [one] Discard 1
   *[other] Discard { $count }
}
return-more = { $count ->
    [one] Return 1 more
   *[other] Return { $count } more
}

buy-title = Buy this card
buy-title-named = Recruit { $name }
buy-go = Buy
buy-go-marvel = Recruit
buy-go-return = Recruit, return { $back }
buy-free = Free: your cards pay for it.
buy-pay = Pay
buy-differently = differently
buy-gain-points = { $game ->
    [marvel] +{ $points } infinity points
   *[other] +{ $points } prestige
}
buy-gain-bonus = +{ $count } { $stone }
buy-brings = earns { $tile }
buy-short = Short by { $missing }
buy-not-yet = Not affordable yet
buy-closed = Not possible yet
reserve-title = Reserve this card
reserve-deck-title = Reserve from deck { $level }
reserve-go = Reserve
reserve-go-return = Reserve, return { $back }
reserve-with-joker = With 1 { $stone }.
reserve-back = Others see the back.
reserve-without = Without { $stone }: none is left.
reserve-hand = { $held }/{ $limit }
reserve-hand-label = { $held } of { $limit } reserved cards
reserve-choose = Reserve with this gold
reserve-choose-text = Pick a card or a deck.
reserve-pick-card = Pick a card

pay-title = { $game ->
    [marvel] { $count ->
        [0] Recruit for nothing
        [one] Recruit for 1 token
       *[other] Recruit for { $count } tokens
    }
   *[other] { $count ->
        [0] Buy for nothing
        [one] Buy for 1 token
       *[other] Buy for { $count } tokens
    }
}
pay-text = Tap a token to pay { $stone } instead, or back.
pay-printed = printed { $count }
pay-your-cards = your cards −{ $count }
pay-you-pay = you pay { $count }
pay-token = Pay { $joker } instead of { $stone }
pay-joker = Pay { $stone } instead of { $joker }
pay-after = Purse after
pay-fewest = Fewest { $stone }

tile-title = { $count ->
    [2] Two nobles would visit
   *[other] { $count } nobles would visit
}
tile-title-marvel = You can choose from { $count } locations
tile-text = Choose one. Another may come on a later turn.
tile-go = { $game ->
    [marvel] Take { $name }
   *[other] Receive { $name }
}
tile-go-none = Choose one

royal-title = Choose a royal card
royal-text = Your crowns bring one of them to you.
royal-go = Receive this card
joker-title = Choose the joker’s colour
joker-go = Make it { $stone }
joker-choose = Choose a colour
joker-after = { $before } → { $after }/{ $need }
joker-label = { $stone }: { $bonuses ->
    [one] 1 bonus
   *[other] { $bonuses } bonuses
}, { $before ->
    [one] 1 point
   *[other] { $before } points
}, then { $after } of { $need }
steal-title = Take from { $name }
steal-go = Take { $stone }
steal-choose = Choose a token
take-token-title = Take a matching token
take-token-text = Tap one on the board.
take-token-go = Take { $stone }
take-token-choose = Choose a token

line-title = Take this line
line-title-one = Take this token
line-text = { $stones }
line-go = { $count ->
    [one] Take 1
   *[other] Take { $count }
}
line-go-privilege = Take { $count }, give privilege
line-go-return = Take { $count }, discard { $back }
line-warning = This gives { $name } a privilege.
privilege-title = Use a privilege
privilege-text = Tap any gem or pearl on the board.
privilege-go = Take { $stone }
privilege-choose = Choose a token
privilege-skip = Skip
replenish-title = Replenish the board
replenish-text = { $count ->
    [one] 1 token comes back.
   *[other] { $count } tokens come back.
}
replenish-warning = { $name } takes a privilege.
replenish-go = Replenish
replenish-forced = Nothing else is possible now.
claim-title = You may end the game
claim-text = { $name } has held all gold and pearls for three turns without buying.
claim-go = Claim the win
pass-title = No move is possible
pass-text = You have to pass this time.
pass-go = Pass
