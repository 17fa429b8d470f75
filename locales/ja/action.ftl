act-idle = あなたの手番です
act-idle-text = { $count ->
    [0] トークンを獲得するか、確保するカードを選んでください。
   *[other] トークンかカードを選んでください。{ $count }枚購入できます。
}
act-idle-marvel = { $count ->
    [0] ストーンを獲得するか、確保するキャラクターを選んでください。
   *[other] ストーンかカードを選んでください。{ $count }枚リクルートできます。
}
act-idle-duel = 列の両端か、トークンを1つずつタップ。カードも選べます。
act-waiting = { $name }が考えています
act-waiting-text = 購入できるかどうかは常にカードに表示されます。
act-spectating = 観戦中です
act-spectating-text = 確保されたカードは購入まで公開されません。
act-replay-text = 確保されたカードもすべて公開されています。
act-replay-sight = { $name }に見えていたとおりです。見えなかったものは伏せてあります。
act-over = ゲーム終了
act-over-show = 結果を見る
act-sending = 送信中

take-different = 異なる色を3つ獲得
take-some = 異なる色を獲得
take-two = { $stone }を2つ獲得
take-more = あと1つ：{ $stones }
take-more-several = 異なる色をあと{ $count }個
take-complete = そろいました。まだ戻せます。
take-more-either = { $stone }をもう1個、またはほかの色を{ $count }個。
take-not-earned = { $stone }はそのまま取れません（{ $how }）。
take-not-left = 場に{ $stone }は残っていません。
take-not-now = 今は{ $stone }を取れません。
take-not-full = もう取れるだけ選んでいます。先に1つ戻してください。
take-not-apart = { $stone }は一緒に取れません。先に1つ戻してください。
choose-more-either = あと1個か{ $count }個選ぶ
take-go = { $count }個獲得
take-go-return = { $count }個獲得、{ $back }個返却
choose-more = あと{ $count }個選ぶ
choose-more-short = あと{ $count }個
put-back = { $stone }を戻す
clear = 取り消し

return-title = { $count }個返却
return-text = 手元のトークンをタップ。残せるのは{ $limit }個まで。
return-go = { $count }個返却
discard-go = { $count }個捨てる
return-more = あと{ $count }個返却

buy-title = このカードを購入
buy-title-named = { $name }をリクルート
buy-go = 購入
buy-go-marvel = リクルート
buy-go-return = リクルート、{ $back }個返却
buy-free = 無料：カードでまかなえます。
buy-pay = 支払い
buy-differently = 支払いを変更
buy-gain-points = { $game ->
    [marvel] インフィニティポイント+{ $points }
   *[other] 名声+{ $points }
}
buy-gain-bonus = { $stone } +{ $count }
buy-brings = { $tile }を獲得
buy-short = { $missing }不足
buy-not-yet = まだ購入できません
buy-closed = 条件を満たしていません
reserve-title = このカードを確保
reserve-deck-title = レベル{ $level }の山札から確保
reserve-go = 確保
reserve-go-return = 確保、{ $back }個返却
reserve-with-joker = { $stone }を1つ獲得。
reserve-back = ほかの人には裏面だけが見えます。
reserve-without = { $stone }なし：場に残っていません。
reserve-hand = { $held }/{ $limit }
reserve-hand-label = 確保したカード{ $held }枚、上限{ $limit }枚
reserve-choose = このゴールドで確保
reserve-choose-text = カードか山札を選んでください。
reserve-pick-card = カードを選ぶ

pay-title = { $game ->
    [marvel] { $count ->
        [0] 無料でリクルート
       *[other] トークン{ $count }個でリクルート
    }
   *[other] { $count ->
        [0] 無料で購入
       *[other] トークン{ $count }個で購入
    }
}
pay-text = トークンをタップすると{ $stone }に替わり、もう一度で戻ります。
pay-printed = 元のコスト{ $count }
pay-your-cards = カード −{ $count }
pay-you-pay = 支払い{ $count }
pay-token = { $stone }の代わりに{ $joker }で払う
pay-joker = { $joker }の代わりに{ $stone }で払う
pay-after = 支払い後
pay-fewest = { $stone }を最少に

tile-title = { $count }人の貴族が訪問できます
tile-title-marvel = { $count }か所のロケーションから選べます
tile-text = 1つ選んでください。ほかも後の手番で得られることがあります。
tile-go = { $game ->
    [marvel] { $name }を獲得
   *[other] { $name }を迎える
}
tile-go-none = 1つ選ぶ

royal-title = 王族カードを選ぶ
royal-text = 王冠によって1枚獲得します。
royal-go = このカードを獲得
joker-title = ジョーカーの色を選ぶ
joker-go = { $stone }にする
joker-choose = 色を選ぶ
joker-after = { $before } → { $after }/{ $need }
joker-label = { $stone }：ボーナス{ $bonuses }、{ $before }ポイント、その後{ $after }/{ $need }
steal-title = { $name }から奪う
steal-go = { $stone }を奪う
steal-choose = トークンを選ぶ
take-token-title = 同色トークンを獲得
take-token-text = ボードの1つをタップ。
take-token-go = { $stone }を獲得
take-token-choose = トークンを選ぶ

line-title = この列を獲得
line-title-one = このトークンを獲得
line-text = { $stones }
line-go = { $count }個獲得
line-go-privilege = { $count }個獲得、相手に特権
line-go-return = { $count }個獲得、{ $back }個捨てる
line-warning = { $name }が特権を獲得します。
privilege-title = 特権を使う
privilege-text = ボードの宝石か真珠をタップ。
privilege-go = { $stone }を獲得
privilege-choose = トークンを選ぶ
privilege-skip = 使わない
replenish-title = ボードの補充
replenish-text = トークン{ $count }個が戻ります。
replenish-warning = { $name }が特権を獲得します。
replenish-go = 補充
replenish-forced = 今はほかに何もできません。
claim-title = ゲームを終了できます
claim-text = { $name }は購入しないまま、3手番続けてすべてのゴールドと真珠を持っています。
claim-go = 勝利を宣言
pass-title = できるアクションがありません
pass-text = 今回はパスになります。
pass-go = パス
