brand = Parure
home-title = Sit down and play
home-subtitle = Splendor, Marvel and Duel. No account needed, no waiting.
home-learn = New? Learn it in five minutes
home-shown = A game of Splendor that plays itself
home-continue = Continue
home-about-splendor = Mines, caravans and nobles. Also Quick and Team.
home-about-marvel = Six stones, one gauntlet.
home-about-duel = Two guilds, one board, three ways to win.
home-meta-splendor = 2 to 4 players · 30 min
home-meta-marvel = 2 to 4 players · 30 min
home-meta-duel = 2 players · 30 min
home-games = Choose the game
home-bots = Against bots
home-bot-count = Number of bots
home-bot-level = Strength of the bots
home-play = Play { $game }
home-more = More
home-friends = With friends
home-friends-text = Get a link and share it. Bots may fill the empty seats.
home-make-table = Make a table
home-open = Open tables
home-open-text = { $count ->
    [0] No table waits for a player. Open one, and play a bot meanwhile.
    [one] 1 table waits for a player.
   *[other] { $count } tables wait for a player.
}
home-see-tables = See them
home-open-table = Open a table
home-join = Join
home-open-seats = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
home-language = Language
home-analysis = Analysis board
home-statistics = Statistics
home-puzzles = Puzzles
home-puzzles-loading = Setting up the puzzles
home-unofficial = Unofficial, not affiliated with the publisher

setup-title = New table: { $game }
setup-seats = Seats
setup-who = Who sits
setup-you = You
setup-link = by link
setup-open = open to all
setup-bot = bot
setup-level = Strength
setup-rated = { $level } · { $rating }
setup-personality = Temperament
setup-where = Where
setup-where-server = Online
setup-where-server-about = The server runs the table: go on from any device, and prove the deal.
setup-where-device = On this device
setup-where-device-about = Needs no network. The game stays in this browser.
setup-clock = Clock
setup-clock-none = No clock
setup-clock-30s = 30 s a move
setup-clock-day = A day a move
setup-clock-none-about = Everyone takes the time they need.
setup-clock-30s-about = A move that takes longer is played by a bot.
setup-clock-day-about = Play now and then; the table waits for days.
setup-rules = Rules
setup-house-rules = House rules
setup-partners = Partners
setup-partners-as_set = As seated
setup-partners-random = By lot
setup-partners-random-about = Who plays with whom is drawn when the game begins.
setup-partners-sides = { $first } against { $second }. The first seat begins.
setup-partner = Your partner
setup-partner-with = with { $who }
setup-seat-of = seat { $number } ({ $who })
setup-go = Open the table

end-winner = { $name } wins
end-you-win = You win
end-shared = Shared victory: { $names }
end-team = { $names } win together
end-draw = Nobody wins
end-reason-prestige = { $how ->
    [left] { $points } prestige, the most of those who played to the end.
    [level] { $points } prestige, level with another player.
    [shared] { $points } prestige each.
    [team] { $points } prestige together, more than the other team.
   *[most] { $points } prestige, more than anybody else.
}
end-reason-gauntlet = { $points } points, all five colours and the Time Stone.
end-reason-points20 = { $points } prestige points reached.
end-reason-crowns10 = Ten crowns reached.
end-reason-color10 = Ten points in one colour reached.
end-reason-claim = The opponent held all gold and pearls too long.
end-reason-deadlock = Nobody could move any more.
end-reason-turn_cap = The game reached the turn limit.
end-reason-city = A city was taken.
end-tie-fewer_cards = Fewer cards decide.
end-tie-assemble = The Avengers Assemble tile decides.
end-forfeit-resigned = { $names } resigned.
end-forfeit-left = { $names } left the game.
end-forfeit-timeout = { $names } ran out of time.
end-out-resigned = resigned
end-out-left = left
end-out-timeout = out of time
end-turning = Turning point: { $name }, round { $round } (win chance −{ $percent }%)
end-picture = Picture
end-picture-saved = Saved
end-picture-failed = The picture could not be made. Try again.
share-link = Link
end-rank = Place
end-player = Player
end-points = Points
end-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
end-nobles = { $count ->
    [one] 1 noble
   *[other] { $count } nobles
}
end-locations = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
end-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
end-ranking = Ranking
rematch = Rematch
review = Review
leave = Leave the table

handover-title = Hand it to { $name }
handover-text = Reserved cards are hidden.
handover-go = I am { $name }

settings-title = Settings
settings-theme = Theme
settings-theme-system = As the device
settings-theme-dark = Dark
settings-theme-light = Light
settings-overlay = Help on cards
settings-overlay-off = Off
settings-overlay-strip = Strip
settings-overlay-dim = Strip and dimming
settings-overlay-about = Shows on every card whether you can buy it, and what you lack.
settings-letters = Letters on gems
settings-letters-about = The shapes and colours differ without them, too.
settings-motion = Motion
settings-motion-on = On
settings-motion-off = Off
settings-sound = Sound
settings-language = Language

review-title = Review
review-round-yours = Round { $round }, your move
review-round = Round { $round }, { $name }’s move
review-given-away = { $percent }% given away
review-best = Best move
review-analysis = Analysis
review-here = Played
review-or = Or
review-start = The start
review-start-text = Step forward to see how each move is judged.
review-accuracy = kept { $percent }%
review-moments = Key moments
review-moment = Round { $round }: { $name }, { $percent }% given away
review-no-moments = Nobody gave much away.
review-better = Better
review-percent = { $percent }%
review-why = Why
review-analyse = Analyse from here
review-play-on = Play on from here
play-on-about = The game goes on after move { $move }, at a new table and with new luck.
review-sight = As seen by
review-sight-all = Everything open
review-chance = Win chance
review-chance-label = Win chance by move
review-move-of = move { $move } of { $total }
review-slider = Move
review-first = First move
review-previous = Previous move
review-next = Next move
review-last = Last move

home-my-games = Your games
home-with = with { $names }
home-turn-yours = your turn
home-turn-theirs = { $name } to move
home-waiting = waiting for players
home-deserted = waits for you until { $date }
home-on-device = on this device
home-away = The server cannot be reached. You can still play against bots and at this device, learn, and read the rules.
home-since = last move { $ago }
home-made = made { $ago }
home-show-all = Show all { $count }
home-show-less = Show fewer
home-drop = Drop
home-drop-title = Drop this game?
home-drop-resign = You resign and lose the game.
home-drop-leave = A bot plays on for you. You find the game under this link again.
home-drop-close = The table is closed, and whoever waits there is told.
home-drop-stand = Your seat becomes free.
home-finished = Finished games
home-finished-none = You have not finished a game yet.
home-finished-more = Show more
home-won = won
home-lost = lost
home-drawn = nobody won
home-brought = played on a device
home-bring = Bring online
home-bring-about = { $count ->
    [one] 1 finished game is on this device only. Online it can be replayed and reviewed from any of your devices.
   *[other] { $count } finished games are on this device only. Online they can be replayed and reviewed from any of your devices.
}
home-bring-all = { $count ->
    [one] Bring it online
   *[other] Bring all { $count } online
}
home-bring-done = { $count ->
    [one] 1 game is now among your games online.
   *[other] { $count } games are now among your games online.
}

settings-volume = Volume
settings-volume-quiet = Quiet
settings-volume-medium = Medium
settings-volume-loud = Loud
settings-notify = Notifications
settings-notify-about = Tells you that it is your turn while the page is hidden.
settings-notify-denied = The browser does not allow it. Allow notifications for this page in its settings.
