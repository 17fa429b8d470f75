preview-title = { $game } · { $names }
preview-bot = 电脑玩家
preview-free = 空位
preview-waiting = 牌桌已开放，快来入座。
preview-running = 第 { $round } 轮进行中，可实时观看。
preview-won = { $names } 获胜（{ $points }）。可逐步回顾。
preview-draw = 对局结束，无人获胜。可逐步回顾。
