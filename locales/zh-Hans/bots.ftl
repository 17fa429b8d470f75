# 电脑玩家：强度、个性，以及一步好棋的理由。

level-random = 随机
level-greedy = 贪心
level-level1 = 温和
level-level2 = 简单
level-level3 = 普通
level-level4 = 强
level-level5 = 高手
level-strongest = 大师

personality-balanced = 均衡
personality-engine_builder = 重视引擎
personality-noble_hunter = 偏爱贵族
personality-rusher = 性急
personality-blocker = 专搅局

reason-reaches-target = 达到 { $points } 点
reason-earns-tile = 获得{ $tile }
reason-one-from-tile = 距离{ $tile }只差一张卡
reason-assembles = 获得复仇者集结板，得 { $points } 点
reason-scores = 得 { $points } 点
reason-denies-card = 否则对手下回合就能购买
reason-makes-cheaper = { $color }让 { $cards } 张卡牌更便宜
reason-free = 免费
reason-affords-next = 下回合可购买 { $card }
reason-comes-nearer = 更接近 { $card }
reason-denies-color = 不留{ $color }给对手
reason-blocks-card = 阻挡对手可购买的卡牌（{ $points } 点）
reason-joker-affords = 有了万能筹码，下回合可购买 { $card }
reason-takes-joker = 拿取一个万能筹码
reason-keeps-card = 保留 { $card } 以备后用
reason-looks-for-a-card = 寻找新卡牌
reason-needs-least = 最不需要{ $color }
reason-chooses-tile = { $tile }最合适
reason-nothing-else = 没有其他可行的行动
reason-best-by-search = 能导向最好的局面
reason-leads-to = 为接下来购买 { $card } 铺路
reason-takes-time-stone = 获得时间宝石
reason-new-color = 无限手套所需的第一个{ $color }
reason-wins-crowns = 达到 { $crowns } 个王冠
reason-wins-color = 同色达到 { $points } 点
reason-earns-royal = 获得一张皇室卡
reason-extra-turn = 再进行一个回合
reason-steals-token = 从对手拿取一个筹码
reason-takes-privilege = 获得一个特权
reason-takes-token = 从版图拿取一个筹码
reason-adds-crowns = 增加 { $crowns } 个王冠
reason-takes-pearl = 拿取珍珠
reason-hands-privilege = 值得让对手获得一个特权
reason-replenishes = 版图上的筹码太少
reason-joker-color = { $color }最有帮助
reason-steals = 从对手拿取{ $color }
reason-steals-needed = 拿走对手需要的{ $color }
reason-claims = 对手拖延过久：宣告获胜
reason-earns-post = 获得一个贸易站
reason-guards-card = 占住 { $card }，不让别人拿
reason-frees-card = 解开被占住的 { $card }

# Names of bots at a table.
bot-name-random = 福图娜
bot-name-greedy = 迈达斯
bot-name-level1 = 皮帕
bot-name-level2 = 马可
bot-name-level3 = 埃莱娜
bot-name-level4 = 切利尼
bot-name-level5 = 卡拉多索
bot-name-strongest = 拉利克

bot-name-second = 比安卡
bot-name-third = 第谷
bot-name-fourth = 奥黛特
