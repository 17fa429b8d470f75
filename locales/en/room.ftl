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
room-round-removed = Removed from the table: { $names }. The cards are dealt anew.
room-free = free seat
room-sit = Sit here
room-stand = Stand up
room-bot = Seat a bot
room-free-seat = Free the seat
room-remove = Remove
room-close = Close the table
room-start = Begin
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
setup-clock-15min-about = For the whole game, and 10 seconds more after each turn. Whoever has none left has lost.
setup-more = More options
setup-helpers = Help
setup-helpers-about = Prices and distances. Without it the table is as printed.
setup-undo = Undo
setup-undo-about = A move can be taken back while nothing new was revealed.
setup-open_reserves = Open reserves
setup-open_reserves-about = Cards reserved from the market stay visible to all.
setup-free_chat = Free chat
setup-free_chat-about = Own words besides the preset phrases.
setup-random_seats = Random order
setup-random_seats-about = Who starts is drawn. Otherwise the seats stay as listed.
help-rules = Rules
help-glossary = Glossary
help-contents = Contents

setup-hints = Hints
setup-hints-about = A strong bot gives advice to whoever asks. Off at first when people play each other.
setup-lose_on_time = Time decides
setup-lose_on_time-about = Whoever runs out of time or leaves has lost. Otherwise a bot plays on, and they may come back.
setup-rated-about = The number is a measured rating: 200 points more win about three games of four.

pace-none = No clock
pace-per_move = { $seconds } s a move
pace-per_game = { $minutes } min each, and { $increment } s a turn
pace-days = { $days ->
    [one] A day a move
   *[other] { $days } days a move
}
room-agreed = What is played
room-helpers-off = without prices and distances
room-hints-on = hints allowed
room-hints-off = no hints
room-undo-off = no undo
room-open_reserves = open reserves
room-order-random = who starts is drawn
room-order-as_set = the first seat starts
room-absence-bot = Whoever leaves or runs out of time is played for by a bot, and may come back.
room-absence-lose = Whoever leaves or runs out of time has lost.
room-deserted = { $days ->
    [one] A game that everybody has left waits for a day; then it is closed.
   *[other] A game that everybody has left waits for { $days } days; then it is closed.
}
room-here = here
room-gone = not connected
room-bot-level = Strength of the bot
room-move = Move here
room-seat-menu = Change seat
room-swap = Change with seat { $number }
room-fill = Fill with bots
room-meanwhile = Play a bot meanwhile
meanwhile-waits = { $game }: your table waits for players.
meanwhile-begun = { $game }: your game has begun.
meanwhile-go = Go there
