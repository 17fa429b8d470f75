guest-name = Guest { $number }
to-home = To the front page
connection-connecting = One moment…
connection-away = The server is away
connection-away-text = We keep trying. Nothing of your game is lost.

name-label = Your name
name-placeholder = What others call you
name-save = Use it
name-saved = Saved

room-waiting = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
}
room-beginning = Everyone is here. The game begins.
room-dealing = Everyone is here. The deal waits for { $names }: their page adds its number as soon as it is open, until { $time } at the latest.
room-round-not_revealed = { $names } did not come back in time. The seat is free again, and the cards are dealt anew.
room-round-stood = { $names } stood up. The cards are dealt anew.
room-round-removed = { $names } was sent away. The cards are dealt anew.
room-free = free seat
room-sit = Sit here
room-stand = Stand up
room-bot = Seat a bot
room-free-seat = Free the seat
room-remove = Remove
room-close = Close the table
room-start = Begin
room-name-first = Choose a name first, then sit down.
room-invite = Invite
room-invite-text = Whoever has this link can sit down, or watch.
invite-link = Link
invite-copy = Copy the link
invite-copied = Copied
invite-qr = The link as a QR code
share = Share
spectators = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}

setup-here = at this device
setup-here-about = A screen between turns hides the reserved cards.
setup-player = Player { $number }
setup-clock-15min = 15 min each
setup-clock-15min-about = For the whole game, and 10 seconds more after each turn.
setup-more = More options
setup-helpers = Help
setup-helpers-about = Prices, distances and hints. Without it the table is as printed.
setup-undo = Undo
setup-undo-about = A move can be taken back while nothing new was revealed.
setup-open_reserves = Open reserves
setup-open_reserves-about = Cards reserved from the market stay visible to all.
setup-free_chat = Free chat
setup-free_chat-about = Own words besides the preset phrases.
setup-random_seats = Random order
setup-random_seats-about = Who starts is drawn. Otherwise the seats stay as listed.
home-running-waiting = { $game }, waiting for players
help-rules = Rules
help-glossary = Glossary
help-contents = Contents
