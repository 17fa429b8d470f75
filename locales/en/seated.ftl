seat-partner = partner
seat-bot-plays = a bot plays on
seat-lost = out
undo = Undo
hint = Hint
hint-thinking = Thinking…
hint-win = { $percent }% to win
hint-follow = Set up this move
hint-beside-lesson = The lesson can wait: this is better now.
menu-lessons = Take up the lessons
prepared-title = Prepared
prepared-text = Laid out for you when your turn comes.
away-title = A bot plays for you
away-go = Play on myself
act-waiting-away = They are not connected at the moment. The table waits.

chat = Chat
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
chat-empty = Nobody has said anything yet.
chat-phrases = Phrases
chat-own = Your own words
chat-send = Say
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-thinking = I am thinking.
phrase-one_moment = One moment, please.
phrase-good_game = Good game!
phrase-again = Another one?
phrase-bye = Goodbye!

tool-menu = Menu
menu-text-view = Table as text
menu-table-view = Table as picture
menu-full-screen = Full screen
menu-other-device = Continue on another device
menu-let-bot-play = Leave, a bot plays on
menu-resign = Resign
resign-title = Resign this game?
resign-text = You lose at once. It cannot be taken back.
resign-stay = Play on
seat-link-title = Your seat
seat-link-text = Open this link on the other device. It works once, within a week, and lets whoever opens it play for you: keep it to yourself.

act-out = You are out of this game
act-out-text = A bot plays your cards to the end. You can watch, or leave the table.
rematch-waiting = Waiting for { $names }.
rematch-asked = { $names } would like another game.
replay = Replay
replay-play = Play
replay-pause = Pause
record-download = Download the record
review-thinking = A strong bot looks at every move. This takes a moment.
team-number = team { $number }
team-score = { $names }: { $points } together
team-yours = team total, { $points } of it yours
purse-bonus-partner = { $count } from your partner
fair-verify = Check the fair deal

settings-view = View
settings-view-table = Picture
settings-view-text = Text
settings-view-about = Text is made for screen readers, with a line to type moves.

command-label = Your move
command-go = Play it
command-help-splendor = For example: take wug, reserve S1-03, reserve 2, buy S1-03, return w, tile SN-02, hint, undo. w diamond, u sapphire, g emerald, r ruby, k onyx, * gold.
command-help-marvel = For example: take yop, reserve M1-03, reserve 2, buy M1-03, return y, tile ML3B, hint, undo. y mind, u space, o soul, r reality, p power, g time, * S.H.I.E.L.D.
command-help-duel = For example: take a1 b2 c3, reserve D2-04 c3, buy D1-26, privilege c3, replenish, joker r, steal u, royal DR-01, discard w, hint, undo. Columns a to e, rows 1 to 5.
command-unknown = “{ $text }” is not a legal move here.
command-not-now = It is not your turn: “{ $text }” was not played.
command-legal = { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves
}

clock-days = { $count } d
clock-hours = { $count } h
clock-last-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
} left.
away-text-timeout = Your time was up, so a bot moves for you. Take your seat again whenever you like.
away-text-left = You left the table, so a bot moves for you. Take your seat again whenever you like.
deserted-title = The game waits
deserted-text = Nobody is at the table, so nothing is played. It is closed on { $date } unless somebody comes back.
closed-title = The table is closed
closed-text = Nobody came back, so the game ended without a winner.
title-yours = ● Your turn
title-time = { $time } · Your turn
title-theirs = { $name } to move
title-waiting = Waiting for players
title-games = { $count ->
    [one] ● Your turn in 1 game
   *[other] ● Your turn in { $count } games
}
notify-begins = The game begins
notify-with = { $game } with { $names }
