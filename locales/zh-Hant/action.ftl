act-idle = 輪到你了
act-idle-text = { $count ->
    [0] 拿取指示物，或選一張卡保留。
   *[other] 拿取指示物，或選一張卡。你現在買得起 { $count } 張。
}
act-idle-marvel = { $count ->
    [0] 拿取寶石，或選一個角色保留。
   *[other] 拿取寶石，或選一個角色。你現在能招募 { $count } 個。
}
act-idle-duel = 點選一條線的兩端或逐一點選指示物；也可以選一張卡。
act-waiting = { $name } 思考中
act-waiting-text = 卡牌會一直顯示你是否買得起。
act-spectating = 你正在觀戰
act-spectating-text = 保留的卡牌在購買前不會公開。
act-replay-text = 所有保留的卡牌都已公開。
act-replay-sight = { $name } 當時看到的樣子；看不到的都蓋著。
act-over = 遊戲結束
act-over-show = 顯示結果
act-sending = 送出中

take-different = 拿取 3 個不同顏色
take-some = 拿取不同顏色
take-two = 拿取 2 個{ $stone }
take-more = 再選一個：{ $stones }。
take-more-several = 再選 { $count } 個不同顏色。
take-complete = 已選好，仍可放回。
take-more-either = 再選 1 個{ $stone }，或另外 { $count } 種顏色。
take-not-earned = { $stone }不能直接拿：{ $how }。
take-not-left = 公共區已經沒有{ $stone }。
take-not-now = 現在不能拿{ $stone }。
take-not-full = 已經選滿了，請先放回一個。
take-not-apart = { $stone }不能一起拿，請先放回一個。
choose-more-either = 再選 1 或 { $count } 個
take-go = 拿取 { $count } 個
take-go-return = 拿取 { $count } 個、歸還 { $back } 個
choose-more = 再選 { $count } 個
choose-more-short = 再選 { $count }
put-back = 放回{ $stone }
clear = 清除

return-title = 歸還 { $count } 個
return-text = 點選你的指示物。最多保留 { $limit } 個。
return-go = 歸還 { $count } 個
discard-go = 棄置 { $count } 個
return-more = 再歸還 { $count } 個

buy-title = 購買這張卡
buy-title-named = 招募 { $name }
buy-go = 購買
buy-go-marvel = 招募
buy-go-return = 招募、歸還 { $back } 個
buy-free = 免費：你的卡牌已抵付。
buy-pay = 支付
buy-differently = 其他付法
buy-gain-points = { $game ->
    [marvel] 無限點數 +{ $points }
   *[other] 聲望 +{ $points }
}
buy-gain-bonus = { $stone } +{ $count }
buy-brings = 獲得{ $tile }
buy-short = 還差 { $missing }
buy-not-yet = 還買不起
buy-closed = 還不能購買
reserve-title = 保留這張卡
reserve-deck-title = 從等級 { $level } 牌堆保留
reserve-go = 保留
reserve-go-return = 保留、歸還 { $back } 個
reserve-with-joker = 並獲得 1 個{ $stone }。
reserve-back = 其他人只看到卡背。
reserve-without = 沒有{ $stone }：公共區已用完。
reserve-hand = { $held }/{ $limit }
reserve-hand-label = 保留的卡牌 { $held } 張，上限 { $limit }
reserve-choose = 用這個黃金保留
reserve-choose-text = 選一張卡或一個牌堆。
reserve-pick-card = 選一張卡

pay-title = { $game ->
    [marvel] { $count ->
        [0] 免費招募
       *[other] 用 { $count } 個指示物招募
    }
   *[other] { $count ->
        [0] 免費購買
       *[other] 用 { $count } 個指示物購買
    }
}
pay-text = 點選指示物可改付{ $stone }，再點一次換回。
pay-printed = 標示 { $count }
pay-your-cards = 你的卡牌 −{ $count }
pay-you-pay = 你支付 { $count }
pay-token = 改付{ $joker }代替{ $stone }
pay-joker = 改付{ $stone }代替{ $joker }
pay-after = 付款後
pay-fewest = 最少{ $stone }

tile-title = { $count } 位貴族想來拜訪
tile-title-marvel = 有 { $count } 個地點可選
tile-text = 選一個，其餘的之後還有機會。
tile-go = { $game ->
    [marvel] 獲得 { $name }
   *[other] 迎接 { $name }
}
tile-go-none = 選一個

royal-title = 選一張皇室卡
royal-text = 你的王冠讓你獲得其中一張。
royal-go = 獲得這張卡
joker-title = 選擇萬用卡的顏色
joker-go = 設為{ $stone }
joker-choose = 選一個顏色
joker-after = { $before } → { $after }/{ $need }
joker-label = { $stone }：紅利 { $bonuses }，點數 { $before }，之後 { $after } / { $need }
steal-title = 從 { $name } 拿取
steal-go = 拿取{ $stone }
steal-choose = 選一個指示物
take-token-title = 拿取同色指示物
take-token-text = 點選版圖上的一個。
take-token-go = 拿取{ $stone }
take-token-choose = 選一個指示物

line-title = 拿取這條線
line-title-one = 拿取這個指示物
line-text = { $stones }
line-go = 拿取 { $count } 個
line-go-privilege = 拿取 { $count } 個（對手得特權）
line-go-return = 拿取 { $count } 個、棄置 { $back } 個
line-warning = 這會讓 { $name } 拿取 1 個特權。
privilege-title = 使用特權
privilege-text = 點選版圖上任一寶石或珍珠。
privilege-go = 拿取{ $stone }
privilege-choose = 選一個指示物
privilege-skip = 不使用
replenish-title = 補充遊戲版圖
replenish-text = 放回 { $count } 個指示物。
replenish-warning = { $name } 拿取 1 個特權。
replenish-go = 補充
replenish-forced = 目前沒有其他可行的行動。
claim-title = 你可以結束遊戲
claim-text = { $name } 連續三回合持有全部黃金與珍珠，卻沒有購買。
claim-go = 宣告獲勝
pass-title = 沒有可行的行動
pass-text = 這次你必須跳過。
pass-go = 跳過
