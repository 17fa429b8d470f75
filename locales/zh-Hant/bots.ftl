# 電腦玩家：強度、個性，以及一步好棋的理由。

level-random = 隨機
level-greedy = 貪心
level-level1 = 溫和
level-level2 = 簡單
level-level3 = 普通
level-level4 = 強
level-level5 = 高手
level-strongest = 大師

personality-balanced = 均衡
personality-engine_builder = 重視引擎
personality-noble_hunter = 偏愛貴族
personality-rusher = 性急
personality-blocker = 專攪局

reason-reaches-target = 達到 { $points } 點
reason-earns-tile = 獲得{ $tile }
reason-one-from-tile = 距離{ $tile }只差一張卡
reason-assembles = 獲得復仇者集結圖版，得 { $points } 點
reason-scores = 得 { $points } 點
reason-denies-card = 否則對手下回合就能購買
reason-makes-cheaper = { $color }讓 { $cards } 張卡牌更便宜
reason-free = 免費
reason-affords-next = 下回合可購買 { $card }
reason-comes-nearer = 更接近 { $card }
reason-denies-color = 不留{ $color }給對手
reason-blocks-card = 阻擋對手可購買的卡牌（{ $points } 點）
reason-joker-affords = 有了萬用指示物，下回合可購買 { $card }
reason-takes-joker = 拿取一個萬用指示物
reason-keeps-card = 保留 { $card } 以備後用
reason-looks-for-a-card = 尋找新卡牌
reason-needs-least = 最不需要{ $color }
reason-chooses-tile = { $tile }最合適
reason-nothing-else = 沒有其他可行的行動
reason-best-by-search = 能導向最好的局面
reason-leads-to = 為接下來購買 { $card } 鋪路
reason-takes-time-stone = 獲得時間寶石
reason-new-color = 無限手套所需的第一個{ $color }
reason-wins-crowns = 達到 { $crowns } 個王冠
reason-wins-color = 同色達到 { $points } 點
reason-earns-royal = 獲得一張皇室卡
reason-extra-turn = 再執行一個回合
reason-steals-token = 從對手拿取一個指示物
reason-takes-privilege = 獲得一個特權
reason-takes-token = 從版圖拿取一個指示物
reason-adds-crowns = 增加 { $crowns } 個王冠
reason-takes-pearl = 拿取珍珠
reason-hands-privilege = 值得讓對手獲得一個特權
reason-replenishes = 版圖上的指示物太少
reason-joker-color = { $color }最有幫助
reason-steals = 從對手拿取{ $color }
reason-steals-needed = 拿走對手需要的{ $color }
reason-claims = 對手拖延過久：宣告獲勝
reason-earns-post = 獲得一個貿易站
reason-guards-card = 佔住 { $card }，不讓別人拿
reason-frees-card = 解開被佔住的 { $card }

# Names of bots at a table.
bot-name-random = 福圖娜
bot-name-greedy = 邁達斯
bot-name-level1 = 皮帕
bot-name-level2 = 馬可
bot-name-level3 = 艾蓮娜
bot-name-level4 = 切里尼
bot-name-level5 = 卡拉多索
bot-name-strongest = 拉利克

bot-name-second = 碧安卡
bot-name-third = 第谷
bot-name-fourth = 奧黛特
