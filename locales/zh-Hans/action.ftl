act-idle = 轮到你了
act-idle-text = { $count ->
    [0] 拿取筹码，或选一张卡保留。
   *[other] 拿取筹码，或选一张卡。你现在买得起 { $count } 张。
}
act-idle-marvel = { $count ->
    [0] 拿取宝石，或选一个角色保留。
   *[other] 拿取宝石，或选一个角色。你现在能招募 { $count } 个。
}
act-idle-duel = 点选一条线的两端或逐一点选筹码；也可以选一张卡。
act-waiting = { $name } 思考中
act-waiting-text = 卡牌会一直显示你是否买得起。
act-spectating = 你正在观战
act-spectating-text = 保留的卡牌在购买前不会公开。
act-replay-text = 所有保留的卡牌都已公开。
act-replay-sight = { $name } 当时看到的样子；看不到的都盖着。
act-over = 游戏结束
act-over-show = 显示结果
act-sending = 发送中

take-different = 拿取 3 个不同颜色
take-some = 拿取不同颜色
take-two = 拿取 2 个{ $stone }
take-more = 再选一个：{ $stones }。
take-more-several = 再选 { $count } 个不同颜色。
take-complete = 已选好，仍可放回。
take-more-either = 再选 1 个{ $stone }，或另外 { $count } 种颜色。
take-not-earned = { $stone }不能直接拿：{ $how }。
take-not-left = 公共区域已经没有{ $stone }。
take-not-now = 现在不能拿{ $stone }。
take-not-full = 已经选满了，请先放回一个。
take-not-apart = { $stone }不能一起拿，请先放回一个。
choose-more-either = 再选 1 或 { $count } 个
take-go = 拿取 { $count } 个
take-go-return = 拿取 { $count } 个、归还 { $back } 个
choose-more = 再选 { $count } 个
choose-more-short = 再选 { $count }
put-back = 放回{ $stone }
clear = 清除

return-title = 归还 { $count } 个
return-text = 点选你的筹码。最多保留 { $limit } 个。
return-go = 归还 { $count } 个
discard-go = 弃置 { $count } 个
return-more = 再归还 { $count } 个

buy-title = 购买这张卡
buy-title-named = 招募 { $name }
buy-go = 购买
buy-go-marvel = 招募
buy-go-return = 招募、归还 { $back } 个
buy-free = 免费：你的卡牌已抵付。
buy-pay = 支付
buy-differently = 其他付法
buy-gain-points = { $game ->
    [marvel] 无限点数 +{ $points }
   *[other] 声望 +{ $points }
}
buy-gain-bonus = { $stone } +{ $count }
buy-brings = 获得{ $tile }
buy-short = 还差 { $missing }
buy-not-yet = 还买不起
buy-closed = 还不能购买
reserve-title = 保留这张卡
reserve-deck-title = 从等级 { $level } 牌堆保留
reserve-go = 保留
reserve-go-return = 保留、归还 { $back } 个
reserve-with-joker = 并获得 1 个{ $stone }。
reserve-back = 其他人只看到卡背。
reserve-without = 没有{ $stone }：公共区域已用完。
reserve-hand = { $held }/{ $limit }
reserve-hand-label = 保留的卡牌 { $held } 张，上限 { $limit }
reserve-choose = 用这个黄金保留
reserve-choose-text = 选一张卡或一个牌堆。
reserve-pick-card = 选一张卡

pay-title = { $game ->
    [marvel] { $count ->
        [0] 免费招募
       *[other] 用 { $count } 个筹码招募
    }
   *[other] { $count ->
        [0] 免费购买
       *[other] 用 { $count } 个筹码购买
    }
}
pay-text = 点选筹码可改付{ $stone }，再点一次换回。
pay-printed = 标示 { $count }
pay-your-cards = 你的卡牌 −{ $count }
pay-you-pay = 你支付 { $count }
pay-token = 改付{ $joker }代替{ $stone }
pay-joker = 改付{ $stone }代替{ $joker }
pay-after = 付款后
pay-fewest = 最少{ $stone }

tile-title = { $count } 位贵族想来访问
tile-title-marvel = 有 { $count } 个地点可选
tile-text = 选一个，其余的之后还有机会。
tile-go = { $game ->
    [marvel] 获得 { $name }
   *[other] 迎接 { $name }
}
tile-go-none = 选一个

royal-title = 选一张皇室卡
royal-text = 你的王冠让你获得其中一张。
royal-go = 获得这张卡
joker-title = 选择万能卡的颜色
joker-go = 设为{ $stone }
joker-choose = 选一个颜色
joker-after = { $before } → { $after }/{ $need }
joker-label = { $stone }：加成 { $bonuses }，点数 { $before }，之后 { $after } / { $need }
steal-title = 从 { $name } 拿取
steal-go = 拿取{ $stone }
steal-choose = 选一个筹码
take-token-title = 拿取同色筹码
take-token-text = 点选版图上的一个。
take-token-go = 拿取{ $stone }
take-token-choose = 选一个筹码

line-title = 拿取这条线
line-title-one = 拿取这个筹码
line-text = { $stones }
line-go = 拿取 { $count } 个
line-go-privilege = 拿取 { $count } 个（对手得特权）
line-go-return = 拿取 { $count } 个、弃置 { $back } 个
line-warning = 这会让 { $name } 拿取 1 个特权。
privilege-title = 使用特权
privilege-text = 点选版图上任一宝石或珍珠。
privilege-go = 拿取{ $stone }
privilege-choose = 选一个筹码
privilege-skip = 不使用
replenish-title = 补充版图
replenish-text = 放回 { $count } 个筹码。
replenish-warning = { $name } 拿取 1 个特权。
replenish-go = 补充
replenish-forced = 目前没有其他可行的行动。
claim-title = 你可以结束游戏
claim-text = { $name } 连续三回合持有全部黄金与珍珠，却没有购买。
claim-go = 宣告获胜
pass-title = 没有可行的行动
pass-text = 这次你必须跳过。
pass-go = 跳过
