fair-title = Fair deal
fair-checking = Checking…
fair-unknown = It cannot be checked at the moment.
fair-brought = This game was played on a device and brought here.
fair-brought-about = The device dealt by itself, so there is no deal for the server to prove. Every move was checked by the rules.
fair-kept = The deal was fair, and this device proves it: nobody could choose it.
fair-consistent = Nothing is wrong, but the proof rests on the word of others. See what is not proved.
fair-forged = The proof does not hold. Something was changed, hidden or left out.
fair-list-proved = Proved
fair-list-open = Not proved
fair-commitment = Published before the game
fair-secret = Secret
fair-download = Download the proof
fair-download-seen = Download what this device saw

fair-proved-secret = The secret is the one with the published hash.
fair-proved-numbers = { $names } committed to a number, and everyone’s number fits its commitment.
fair-proved-seats = The seats were drawn by the secret and the numbers.
fair-proved-draws = All draws of the layout and the moves ({ $draws } draws, { $moves } moves) follow from the secret and the numbers.
fair-proved-end = The game is whole: it ended by the rules.
fair-proved-origin = The game that it goes on from, at table { $table }, was drawn so as well.
fair-proved-commitment = The hash of the secret is the one that this device saw before the game.
fair-proved-own = This device’s number is in the deal, and everybody else was bound before it was revealed. So nobody could choose the deal, not even the server and all others together.
fair-proved-sights = What lay on the table at { $sights ->
    [one] 1 moment
   *[other] { $sights } moments
} is what was drawn.
fair-proved-story = { $devices } devices were told the same.

fair-open-method = The game was dealt by the older method: whoever sent a number last could, together with the server, choose the deal.
fair-open-record = That the hash and the commitments were shown before anybody revealed a number. Only what a device saw at the time shows that.
fair-open-own = This device has no number in the deal: it relies on one honest player among those who have.
fair-open-seats = The seats were set by the table’s owner, or turned for a rematch; they were not drawn.
fair-open-openly = { $names } sent a number without a commitment, by an older program. It proves nothing to them.
fair-open-silent = { $names } added no number.
fair-open-bots = { $bots ->
    [one] 1 bot adds no number.
   *[other] { $bots } bots add no number.
}
fair-open-rounds = { $rounds ->
    [one] 1 deal was broken off before this one, by { $names }. Perhaps it was not to their liking.
   *[other] { $rounds } deals were broken off before this one, by { $names }. Perhaps they were not to their liking.
}
fair-open-end = The game was stopped before its end by the rules ({ $reason ->
    [resigned] somebody resigned
    [timeout] the time was up
    [turn_cap] it took too long
   *[closed] the table was closed
}). That nothing followed is the server’s word.
fair-open-origin = The position it began from was chosen from another game by the table’s owner.
fair-open-look = Whether whoever runs the server looked into the deal. Nothing can prove that.

fair-broken-field = “{ $field }” cannot be right: { $why }
fair-broken-secret = The secret does not have the published hash.
fair-broken-commitment = This device was shown another hash of the secret before the game.
fair-broken-terms = This device was shown another table: “{ $field }” differs.
fair-broken-nonce = The number of { $name } does not fit its commitment.
fair-broken-missing = The numbers of { $names } are missing.
fair-broken-promises = This device was shown other commitments in deal { $round }.
fair-broken-own = This device revealed its number in deal { $round }, and the proof does not have it.
fair-broken-rounds = Deal { $round }, which this device saw, is missing.
fair-broken-seats = The seats are not the ones that were drawn.
fair-broken-layout = The layout is not the one that was drawn. Drawn: { $expected }. Recorded: { $found }.
fair-broken-draw = The draws of move { $move } are other ones. Drawn: { $expected }. Recorded: { $found }.
fair-broken-move = Move { $move } is not possible: { $why }
fair-broken-origin = The game goes on from table { $table }, and the proof of that game is missing or does not fit.
fair-broken-sight = At version { $version } something else lay on this device’s table.
fair-broken-cut = The proof ends after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, and the game does not. It was cut, or comes from an older program: download it again.
