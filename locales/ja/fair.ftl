fair-title = 公正な配札
fair-checking = 確認中…
fair-unknown = 今は確認できません。
fair-brought = 端末で遊んだあと、ここに引き継いだゲームです。
fair-brought-about = カードはその端末が自分で配ったため、サーバーが証明できる配札はありません。どの手もルールに沿っていることは確認済みです。
fair-kept = 配札は公正でした。誰にも選べなかったことを、この端末が証明します。
fair-consistent = 誤りは見つかりませんが、証明の一部はほかの人の言葉によります。証明できないことを見てください。
fair-forged = 証明は成り立ちません。何かが変えられたか、隠されたか、省かれています。
fair-list-proved = 証明されたこと
fair-list-open = 証明できないこと
fair-commitment = ゲーム前に公表
fair-secret = 秘密の値
fair-download = 証明をダウンロード
fair-download-seen = この端末の記録をダウンロード

fair-proved-secret = 秘密の値は、公表されたハッシュ値と一致します。
fair-proved-numbers = { $names }は先に数を約束し、明かされた数はどれも約束どおりです。
fair-proved-seats = 席順は、秘密の値と各自の数から引かれました。
fair-proved-draws = 準備と{ $moves }手の全{ $draws }回の引きは、秘密の値と各自の数から得られるとおりです。
fair-proved-end = 記録は完全です。ゲームはルールどおりに終わりました。
fair-proved-origin = 元になったテーブル{ $table }のゲームも、同じように引かれました。
fair-proved-commitment = 秘密の値のハッシュ値は、この端末がゲーム前に見たものです。
fair-proved-own = この端末の数が配札に使われ、それを明かす前にほかの全員の数は変えられなくなっていました。サーバーとほかの全員が組んでも、配札は選べませんでした。
fair-proved-sights = この端末が{ $sights }回見た場の様子は、引かれたとおりです。
fair-proved-story = { $devices }台の端末が見た内容は同じです。

fair-open-method = このゲームは古い方法で配られました。最後に数を送った人は、サーバーと組めば配札を選べました。
fair-open-record = ハッシュ値と約束が、数を明かす前に示されていたこと。それを示せるのは、その時の端末の記録だけです。
fair-open-own = この端末の数は配札に使われていません。数を出した人のうち少なくとも一人が正直だと信じるほかありません。
fair-open-seats = 席順はホストが決めたか、再戦で入れ替えたもので、引かれたものではありません。
fair-open-openly = { $names }は古いプログラムから、約束なしに数を送りました。本人への証明にはなりません。
fair-open-silent = { $names }は数を出していません。
fair-open-bots = コンピュータ{ $bots }人は数を出しません。
fair-open-rounds = これより前に{ $rounds }回の配札が打ち切られました（{ $names }）。気に入らなかったのかもしれません。
fair-open-end = ゲームはルールどおりに終わる前に止まりました（{ $reason ->
    [resigned] 投了
    [timeout] 時間切れ
    [turn_cap] 長くなりすぎたため
   *[closed] テーブルの終了
}）。その後に何もなかったことは、サーバーの言葉によります。
fair-open-origin = 開始局面は、ホストが別のゲームから選びました。
fair-open-look = サーバーの運営者が配札をのぞいたかどうか。これは証明できません。

fair-broken-field = 「{ $field }」が正しくありません：{ $why }
fair-broken-secret = 秘密の値が、公表されたハッシュ値と一致しません。
fair-broken-commitment = この端末がゲーム前に見たハッシュ値と異なります。
fair-broken-terms = この端末が見たテーブルと「{ $field }」が異なります。
fair-broken-nonce = { $name }の数が約束と一致しません。
fair-broken-missing = { $names }の数がありません。
fair-broken-promises = { $round }回目の配札で、この端末が見た約束と異なります。
fair-broken-own = { $round }回目の配札でこの端末は数を明かしましたが、証明にありません。
fair-broken-rounds = この端末が見た{ $round }回目の配札が、証明にありません。
fair-broken-seats = 席順が、引かれたものと異なります。
fair-broken-layout = 準備が、引かれたものと異なります。正：{ $expected }。記録：{ $found }。
fair-broken-draw = { $move }手目の引きが異なります。正：{ $expected }。記録：{ $found }。
fair-broken-move = { $move }手目はありえません：{ $why }
fair-broken-origin = このゲームはテーブル{ $table }の続きですが、その証明がないか、一致しません。
fair-broken-sight = バージョン{ $version }で、この端末の場には別のものがありました。
fair-broken-cut = 証明は{ $moves }手で終わっていますが、ゲームは終わっていません。途中で切られたか、古いプログラムのものです。もう一度ダウンロードしてください。
