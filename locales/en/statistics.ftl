# What is counted over many games between bots.
statistics-sizes = Number of players
statistics-players = { $count } players
statistics-source = { $games } games between bots, with { $bot } in every seat.
statistics-caution = The figures say what goes together with winning, not what brings it about.
statistics-seats = Who goes first
statistics-seats-text = How often each seat wins; the mark is an even share. A shared victory counts for every winner.
statistics-seat = { $seat ->
    [1] First player
    [2] Second player
    [3] Third player
   *[other] Fourth player
}
statistics-length = How long games last
statistics-length-text = Half of all games take { $low } to { $high } turns a player; the mean is { $mean }.
statistics-length-bar = { $turns } turns: { $percent } of the games
statistics-ends = How games end
statistics-end-prestige = Enough prestige
statistics-end-gauntlet = All of the gauntlet’s conditions
statistics-end-points20 = Twenty points
statistics-end-crowns10 = Ten crowns
statistics-end-color10 = Ten points in one colour
statistics-end-claim = A claimed victory
statistics-end-deadlock = Nobody could move
statistics-end-city = A city
statistics-openings = The first turn
statistics-openings-text = By how many percentage points whoever begins so wins more or less often than their seat does on the whole; the line shows how exact the figure is. Of very many, the best and the worst are shown.
statistics-openings-drawn = In these games the first turn of every seat was drawn at random, so that first turns can be compared.
statistics-opening-take = Take { $tokens }
statistics-opening-reserve = Reserve a card of level { $level }
statistics-opening-other = Something else
statistics-opening-edge = percentage points, give or take { $error }
statistics-cards = Cards
statistics-cards-text = By how many percentage points buyers of a card win more often than buyers of other cards of its level in the same turn. Below it: how exact the figure is.
statistics-edge = percentage points, give or take { $error }; bought { $bought } times
statistics-tiles-text = How often whoever gets one wins.
statistics-repeat = Anybody can count this again:
