preview-title = { $game } · { $names }
preview-bot = 電腦玩家
preview-free = 空位
preview-waiting = 牌桌已開放，快來入座。
preview-running = 第 { $round } 輪進行中，可即時觀看。
preview-won = { $names } 獲勝（{ $points }）。可逐步回顧。
preview-draw = 對局結束，無人獲勝。可逐步回顧。
