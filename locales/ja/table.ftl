turn-yours = あなたの手番です
turn-theirs = { $name }が考えています
turn-over = ゲーム終了
turn-last-round = 最終ラウンド
where-round = ラウンド{ $round }
where-turn = { $round }手番目
where-target = 目標 名声{ $target }
where-gauntlet = 目標{ $target }・5色・タイム

tool-sound-on = 効果音オン
tool-sound-off = 効果音オフ
tool-settings = 設定
tool-log = ログ
close = 閉じる
back = 戻る

region-bank = 場のトークン
region-market = 場札
region-pyramid = ピラミッド
region-nobles = 貴族
region-locations = ロケーション
region-royals = 王族カード
region-board = ボード
region-action = あなたのアクション
region-hand = 確保したカード
region-purse = あなたのトークンとボーナス
region-opponents = 相手
region-log = ログ
region-steps = 手番の順序

you = あなた
seat-bot = コンピュータ
seat-away = 離席中
prestige = 名声
points = ポイント
of-target = / { $target }
cards-word = カード
tokens-word = トークン
reserved-word = 確保
empty = 空き
new = 新
token-count = { $held }/{ $limit }
token-count-label = トークン{ $held }個、上限{ $limit }個
reserved-count = 確保したカード{ $count }枚
by-reserving = 確保で獲得
by-first-three = 初のレベルIII
bag = 袋
privileges = 特権

card-level = レベル{ $level }
card-points = 名声{ $points }
card-points-marvel = { $points }ポイント
card-bonus = { $stone }のボーナス
card-bonus-double = { $stone }のボーナス2つ
card-bonus-none = ボーナスなし
card-bonus-joker = 色を選ぶボーナス
card-crowns = 王冠{ $count }個
card-tags = アベンジャーズ・マーク{ $count }個
card-time = タイム・ストーンを獲得
card-cost = コスト：{ $cost }
card-cost-free = コストなし
card-state-buy = { $pay }で購入できます
card-state-free = 無料で購入できます
card-state-gold = { $joker }を使って{ $pay }で購入できます
card-state-short = { $missing }不足
card-state-short-gold = { $missing }不足、{ $joker }{ $gold }個あり
card-reserved = 確保済み
card-new = 新しいカード
card-taken = ここから{ $name }が{ $card }を取りました
card-in-reach = この獲得のあと購入できます
card-back = レベル{ $level }の確保カード
card-empty = 空きスペース
strip-free = 無料
strip-far = あと{ $count }

deck-label = { $count ->
    [0] レベル{ $level }の山札、なし
   *[other] レベル{ $level }の山札、残り{ $count }枚
}

bank-label = { $stone }、場に{ $count }個
bank-picked = { $count }個選択中
bank-add = 選べます
purse-label = { $stone }：トークン{ $tokens }個
purse-bonus = { $stone }：ボーナス{ $count }
purse-return = { $stone }を1個返却
purse-returned = { $count }個返却予定

tile-label = { $name }、{ $points }ポイント、必要：{ $demand }
tile-distance = { $name }はあと{ $count }
tile-ready = { $name }は条件を満たしています
tile-taken = { $name }を訪問
tile-taken-location = { $name }が獲得

avengers-title = アベンジャーズ・アッセンブル
avengers-tags = マーク{ $count }
avengers-yours = あなた：{ $count }
avengers-nobody = 未獲得
gauntlet-title = 勝利まで
gauntlet-points = { $have }/{ $need }ポイント
gauntlet-color = { $stone }のカード
gauntlet-time = 初のレベルIII
gauntlet-done = すべて達成

goal-prestige = 名声{ $have }/{ $need }
goal-crowns = 王冠{ $have }/{ $need }
goal-color = { $stone }で{ $have }/{ $need }ポイント
goal-color-none = 同色で{ $have }/{ $need }ポイント
goal-colors = 色{ $have }/{ $need }
goal-time = { $have ->
    [0] タイム・ストーンなし
   *[other] タイム・ストーンあり
}

royal-label = 王族カード、名声{ $points }、{ $ability }
royal-label-plain = 王族カード、名声{ $points }
royal-yours = あなた
royal-theirs = { $name }
privileges-table = { $count ->
    [0] ボードの横に特権なし
   *[other] ボードの横に特権{ $count }個
}
privileges-held = { $count ->
    [0] 特権なし
   *[other] 特権{ $count }個
}

cell-label = { $row }行{ $column }列：{ $stone }
cell-empty = { $row }行{ $column }列：空き
cell-chosen = 選択中、{ $order }番目
cell-can-join = 列に加えられます

step-privilege = 特権
step-replenish = 補充
step-act = アクション

since-last-turn = 前の手番からの動き
since-short = 前の手番から
latest = 最近の動き
earlier = それ以前
log-empty = まだ記録はありません。
players-cards = { $name }のカード

connection-lost = 再接続中
connection-lost-text = テーブルはそのまま待っています。進行状況は失われません。
connection-lost-stored = あなたの手は保存されました。テーブルは待っています。
connection-retry = 今すぐ試す
clock-label = { $name }：残り{ $time }
