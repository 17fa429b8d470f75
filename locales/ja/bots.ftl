# コンピュータ：強さ、性格、そしてその手が良い理由。

level-random = ランダム
level-greedy = 貪欲
level-level1 = 入門
level-level2 = やさしい
level-level3 = ふつう
level-level4 = 強い
level-level5 = 上級
level-strongest = 達人

personality-balanced = バランス型
personality-engine_builder = エンジン重視
personality-noble_hunter = 貴族びいき
personality-rusher = せっかち
personality-blocker = じゃま好き

reason-reaches-target = { $points }点に届く
reason-earns-tile = { $tile }を獲得する
reason-one-from-tile = { $tile }まであとボーナス1つ
reason-assembles = アベンジャーズ・アッセンブルのタイルを獲得し{ $points }点
reason-scores = { $points }点を得る
reason-denies-card = 相手が次に購入できたカード
reason-makes-cheaper = { $color }でカード{ $cards }枚が安くなる
reason-free = 無料で手に入る
reason-affords-next = 次に{ $card }を購入できる
reason-comes-nearer = { $card }に近づく
reason-denies-color = 相手に{ $color }を残さない
reason-blocks-card = 相手が購入できるカードを防ぐ（{ $points }点）
reason-joker-affords = ジョーカーで次に{ $card }を購入できる
reason-takes-joker = ジョーカーを獲得する
reason-keeps-card = { $card }を確保しておく
reason-looks-for-a-card = 新しいカードを探す
reason-needs-least = { $color }が最も不要
reason-chooses-tile = { $tile }が最適
reason-nothing-else = ほかに手がない
reason-best-by-search = 最も良い局面につながる
reason-leads-to = { $card }の購入につながる
reason-takes-time-stone = タイム・ストーンを得る
reason-new-color = ガントレットに必要な最初の{ $color }
reason-wins-crowns = 王冠{ $crowns }個に届く
reason-wins-color = 同色で{ $points }点に届く
reason-earns-royal = 王族カードを得る
reason-extra-turn = もう一度手番を行える
reason-steals-token = 相手からトークンを奪う
reason-takes-privilege = 特権を得る
reason-takes-token = ボードからトークンを得る
reason-adds-crowns = 王冠{ $crowns }個を加える
reason-takes-pearl = 真珠を獲得する
reason-hands-privilege = 相手に特権を渡す価値がある
reason-replenishes = ボードのトークンが少ない
reason-joker-color = { $color }が最も役立つ
reason-steals = 相手から{ $color }を奪う
reason-steals-needed = 相手に必要な{ $color }を奪う
reason-claims = 相手の引き延ばしにより勝利を宣言する
reason-earns-post = 交易所を獲得する
reason-guards-card = { $card }を押さえてほかの人に渡さない
reason-frees-card = 押さえられた{ $card }を解放する

# Names of bots at a table.
bot-name-random = フォルトゥナ
bot-name-greedy = ミダス
bot-name-level1 = ピッパ
bot-name-level2 = マルコ
bot-name-level3 = エレナ
bot-name-level4 = チェッリーニ
bot-name-level5 = カラドッソ
bot-name-strongest = ラリック

bot-name-second = ビアンカ
bot-name-third = ティコ
bot-name-fourth = オデット
