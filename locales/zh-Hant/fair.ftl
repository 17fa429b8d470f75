fair-title = 公平發牌
fair-checking = 驗證中…
fair-unknown = 目前無法驗證。
fair-brought = 這局是在裝置上玩完後帶到這裡的。
fair-brought-about = 牌由那台裝置自己發，伺服器沒有發牌可以證明；每一步都已依規則檢查過。
fair-kept = 發牌公平，本裝置可以證明：沒有人能操縱發牌。
fair-consistent = 沒有發現問題，但這份證明仍須相信他人。請看未能證明的部分。
fair-forged = 證明不成立：有內容遭到更改、隱瞞或遺漏。
fair-list-proved = 已證明
fair-list-open = 未能證明
fair-commitment = 開局前公布
fair-secret = 密鑰
fair-download = 下載證明
fair-download-seen = 下載本裝置的紀錄

fair-proved-secret = 密鑰與公布的雜湊值相符。
fair-proved-numbers = { $names } 都先承諾了數字，公開的數字與承諾相符。
fair-proved-seats = 座位由密鑰和各人的數字抽出。
fair-proved-draws = 設置與 { $moves } 步中的全部 { $draws } 次抽取，都由密鑰和各人的數字得出。
fair-proved-end = 紀錄完整：遊戲依規則結束。
fair-proved-origin = 之前在牌桌 { $table } 的那一局，也是這樣抽出的。
fair-proved-commitment = 密鑰的雜湊值，就是本裝置開局前看到的那個。
fair-proved-own = 發牌用了本裝置的數字，而且其他人在它公開之前就已無法更改。因此即使伺服器與其他所有人聯手，也無法操縱發牌。
fair-proved-sights = 本裝置在 { $sights } 個時刻看到的桌面，都與抽取結果一致。
fair-proved-story = { $devices } 台裝置看到的內容一致。

fair-open-method = 這一局用的是舊方法：最後送出數字的人若與伺服器聯手，就能操縱發牌。
fair-open-record = 雜湊值與承諾是否在任何數字公開之前就已出示。只有當時裝置留下的紀錄能證明。
fair-open-own = 發牌沒有用到本裝置的數字，只能相信提供數字的玩家中至少有一位誠實。
fair-open-seats = 座位由開桌的人指定，或因再來一局而輪換，並非抽出。
fair-open-openly = { $names } 的舊版程式未先承諾就送出數字，對他們自己不構成證明。
fair-open-silent = { $names } 沒有提供數字。
fair-open-bots = { $bots } 位電腦玩家不提供數字。
fair-open-rounds = 在此之前有 { $rounds } 次發牌中止（{ $names }），也許是因為不合他們的意。
fair-open-end = 遊戲未依規則結束就停止（{ $reason ->
    [resigned] 有人認輸
    [timeout] 時間用完
    [turn_cap] 進行過久
   *[closed] 牌桌已關閉
}）。之後是否還有內容，只能相信伺服器。
fair-open-origin = 起始局面由開桌的人從另一局中選出。
fair-open-look = 伺服器管理者是否偷看過發牌。這一點無法證明。

fair-broken-field = 「{ $field }」有誤：{ $why }
fair-broken-secret = 密鑰與公布的雜湊值不符。
fair-broken-commitment = 本裝置開局前看到的是另一個雜湊值。
fair-broken-terms = 本裝置看到的是另一張牌桌：「{ $field }」不同。
fair-broken-nonce = { $name } 的數字與承諾不符。
fair-broken-missing = 缺少 { $names } 的數字。
fair-broken-promises = 第 { $round } 次發牌時，本裝置看到的是別的承諾。
fair-broken-own = 第 { $round } 次發牌時，本裝置已公開數字，證明中卻沒有。
fair-broken-rounds = 證明中缺少本裝置見過的第 { $round } 次發牌。
fair-broken-seats = 座位順序與抽取結果不符。
fair-broken-layout = 設置與抽取結果不符。應為：{ $expected }。紀錄為：{ $found }。
fair-broken-draw = 第 { $move } 步的抽取不符。應為：{ $expected }。紀錄為：{ $found }。
fair-broken-move = 第 { $move } 步不可能成立：{ $why }
fair-broken-origin = 這一局接續牌桌 { $table }，但那一局的證明缺少或不符。
fair-broken-sight = 版本 { $version } 時，本裝置桌面上的內容不同。
fair-broken-cut = 證明在 { $moves } 步後中斷，但遊戲尚未結束。可能遭到截斷，或來自舊版程式：請重新下載。
