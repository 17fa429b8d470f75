# What only the expansions have: words on the table.

game-with = { $game }：{ $expansion }
expansion-alone = 基本游戏
option-expansion-without = 无法搭配的选项：{ $rules }。
region-cities = 城市
region-posts = 贸易站
city-label = { $name }，需要 { $demand }
city-other = 另一种颜色的加成 { $count } 个
city-distance = { $name } 还差 { $lacking }
tile-kept = 为 { $name } 预留
post-T1 = 集市
post-T2 = 港口
post-T3 = 铸币厂
post-T4 = 宫殿
post-T5 = 公会
post-T1-power = 每次购买后拿一个宝石
post-T2-power = 拿两个同色时多拿一个
post-T3-power = 每个黄金可当两个同色宝石
post-T4-power = 声望 5 点
post-T5-power = 每个纹章声望 1 点
post-label = { $name }：{ $power }
post-asks = 需要 { $demand }
post-noble = 一位贵族
post-held = 有 { $names } 的纹章
post-free = 还没有人
deck-label-orient = { $count ->
    [0] 等级 { $level } 东方牌堆，已空
   *[other] 等级 { $level } 东方牌堆，剩 { $count } 张
}
card-back-orient = 等级 { $level } 的东方保留卡
card-cost-sacrifice = 费用：你的两个{ $stone }加成
card-state-sacrifice = 你可以用自己的卡牌购买
gold-cards = 黄金卡 { $count } 张
gold-cards-word = 黄金卡
card-strongholds = 有 { $name } 的要塞 { $count } 座
card-aimed = 可以选择
strongholds-left = { $count ->
    [0] 没有要塞
   *[other] 要塞剩 { $count } 座
}
end-cities = 城市 { $count }

# The choices that only expansions have.

city-title = 有 { $count } 座城市可选
city-go = 拿取 { $name }
post_gem-title = 从贸易站拿一个宝石
post_gem-go = 拿取{ $stone }
copy-title = 选择要复制的颜色
set_aside-title = 预留一位贵族
set_aside-text = 从现在起，只有你能得到这位贵族。
set_aside-go = 预留 { $name }
free-title = 免费拿一张卡
free-text = 选一张等级 { $level } 的公开卡牌。
free-go = 拿这张卡
stronghold-title = 使用要塞
stronghold-text = 选一张卡，占为己用。
stronghold-text-rivals = 选一张卡占为己用，或选有对手要塞的卡，送回一座。
stronghold-go-put = 放在这里
stronghold-go-move = 移到这里
stronghold-go-remove = 送回 { $name } 的要塞
stronghold-ways = 哪一座要塞
stronghold-from = 从 { $card }
stronghold-from-supply = 从你手上
aim-none = 选一张卡
conquer-title = 你可以征服这张卡
conquer-go = 征服
conquer-decline = 这次不要
reserve-orient-title = 从等级 { $level } 东方牌堆保留
buy-sacrifice = 交出
pay-title-sacrifice = 选择要交出的卡牌
pay-title-cards = 筹码 { $count } 个、黄金卡 { $cards } 张
pay-sacrifice-text = 这些卡会连同点数和加成一起离开游戏。
pay-count-text = 调整其中一种的数量，其余会跟着变。
pay-asked = 需要 { $count }
pay-more = 多付{ $coin }
pay-fewer = 少付{ $coin }
command-help-posts = take wug 或 take ww、reserve S1-03 或 reserve deck 2、buy S1-03 wwg、post_gem r、return w、tile SN-02、pass、undo、hint
command-help-orient = 同基本游戏，另有 reserve orient 2、buy O3-02 加列表中的付法、copy r、free O1-03、set_aside SN-02
command-help-strongholds = 同基本游戏，另有 stronghold put S2-11、stronghold move S1-03 S2-11、stronghold remove S2-11 1、conquer S3-02、decline

# What the log tells of them.

log-city = { $player } 拿取城市 { $tile }
log-reserve-second = { $player } 从等级 { $level } 东方牌堆保留
log-reserve-second-joker = { $player } 从等级 { $level } 东方牌堆保留并获得 { $joker }
log-buy-cards = { $player } 用 { $cards } 购买 { $card }
log-buy-cards-tokens = { $player } 用 { $tokens } 和 { $cards } 购买 { $card }
log-buy-sacrifice = { $player } 交出 { $cards } 换取 { $card }
move-city = 拿取城市 { $tile }
move-reserve-second = 从等级 { $level } 东方牌堆保留
move-reserve-second-joker = 从等级 { $level } 东方牌堆保留并获得 { $joker }
move-buy-cards = 用 { $cards } 购买 { $card }
move-buy-cards-tokens = 用 { $tokens } 和 { $cards } 购买 { $card }
move-buy-sacrifice = 交出 { $cards } 换取 { $card }

# What their pieces are and do.

explain-tile-city = 城市。回合结束时凑齐这些声望和加成，它就是你的，并开始最后一轮。城市不给点数。
explain-distances-city = 每位玩家还差的声望和加成，你排第一。
explain-tile-kept = 预留的贵族：只会访问标示的那位玩家。
explain-post-T1 = 集市。放上纹章后，每次购买都能任选一个宝石，不含黄金。
explain-post-T2 = 港口。放上纹章后，拿两个同色宝石时可再拿一个别色的。
explain-post-T3 = 铸币厂。放上纹章后，支付的每个黄金可当两个同色宝石。
explain-post-T4 = 宫殿。放上纹章得声望 5 点，另需一位贵族。
explain-post-T5 = 公会。版图上你的每个纹章各得声望 1 点，包括这一个。
explain-ability-gold = 黄金卡。购买时可以交出，当两个黄金用。
explain-ability-copy = 会变成你已有的一种加成的颜色；没有加成就不能购买。
explain-ability-noble = 得到它时，为自己预留一位贵族。
explain-ability-free = 免费带来一张低一级的公开卡牌。
explain-ability-sacrifice = 代价是你自己的两个这种颜色的加成，那些卡会离开游戏。
explain-deck-orient = 东方牌堆，数字是剩下的张数。按一下，保留最上面一张，别人看不到。
explain-gold-card = 你的黄金卡。交出时，每张可当两个黄金。
explain-stronghold = 要塞：只有主人能购买或保留这张卡。同一位玩家的三座都在这里，就能征服它。
explain-strongholds-left = 还没放到卡上的要塞。

# Abilities by their names; the help explains them by the same words.

ability-gold = 抵两个黄金
ability-copy = 复制加成颜色
ability-noble = 预留一位贵族
ability-free = 免费拿一张卡
ability-sacrifice = 以自己的卡牌支付
