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

# Lessons of the expansions, for those who know the game.

learn-stage-court-cities = 城市
learn-stage-victory-cities = 冲刺
learn-stage-court-posts = 贸易站
learn-stage-victory-posts = 点数
learn-stage-court-orient = 东方
learn-stage-victory-orient = 点数
learn-stage-court-strongholds = 要塞
learn-stage-victory-strongholds = 点数
learn-now-city = 最接近：{ $tile } 还需要 { $lacking }
learn-aim-cities-title = 城市决定胜负
learn-aim-cities-text = 没有贵族。场上有三座城市，只有拥有城市的人能获胜；只有声望并不会结束游戏。
learn-aim-cities-why = 其他都和基本游戏一样：拿取、保留、购买。不同的是为了什么而买。
learn-read-city-title = 看懂城市
learn-read-city-text = 城市要求星号旁的声望，以及加成。五色圆盘代表任一种未列出颜色的数量。最下面是每位玩家还差多少。
learn-read-city-why = 被拿走的城市就没有了，留意别人往哪一座走。
learn-pick-city-title = 选定你的城市
learn-pick-city-text = 购买一两座城市需要的颜色。要求多种颜色的城市适合手上的牌；要求少的，市场上有就更快。
learn-pick-city-why = 符合城市的加成有两种用处：买卡便宜，最后也算数。
learn-points-city-title = 接着是声望
learn-points-city-text = 没有贵族给点数。规划两三张等级 II 和 III 的卡，让你超过星号的要求。
learn-points-city-why = 就算凑齐城市的加成，还要等声望。有点数的卡才是关键。
learn-race-city-title = 最后冲刺
learn-race-city-text = 有人拿到城市就开始最后一轮。大家回合数相同，拥有城市的人中声望最高者获胜。
learn-race-city-why = 如果别人快拿到城市，要准备在同一轮拿到自己的，或抢先拿走那一座。
learn-aim-posts-title = 五个贸易站
learn-aim-posts-text = 卡牌旁是贸易站版图。回合结束时加成达到要求，就放上纹章，能力持续到游戏结束。
learn-aim-posts-why = 贸易站不会被抢走，别人也能进驻。越早拿到，用得越久。
learn-read-post-title = 看懂贸易站
learn-read-post-text = 每个贸易站有能力的图示，下面是需要的加成和你已有的数量。指着它就能看到说明。
learn-read-post-why = 港口只要两个钻石，公会要三个黑玛瑙，都是不错的第一目标。
learn-arms-title = 你的纹章
learn-arms-text = 你进驻了贸易站。能力从你的下个回合开始，需要时画面会提示。
learn-arms-why = 每次购买送一个宝石，等于每回合多一个筹码；黄金加倍让保留更强。
learn-court-posts-title = 贸易站与贵族
learn-court-posts-text = 继续收集贸易站和贵族都要的颜色。宫殿要五个祖母绿和一位贵族，给声望 5 点。
learn-court-posts-why = 一个加成可以同时用于贵族、贸易站和每张卡的费用。
learn-aim-orient-title = 来自东方的卡
learn-aim-orient-text = 每一列卡牌旁有两张东方卡，有自己的牌堆。购买和保留的方式都一样，卡上的图示是它的效果。
learn-aim-orient-why = 它们本身点数不多，但能让你的发展更快。
learn-orient-small-title = 黄金与复制
learn-orient-small-text = 等级 I 有黄金卡，交出时当两个黄金；还有复制卡，会变成你已有的一种加成。复制卡需要先有加成。
learn-orient-small-why = 复制贵族和好卡最需要的颜色；黄金卡留给有点数的卡。
learn-orient-middle-title = 双倍、贵族、免费卡
learn-orient-middle-text = 等级 II 有双加成的卡、为你预留贵族的卡，以及附送一张等级 I 的复制卡。等级 III 有附送一张等级 II 的卡。
learn-orient-middle-why = 免费得到的卡也会发动效果，一次购买可能引发连锁。
learn-orient-sacrifice-title = 交出卡牌
learn-orient-sacrifice-text = 有些等级 III 的卡不用筹码，而是交出同色的两个加成：那些卡离开游戏，换来声望 3 点。
learn-orient-sacrifice-why = 到了后期，用不到的加成不如点数；已来的贵族不会离开。
learn-aim-strongholds-title = 三座要塞
learn-aim-strongholds-text = 你有三座要塞。每次购买后都要使用一座：放到卡上、移动，或送回对手的一座。
learn-aim-strongholds-why = 有要塞的卡只有主人能购买和保留，别人只能靠购买来赶走它。
learn-use-stronghold-title = 使用要塞
learn-use-stronghold-text = 点一张有亮边的卡，再按按钮。占住你想尽快买的卡，或解开对手占住的卡。
learn-use-stronghold-why = 占住一两回合内付得起的卡；只为挡人，会拖慢自己。
learn-conquest-title = 征服
learn-conquest-text = 三座要塞都在同一张卡上时，可在行动之外以原价买下它。付得起时画面会问你。
learn-conquest-why = 若是好卡，一回合买两张，值得等三个回合。
learn-race-strongholds-title = 点数与占住它的人
learn-race-strongholds-text = 留意有点数的卡。最后一轮之前，一座放对地方的要塞能决定胜负。
learn-race-strongholds-why = 对手买不到最后一张卡就要多等一回合，那可能正是你需要的。
