preview-title = { $game } · { $names }
preview-bot = コンピュータ
preview-free = 空席
preview-waiting = テーブルが開いています。席に着きましょう。
preview-running = ラウンド{ $round }。観戦できます。
preview-won = { $names }の勝ち（{ $points }）。一手ずつ振り返れます。
preview-draw = 勝者なしで終わりました。一手ずつ振り返れます。
