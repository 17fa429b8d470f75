turn-yours = 轮到你了
turn-theirs = { $name } 思考中
turn-over = 游戏结束
turn-last-round = 最后一轮
where-round = 第 { $round } 轮
where-turn = 第 { $round } 回合
where-target = 目标 { $target } 点声望
where-gauntlet = { $target } 点、五种颜色、时间宝石

tool-sound-on = 音效已开启
tool-sound-off = 音效已关闭
tool-settings = 设置
tool-log = 记录
close = 关闭
back = 返回

region-bank = 公共区域
region-market = 公开卡牌
region-pyramid = 金字塔
region-nobles = 贵族
region-locations = 地点
region-royals = 皇室卡
region-board = 版图
region-action = 你的行动
region-hand = 你保留的卡牌
region-purse = { $game ->
    [marvel] 你的筹码与奖励
   *[other] 你的筹码与加成
}
region-opponents = 对手
region-log = 记录
region-steps = 回合顺序

you = 你
seat-bot = 电脑玩家
seat-away = 离开中
prestige = 声望
points = 点数
of-target = / { $target }
cards-word = 卡牌
tokens-word = 筹码
reserved-word = 保留
empty = 空
new = 新
token-count = { $held }/{ $limit }
token-count-label = 筹码 { $held } 个，上限 { $limit }
reserved-count = 保留的卡牌 { $count } 张
by-reserving = 保留时获得
by-first-three = 首张等级 III
bag = 抽袋
privileges = 特权

card-level = 等级 { $level }
card-points = 声望 { $points } 点
card-points-marvel = 无限点数 { $points } 点
card-bonus = { $game ->
    [marvel] { $stone }奖励
   *[other] { $stone }加成
}
card-bonus-double = { $stone }加成两个
card-bonus-none = 无加成
card-bonus-joker = 加成颜色由你选择
card-crowns = 王冠 { $count } 个
card-tags = 复仇者标记 { $count } 个
card-time = 带来时间宝石
card-cost = 成本 { $cost }
card-cost-free = 免费
card-state-buy = 你可以购买，支付 { $pay }
card-state-free = 你可以免费购买
card-state-gold = 你可以用{ $joker }购买，支付 { $pay }
card-state-short = 你还差 { $missing }
card-state-short-gold = 你还差 { $missing }，并持有{ $joker } { $gold }
card-reserved = 已保留
card-new = 新
card-taken = { $name } 从这里拿走 { $card }
card-in-reach = 这次拿取后即可购买
card-back = 等级 { $level } 的保留卡
card-empty = 空位
strip-free = 免费
strip-far = 差 { $count }

deck-label = { $count ->
    [0] 等级 { $level } 牌堆，已空
   *[other] 等级 { $level } 牌堆，剩 { $count } 张
}

bank-label = { $stone }，公共区域 { $count } 个
bank-picked = 已选 { $count } 个
bank-add = 可以选择
purse-label = { $stone }：筹码 { $tokens } 个
purse-bonus = { $game ->
    [marvel] { $stone }：奖励 { $count }
   *[other] { $stone }：加成 { $count }
}
purse-return = 归还一个{ $stone }
purse-returned = 将归还 { $count } 个

tile-label = { $name }，{ $points } 点，需要 { $demand }
tile-distance = { $name } 还差 { $count }
tile-ready = { $name } 已符合条件
tile-taken = 已访问 { $name }
tile-taken-location = 由 { $name } 获得

avengers-title = 复仇者集结
avengers-tags = 标记 { $count }
avengers-yours = 你：{ $count }
avengers-nobody = 尚无人获得
gauntlet-title = 获胜条件
gauntlet-points = 点数 { $have } / { $need }
gauntlet-color = { $stone }奖励
gauntlet-time = 首张等级 III 卡
gauntlet-done = 条件全部达成

goal-prestige = 声望 { $have } / { $need }
goal-crowns = 王冠 { $have } / { $need }
goal-color = { $stone }点数 { $have } / { $need }
goal-color-none = 同色点数 { $have } / { $need }
goal-colors = 颜色 { $have } / { $need }
goal-time = { $have ->
    [0] 没有时间宝石
   *[other] 持有时间宝石
}

royal-label = 皇室卡，声望 { $points } 点，{ $ability }
royal-label-plain = 皇室卡，声望 { $points } 点
royal-yours = 你的
royal-theirs = { $name } 的
privileges-table = { $count ->
    [0] 版图旁没有特权
   *[other] 版图旁有 { $count } 个特权
}
privileges-held = { $count ->
    [0] 没有特权
   *[other] 特权 { $count } 个
}

cell-label = 第 { $row } 行第 { $column } 列：{ $stone }
cell-empty = 第 { $row } 行第 { $column } 列：空
cell-chosen = 已选，第 { $order } 个
cell-can-join = 可加入这条线

step-privilege = 特权
step-replenish = 补充
step-act = 行动

since-last-turn = 你上回合之后的动态
since-short = 上回合之后
latest = 最近动态
earlier = 更早
log-empty = 暂无记录。
players-cards = { $name } 的卡牌

connection-lost = 重新连接中
connection-lost-text = 牌桌会等你回来，进度不会丢失。
connection-lost-stored = 你的行动已保存，牌桌会等你回来。
connection-retry = 立即重试
clock-label = { $name }：剩余 { $time }
