game-splendor = 璀璨宝石
game-marvel = 璀璨宝石：漫威
game-duel = 璀璨宝石：双人版
game-name-splendor = 璀璨宝石
game-name-marvel = 漫威
game-name-duel = 双人版

stone-white = 钻石
stone-blue = 蓝宝石
stone-green = 祖母绿
stone-red = 红宝石
stone-black = 黑玛瑙
stone-pearl = 珍珠
stone-gold = 黄金
stone-mind = 心灵宝石
stone-space = 空间宝石
stone-soul = 灵魂宝石
stone-reality = 现实宝石
stone-power = 力量宝石
stone-time = 时间宝石
stone-shield = 神盾局
stone-joker = 万能色

emblem-sun = 太阳
emblem-moon = 月亮
emblem-tower = 塔
emblem-lily = 百合

ability-extra_turn = 再进行一个回合
ability-take_token = 拿取同色筹码
ability-take_privilege = 拿取特权
ability-steal = 从对手拿取
ability-joker = 复制加成颜色

# 标签中列表与数量的组合方式。
list-separator = 、
list-and = { $items } 和 { $last }
list-or = { $items }或{ $last }
sentence-separator = { "" }
labelled = { $label }：{ $value }
amount = { $stone } { $count }
