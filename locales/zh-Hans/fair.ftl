fair-title = 公平发牌
fair-checking = 验证中…
fair-unknown = 目前无法验证。
fair-brought = 这局是在设备上玩完后带到这里的。
fair-brought-about = 牌由那台设备自己发，服务器没有发牌可以证明；每一步都已按规则检查过。
fair-kept = 发牌公平，本设备可以证明：没有人能操纵发牌。
fair-consistent = 没有发现问题，但这份证明仍须相信他人。请看未能证明的部分。
fair-forged = 证明不成立：有内容被更改、隐瞒或遗漏。
fair-list-proved = 已证明
fair-list-open = 未能证明
fair-commitment = 开局前公布
fair-secret = 密钥
fair-download = 下载证明
fair-download-seen = 下载本设备的记录

fair-proved-secret = 密钥与公布的哈希值相符。
fair-proved-numbers = { $names } 都先承诺了数字，公开的数字与承诺相符。
fair-proved-seats = 座位由密钥和各人的数字抽出。
fair-proved-draws = 设置与 { $moves } 步中的全部 { $draws } 次抽取，都由密钥和各人的数字得出。
fair-proved-end = 记录完整：游戏按规则结束。
fair-proved-origin = 之前在牌桌 { $table } 的那一局，也是这样抽出的。
fair-proved-commitment = 密钥的哈希值，就是本设备开局前看到的那个。
fair-proved-own = 发牌用了本设备的数字，而且其他人在它公开之前就已无法更改。因此即使服务器与其他所有人联手，也无法操纵发牌。
fair-proved-sights = 本设备在 { $sights } 个时刻看到的桌面，都与抽取结果一致。
fair-proved-story = { $devices } 台设备看到的内容一致。

fair-open-method = 这一局用的是旧方法：最后发送数字的人若与服务器联手，就能操纵发牌。
fair-open-record = 哈希值与承诺是否在任何数字公开之前就已出示。只有当时设备留下的记录能证明。
fair-open-own = 发牌没有用到本设备的数字，只能相信提供数字的玩家中至少有一位诚实。
fair-open-seats = 座位由房主指定，或因再来一局而轮换，并非抽出。
fair-open-openly = { $names } 的旧版程序未先承诺就发送了数字，对他们自己不构成证明。
fair-open-silent = { $names } 没有提供数字。
fair-open-bots = { $bots } 位电脑玩家不提供数字。
fair-open-rounds = 在此之前有 { $rounds } 次发牌中止（{ $names }），也许是因为不合他们的意。
fair-open-end = 游戏未按规则结束就停止（{ $reason ->
    [resigned] 有人认输
    [timeout] 时间用完
    [turn_cap] 进行过久
   *[closed] 牌桌已关闭
}）。之后是否还有内容，只能相信服务器。
fair-open-origin = 起始局面由房主从另一局中选出。
fair-open-look = 服务器管理者是否偷看过发牌。这一点无法证明。

fair-broken-field = “{ $field }”有误：{ $why }
fair-broken-secret = 密钥与公布的哈希值不符。
fair-broken-commitment = 本设备开局前看到的是另一个哈希值。
fair-broken-terms = 本设备看到的是另一张牌桌：“{ $field }”不同。
fair-broken-nonce = { $name } 的数字与承诺不符。
fair-broken-missing = 缺少 { $names } 的数字。
fair-broken-promises = 第 { $round } 次发牌时，本设备看到的是别的承诺。
fair-broken-own = 第 { $round } 次发牌时，本设备已公开数字，证明中却没有。
fair-broken-rounds = 证明中缺少本设备见过的第 { $round } 次发牌。
fair-broken-seats = 座位顺序与抽取结果不符。
fair-broken-layout = 设置与抽取结果不符。应为：{ $expected }。记录为：{ $found }。
fair-broken-draw = 第 { $move } 步的抽取不符。应为：{ $expected }。记录为：{ $found }。
fair-broken-move = 第 { $move } 步不可能成立：{ $why }
fair-broken-origin = 这一局接续牌桌 { $table }，但那一局的证明缺少或不符。
fair-broken-sight = 版本 { $version } 时，本设备桌面上的内容不同。
fair-broken-cut = 证明在 { $moves } 步后中断，但游戏尚未结束。可能被截断，或来自旧版程序：请重新下载。
