preview-title = { $game } · { $names }
preview-bot = bot
preview-free = free seat
preview-waiting = A table is open. Take a seat.
preview-running = Round { $round }. Watch it live.
preview-won = { $names } won ({ $points }). See it move by move.
preview-draw = The game ended without a winner. See it move by move.
