log-take = { $player } took { $tokens }
log-reserve = { $player } reserved { $card }
log-reserve-joker = { $player } reserved { $card } with { $joker }
log-reserve-deck = { $player } reserved from deck { $level }
log-reserve-deck-joker = { $player } reserved from deck { $level } with { $joker }
log-buy = { $player } bought { $card } { $tokens }
log-buy-free = { $player } bought { $card } for nothing
log-buy-marvel = { $player } recruited { $card } { $name } { $tokens }
log-buy-marvel-free = { $player } recruited { $card } { $name } for nothing
log-return = { $player } returned { $tokens }
log-discard = { $player } discarded { $tokens }
log-tile = { $player } received { $tile } +{ $points }
log-tile-marvel = { $player } took { $tile } +{ $points }
log-avengers_tile = { $player } took Avengers Assemble with { $tags } tags +{ $points }
log-time_stone = { $player } took { $token } for the first level III
log-use_privilege = { $player } used a privilege for { $token }
log-gain_privilege = { $player } took a privilege
log-gain_privilege-from = { $player } took a privilege from { $other }
log-replenish = { $player } replenished the board with { $count }
log-joker = { $player } gave { $card } the colour { $token }
log-take_token = { $player } took { $token } by ability
log-steal = { $player } took { $token } from the opponent
log-royal = { $player } received a royal card +{ $points }
log-extra_turn = Another turn for { $player }
log-pass = { $player } passed
log-claim = { $player } claimed the win
log-post_gem = { $player } took { $token } from a post
log-coat_of_arms = { $player } put a coat of arms on { $post }
log-copy = { $player } gave { $card } the colour { $token }
log-set_aside = { $player } set { $tile } aside
log-remove_card = { $player } removed { $card } from the game
log-free = { $player } took { $card } for nothing
log-put_stronghold = { $player } put a stronghold on { $card }
log-conquer = { $player } conquered { $card }
log-move_stronghold = { $player } moved a stronghold from { $from } to { $card }
log-remove_stronghold = { $player } sent { $other } home from { $card }
log-strongholds_return = { $player } got { $count ->
    [one] 1 stronghold
   *[other] { $count } strongholds
} back from { $card }
log-decline = { $player } did not conquer
log-reveal = { $card } was revealed
log-last_round = { $player } began the last round
log-resign = { $player } resigned
log-timeout = { $player } ran out of time
log-bot_took_over = A bot plays for { $player }
log-resumed = Back at the table: { $player }
log-over = The game is over
log-round = Round { $round }
announce-your-turn = It is your turn.
announce-turn = It is { $name }’s turn.
announce-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# A move that is advised or reviewed, told without its player.
move-take = Take { $tokens }
move-reserve = Reserve { $card }
move-reserve-joker = Reserve { $card } with { $joker }
move-reserve-deck = Reserve from deck { $level }
move-reserve-deck-joker = Reserve from deck { $level } with { $joker }
move-buy = Buy { $card } for { $tokens }
move-buy-free = Buy { $card } for nothing
move-buy-marvel = Recruit { $card } { $name } for { $tokens }
move-buy-marvel-free = Recruit { $card } { $name } for nothing
move-return = Return { $tokens }
move-discard = Discard { $tokens }
move-tile = Receive { $tile } +{ $points }
move-tile-marvel = Take { $tile } +{ $points }
move-use_privilege = Use a privilege for { $token }
move-replenish = Replenish the board with { $count }
move-joker = Give { $card } the colour { $token }
move-take_token = Take { $token } by ability
move-steal = Take { $token } from the opponent
move-royal = Take a royal card +{ $points }
move-pass = Pass
move-claim = Claim the win
move-post_gem = Take { $token } from the post
move-copy = Give { $card } the colour { $token }
move-set_aside = Set { $tile } aside
move-free = Take { $card } for nothing
move-put_stronghold = Put a stronghold on { $card }
move-conquer = Conquer { $card }
move-move_stronghold = Move a stronghold from { $from } to { $card }
move-remove_stronghold = Send { $other } home from { $card }
move-decline = Do not conquer
