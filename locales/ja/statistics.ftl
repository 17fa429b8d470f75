# ボットどうしの多数の対局から集計したもの。
statistics-sizes = 人数
statistics-players = { $count }人
statistics-source = すべての席を{ $bot }が打った、ボットどうしの{ $games }局の集計です。
statistics-caution = 数字は勝利とともに現れるものを示し、勝因とは限りません。
statistics-seats = 手番の順
statistics-seats-text = 席ごとの勝率です。線は均等な割合を示します。勝利を分け合ったときは、勝者それぞれに数えます。
statistics-seat = { $seat ->
    [1] 1番手
    [2] 2番手
    [3] 3番手
   *[other] 4番手
}
statistics-length = 対局の長さ
statistics-length-text = 半数の対局は1人あたり{ $low }から{ $high }手番で終わり、平均は{ $mean }手番です。
statistics-length-bar = { $turns }手番：対局の{ $percent }
statistics-ends = 終わり方
statistics-end-prestige = 名声ポイント達成
statistics-end-gauntlet = ガントレットの条件をすべて達成
statistics-end-points20 = 20ポイント
statistics-end-crowns10 = 王冠10個
statistics-end-color10 = 1色で10ポイント
statistics-end-claim = 勝利の宣言
statistics-end-deadlock = 誰も行動できない
statistics-end-city = 都市の獲得
statistics-openings = 最初の手番
statistics-openings-text = その手番で始めた人の勝率が、同じ席の平均より何ポイント高いか低いかを示します。細い線は数値の確かさです。種類が多いときは、上位と下位だけを示します。
statistics-openings-drawn = これらのゲームでは各席の最初の手番をランダムに選んでいるため、互いに比べられます。
statistics-opening-take = { $tokens }を獲得する
statistics-opening-reserve = レベル{ $level }のカードを確保する
statistics-opening-other = その他
statistics-opening-edge = ポイント、誤差{ $error }
statistics-cards = カード
statistics-cards-text = 同じ手番に同じレベルのほかのカードを購入した人とくらべて、そのカードを購入した人の勝率が何ポイント高いかを示します。下は誤差の範囲です。
statistics-edge = ポイント、誤差{ $error }。購入{ $bought }回
statistics-tiles-text = 獲得した人の勝率です。
statistics-repeat = 誰でも同じ集計ができます。
