# What only the expansions have: words on the table.

game-with = { $game }：{ $expansion }
expansion-alone = 基本ゲーム
option-expansion-without = 次のオプションとは一緒に遊べません：{ $rules }。
region-cities = 都市
region-posts = 交易所
city-label = { $name }、必要：{ $demand }
city-other = ほかの1色のボーナス{ $count }個
city-distance = { $name }はあと{ $lacking }
tile-kept = { $name }のために取り置き
post-T1 = バザール
post-T2 = 港
post-T3 = 造幣所
post-T4 = 宮殿
post-T5 = ギルド館
post-T1-power = 購入するたびに宝石を1個獲得
post-T2-power = 同色2個の獲得にもう1個
post-T3-power = ゴールド1個が同色の宝石2個分
post-T4-power = 名声5
post-T5-power = 紋章1つにつき名声1
post-label = { $name }：{ $power }
post-asks = 必要：{ $demand }
post-noble = 貴族1人
post-held = { $names }の紋章あり
post-free = まだ誰もいません
deck-label-orient = { $count ->
    [0] レベル{ $level }の東洋の山札、なし
   *[other] レベル{ $level }の東洋の山札、残り{ $count }枚
}
card-back-orient = レベル{ $level }の東洋の確保カード
card-cost-sacrifice = コスト：自分の{ $stone }のボーナス2つ
card-state-sacrifice = 自分のカードで購入できます
gold-cards = ゴールドのカード{ $count }枚
gold-cards-word = ゴールドのカード
card-strongholds = { $name }の城塞{ $count }個
card-aimed = 選べます
strongholds-left = { $count ->
    [0] 手元の城塞なし
   *[other] 手元の城塞{ $count }個
}
end-cities = 都市{ $count }

# The choices that only expansions have.

city-title = { $count }か所の都市から選べます
city-go = { $name }を獲得
post_gem-title = 交易所から宝石を1個獲得
post_gem-go = { $stone }を獲得
copy-title = コピーする色を選ぶ
set_aside-title = 貴族を1人取り置く
set_aside-text = これからは、あなただけがその貴族を迎えられます。
set_aside-go = { $name }を取り置く
free-title = カードを1枚無料で獲得
free-text = レベル{ $level }の場札を1枚選んでください。
free-go = このカードを獲得
stronghold-title = 城塞を使う
stronghold-text = 押さえるカードを選んでください。
stronghold-text-rivals = 押さえるカードか、城塞を送り返す相手のカードを選んでください。
stronghold-go-put = ここに置く
stronghold-go-move = ここへ動かす
stronghold-go-remove = { $name }の城塞を送り返す
stronghold-ways = どの城塞か
stronghold-from = { $card }から
stronghold-from-supply = 手元から
aim-none = カードを選ぶ
conquer-title = このカードを征服できます
conquer-go = 征服
conquer-decline = 見送る
reserve-orient-title = レベル{ $level }の東洋の山札から確保
buy-sacrifice = 差し出す
pay-title-sacrifice = 差し出すカードを選ぶ
pay-title-cards = トークン{ $count }個とゴールドのカード{ $cards }枚
pay-sacrifice-text = ここで選んだカードは、ポイントやボーナスとともにゲームから除かれます。
pay-count-text = どれかの数を変えると、残りは自動で調整されます。
pay-asked = 必要{ $count }
pay-more = { $coin }を増やす
pay-fewer = { $coin }を減らす
command-help-posts = take wug または take ww、reserve S1-03 または reserve deck 2、buy S1-03 wwg、post_gem r、return w、tile SN-02、pass、undo、hint
command-help-orient = 基本ゲームのコマンドに加えて reserve orient 2、buy O3-02 と一覧の支払い、copy r、free O1-03、set_aside SN-02
command-help-strongholds = 基本ゲームのコマンドに加えて stronghold put S2-11、stronghold move S1-03 S2-11、stronghold remove S2-11 1、conquer S3-02、decline

# What the log tells of them.

log-city = { $player }が都市{ $tile }を獲得
log-reserve-second = { $player }がレベル{ $level }の東洋の山札から確保
log-reserve-second-joker = { $player }がレベル{ $level }の東洋の山札から確保、{ $joker }を獲得
log-buy-cards = { $player }が{ $cards }で{ $card }を購入
log-buy-cards-tokens = { $player }が{ $tokens }と{ $cards }で{ $card }を購入
log-buy-sacrifice = { $player }が{ $cards }を差し出して{ $card }を購入
move-city = 都市{ $tile }を獲得
move-reserve-second = レベル{ $level }の東洋の山札から確保
move-reserve-second-joker = レベル{ $level }の東洋の山札から確保、{ $joker }を獲得
move-buy-cards = { $cards }で{ $card }を購入
move-buy-cards-tokens = { $tokens }と{ $cards }で{ $card }を購入
move-buy-sacrifice = { $cards }を差し出して{ $card }を購入

# What their pieces are and do.

explain-tile-city = 都市。手番の終わりにこの名声とボーナスがそろっていれば獲得し、最終ラウンドになります。ポイントはありません。
explain-distances-city = 各プレイヤーに足りない名声とボーナス。あなたが先頭です。
explain-tile-kept = 取り置かれた貴族。印のプレイヤーだけを訪れます。
explain-post-T1 = バザール。紋章を置くと、購入するたびに好きな宝石を1個獲得します。ゴールドは選べません。
explain-post-T2 = 港。紋章を置くと、同色の宝石を2個獲得するときに別の色をもう1個獲得します。
explain-post-T3 = 造幣所。紋章を置くと、支払うゴールド1個を同色の宝石2個分にできます。
explain-post-T4 = 宮殿。紋章を置くと名声5を得ます。貴族も1人必要です。
explain-post-T5 = ギルド館。ボードにある自分の紋章1つにつき名声1。ここの紋章も数えます。
explain-ability-gold = ゴールドのカード。購入のときに手放すと、ゴールド2個分になります。
explain-ability-copy = すでに持っているボーナスの色になります。ボーナスがなければ購入できません。
explain-ability-noble = 獲得すると、貴族を1人自分のために取り置きます。
explain-ability-free = 1つ下のレベルの場札を1枚、無料で獲得します。
explain-ability-sacrifice = 自分のこの色のボーナス2つがコストです。そのカードはゲームから除かれます。
explain-deck-orient = 東洋の山札と残りの枚数。押すと、一番上のカードを見せずに確保します。
explain-gold-card = あなたのゴールドのカード。手放すと1枚がゴールド2個分になります。
explain-stronghold = 城塞。このカードを購入または確保できるのは持ち主だけです。1人の城塞が3つそろうと征服できます。
explain-strongholds-left = まだカードに置いていない城塞の数です。

# Abilities by their names; the help explains them by the same words.

ability-gold = ゴールド2個分
ability-copy = ボーナスの色をコピー
ability-noble = 貴族を1人取り置く
ability-free = カードを1枚無料で獲得
ability-sacrifice = 自分のカードで支払う

# Lessons of the expansions, for those who know the game.

learn-stage-court-cities = 都市
learn-stage-victory-cities = 追い込み
learn-stage-court-posts = 交易所
learn-stage-victory-posts = ポイント
learn-stage-court-orient = 東洋
learn-stage-victory-orient = ポイント
learn-stage-court-strongholds = 城塞
learn-stage-victory-strongholds = ポイント
learn-now-city = 最も近い：{ $tile }にはあと{ $lacking }
learn-aim-cities-title = 都市で勝つ
learn-aim-cities-text = 貴族はいません。場に都市が3つあり、都市を持つ人だけが勝てます。名声だけでは終わりません。
learn-aim-cities-why = ほかは基本ゲームと同じで、獲得、確保、購入をします。変わるのは、何のために買うかです。
learn-read-city-title = 都市の見方
learn-read-city-text = 都市は星印の名声とボーナスを求めます。5色の輪は、書かれていないどれか1色をその数だけ、という意味です。下の段は各プレイヤーに足りない分です。
learn-read-city-why = 獲得された都市はなくなります。相手がどの都市に向かっているか見ておきましょう。
learn-pick-city-title = 都市を決める
learn-pick-city-text = 都市の1つか2つが求める色を購入しましょう。色の多い都市は手持ちを活かせ、色の少ない都市は場札が合えば早く届きます。
learn-pick-city-why = 都市に合うボーナスは二度役立ちます。カードが安くなり、最後の条件にもなります。
learn-points-city-title = 次は名声
learn-points-city-text = ポイントをくれる貴族はいません。星印に届くよう、レベルIIとIIIのカードを2、3枚計画しましょう。
learn-points-city-why = 都市のボーナスがそろっても名声待ちになります。決め手はポイントのあるカードです。
learn-race-city-title = 追い込み
learn-race-city-text = 誰かが都市を獲得すると最終ラウンドです。全員の手番数は同じで、都市を持つ人のうち名声が最も多い人の勝ちです。
learn-race-city-why = 相手が都市を獲得しそうなら、同じラウンドで自分も獲得できるようにするか、先に取りましょう。
learn-aim-posts-title = 5つの交易所
learn-aim-posts-text = 場札の横に交易所のボードがあります。求められるボーナスが手番の終わりにそろっていれば紋章を置き、その力はゲームの終わりまで続きます。
learn-aim-posts-why = 交易所は奪われず、ほかの人も一緒に置けます。早く得たものほど長く働きます。
learn-read-post-title = 交易所の見方
learn-read-post-text = 絵が力、その下が必要なボーナスと持っている数です。指し示すと説明が読めます。
learn-read-post-why = 港はダイヤモンド2つ、ギルド館はオニキス3つで足ります。最初の目標によいでしょう。
learn-arms-title = あなたの紋章
learn-arms-text = 交易所に紋章を置きました。力は次の手番から使え、必要なときに画面が知らせます。
learn-arms-why = 購入ごとの宝石は毎手番1個の得です。ゴールドが2倍なら確保が強くなります。
learn-court-posts-title = 交易所と貴族
learn-court-posts-text = 交易所と貴族の両方が求める色を集めましょう。宮殿はエメラルド5つと貴族1人で名声5です。
learn-court-posts-why = 1つのボーナスが貴族にも交易所にもコストにも同時に役立ちます。
learn-aim-orient-title = 東洋のカード
learn-aim-orient-text = 場札の各列の横に東洋のカードが2枚ずつあり、山札も別です。購入と確保はほかのカードと同じで、効果は印で示されます。
learn-aim-orient-why = それ自体のポイントは少なめですが、進みを速くしてくれます。
learn-orient-small-title = ゴールドとコピー
learn-orient-small-text = レベルIには、一度だけゴールド2個分になるカードと、持っているボーナスの色になるコピーがあります。コピーにはもとになるボーナスが必要です。
learn-orient-small-why = 貴族やよいカードが多く求める色をコピーし、ゴールドのカードはポイントのあるカードのために残しましょう。
learn-orient-middle-title = 2倍、貴族、無料のカード
learn-orient-middle-text = レベルIIには、ボーナス2つのカード、貴族を自分だけに取り置くカード、レベルIのカードが無料で付くコピーがあります。レベルIIIには、レベルIIのカードが付くものがあります。
learn-orient-middle-why = 無料のカードも効果を発揮するので、1回の購入が連鎖することがあります。
learn-orient-sacrifice-title = カードを差し出す
learn-orient-sacrifice-text = レベルIIIには、トークンの代わりに自分の同色のボーナス2つを差し出すカードがあります。そのカードは除かれ、名声3を得ます。
learn-orient-sacrifice-why = 終盤、もう使わないボーナスよりポイントのほうが大切です。訪れた貴族は去りません。
learn-aim-strongholds-title = 3つの城塞
learn-aim-strongholds-text = 城塞が3つあります。購入するたびに1つ使い、カードに置くか、動かすか、相手の城塞を送り返します。
learn-aim-strongholds-why = 城塞のあるカードを購入、確保できるのは持ち主だけです。ほかの人が解くには、何かを購入しなければなりません。
learn-use-stronghold-title = 城塞を使う
learn-use-stronghold-text = 明るい縁の場札を押し、ボタンを押します。すぐに買いたいカードを押さえるか、相手が押さえたカードを解放しましょう。
learn-use-stronghold-why = 1、2手番で払えるカードを押さえましょう。妨害だけでは自分が遅れます。
learn-conquest-title = 征服
learn-conquest-text = 3つの城塞が1枚のカードにそろうと、アクションのほかにそのカードを通常のコストで購入できます。支払えるときに画面が尋ねます。
learn-conquest-why = よいカードなら、1手番に2枚買えることは3手番待つ価値があります。
learn-race-strongholds-title = ポイントと押さえる人
learn-race-strongholds-text = ポイントのあるカードに注目しましょう。最終ラウンドの前は、1つの城塞が勝負を分けます。
learn-race-strongholds-why = 最後の1枚を買えない相手はもう1手番必要です。それがあなたに必要な手番かもしれません。
