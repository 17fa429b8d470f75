# 自定规则：各游戏可以约定的项目。每个选项有名称和一句说明，选项的每个值有名称。

preset-printed = 标准规则
preset-quick = 快速
preset-team = 团队
preset-own = 自定规则
preset-printed-about = 按照规则书。
preset-quick-about = 目标 10 点声望，每排三张卡。
preset-team-about = 二对二；队友共享加成与声望。
preset-own-about = 按照下方的设置。

option-on = 开
option-off = 关
option-range = （{ $min } 到 { $max }）
option-needs-seats = 只限 { $seats } 人游戏。
option-target = 目标声望
option-target-about = 有人达到这个声望，游戏就进入尾声。
option-face_up = 每级翻开张数
option-face_up-about = 每个等级翻开几张卡。
option-take_fewer = 允许少拿
option-take_fewer-about = 拿筹码时，可以拿得比规定的少。
option-last_round = 最后一轮
option-last_round-about = 有人达成目标之后，还有谁可以再玩。
option-last_round-equal_turns = 打完这一轮
option-last_round-everyone_else_once = 其他人各再玩一回合
option-last_round-at_once = 没有人，立刻结束
option-team = 二对二
option-team-about = 队友坐在对面，共享加成与声望。
option-stalling = 拖延判负
option-stalling-about = 连续三回合握着全部黄金和两个珍珠又不买卡，对手可以宣告获胜。
option-refill = 补满金字塔
option-refill-about = 卡被买走或保留后，新卡什么时候补上。
option-refill-end_of_turn = 回合结束时
option-refill-at_once = 立刻
