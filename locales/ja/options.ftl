# ハウスルール：各ゲームで決められること。どの項目にも名前と一文の説明があり、選べる値にもそれぞれ名前がある。

preset-printed = 標準
preset-quick = クイック
preset-team = チーム戦
preset-own = ハウスルール
preset-printed-about = ルールブックのとおり。
preset-quick-about = 名声10まで、各列3枚。
preset-team-about = 2対2。味方どうしでボーナスと名声を共有。
preset-own-about = 下で決めたとおり。

option-on = あり
option-off = なし
option-range = （{ $min }から{ $max }まで）
option-needs-seats = { $seats }人で遊ぶときだけ。
option-target = 目標の名声
option-target-about = 誰かの名声がここに届くと、ゲームは終わりに向かいます。
option-face_up = 場札の枚数
option-face_up-about = 各レベルで表にしておくカードの枚数です。
option-take_fewer = 少なく取れる
option-take_fewer-about = トークンを決まりより少なく取ることもできます。
option-last_round = 最終ラウンド
option-last_round-about = 誰かが目標に届いたあと、誰がまだプレイするかを決めます。
option-last_round-equal_turns = ラウンドの終わりまで
option-last_round-everyone_else_once = ほかの全員がもう1回
option-last_round-at_once = なし（すぐに終了）
option-team = 2対2
option-team-about = 味方は向かい合って座り、ボーナスと名声を共有します。
option-stalling = 引き延ばしは負け
option-stalling-about = 3手番続けてゴールド全部と真珠2つを持ったまま何も買わないと、相手が勝ちを宣言できます。
option-refill = ピラミッドの補充
option-refill-about = 購入や確保で空いた場所に、新しいカードをいつ置くかを決めます。
option-refill-end_of_turn = 手番の終わりに
option-refill-at_once = すぐに
