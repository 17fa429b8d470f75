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
