turn-yours = 輪到你了
turn-theirs = { $name } 思考中
turn-over = 遊戲結束
turn-last-round = 最後一輪
where-round = 第 { $round } 輪
where-turn = 第 { $round } 回合
where-target = 目標 { $target } 點聲望
where-gauntlet = { $target } 點、五種顏色、時間寶石

tool-sound-on = 音效已開啟
tool-sound-off = 音效已關閉
tool-settings = 設定
tool-log = 紀錄
close = 關閉
back = 返回

region-bank = 公共區
region-market = 場上卡牌
region-pyramid = 金字塔
region-nobles = 貴族
region-locations = 地點
region-royals = 皇室卡
region-board = 版圖
region-action = 你的行動
region-hand = 你保留的卡牌
region-purse = { $game ->
    [marvel] 你的指示物與獎勵
   *[other] 你的指示物與紅利
}
region-opponents = 對手
region-log = 紀錄
region-steps = 回合順序

you = 你
seat-bot = 電腦玩家
seat-away = 離開中
prestige = 聲望
points = 點數
of-target = / { $target }
cards-word = 卡牌
tokens-word = 指示物
reserved-word = 保留
empty = 空
new = 新
token-count = { $held }/{ $limit }
token-count-label = 指示物 { $held } 個，上限 { $limit }
reserved-count = 保留的卡牌 { $count } 張
by-reserving = 保留時獲得
by-first-three = 首張等級 III
bag = 抽袋
privileges = 特權

card-level = 等級 { $level }
card-points = 聲望 { $points } 點
card-points-marvel = 無限點數 { $points } 點
card-bonus = { $game ->
    [marvel] { $stone }獎勵
   *[other] { $stone }紅利
}
card-bonus-double = { $stone }紅利兩個
card-bonus-none = 無紅利
card-bonus-joker = 紅利顏色由你選擇
card-crowns = 王冠 { $count } 個
card-tags = 復仇者標記 { $count } 個
card-time = 帶來時間寶石
card-cost = 費用 { $cost }
card-cost-free = 免費
card-state-buy = 你可以購買，支付 { $pay }
card-state-free = 你可以免費購買
card-state-gold = 你可以用{ $joker }購買，支付 { $pay }
card-state-short = 你還差 { $missing }
card-state-short-gold = 你還差 { $missing }，並持有{ $joker } { $gold }
card-reserved = 已保留
card-new = 新
card-taken = { $name } 從這裡拿走 { $card }
card-in-reach = 這次拿取後即可購買
card-back = 等級 { $level } 的保留卡
card-empty = 空位
strip-free = 免費
strip-far = 差 { $count }

deck-label = { $count ->
    [0] 等級 { $level } 牌堆，已空
   *[other] 等級 { $level } 牌堆，剩 { $count } 張
}

bank-label = { $stone }，公共區 { $count } 個
bank-picked = 已選 { $count } 個
bank-add = 可以選擇
purse-label = { $stone }：指示物 { $tokens } 個
purse-bonus = { $game ->
    [marvel] { $stone }：獎勵 { $count }
   *[other] { $stone }：紅利 { $count }
}
purse-return = 歸還一個{ $stone }
purse-returned = 將歸還 { $count } 個

tile-label = { $name }，{ $points } 點，需要 { $demand }
tile-distance = { $name } 還差 { $count }
tile-ready = { $name } 已符合條件
tile-taken = 已拜訪 { $name }
tile-taken-location = 由 { $name } 獲得

avengers-title = 復仇者集結
avengers-tags = 標記 { $count }
avengers-yours = 你：{ $count }
avengers-nobody = 尚無人獲得
gauntlet-title = 獲勝條件
gauntlet-points = 點數 { $have } / { $need }
gauntlet-color = { $stone }獎勵
gauntlet-time = 首張等級 III 卡
gauntlet-done = 條件全部達成

goal-prestige = 聲望 { $have } / { $need }
goal-crowns = 王冠 { $have } / { $need }
goal-color = { $stone }點數 { $have } / { $need }
goal-color-none = 同色點數 { $have } / { $need }
goal-colors = 顏色 { $have } / { $need }
goal-time = { $have ->
    [0] 沒有時間寶石
   *[other] 持有時間寶石
}

royal-label = 皇室卡，聲望 { $points } 點，{ $ability }
royal-label-plain = 皇室卡，聲望 { $points } 點
royal-yours = 你的
royal-theirs = { $name } 的
privileges-table = { $count ->
    [0] 版圖旁沒有特權
   *[other] 版圖旁有 { $count } 個特權
}
privileges-held = { $count ->
    [0] 沒有特權
   *[other] 特權 { $count } 個
}

cell-label = 第 { $row } 列第 { $column } 行：{ $stone }
cell-empty = 第 { $row } 列第 { $column } 行：空
cell-chosen = 已選，第 { $order } 個
cell-can-join = 可加入這條線

step-privilege = 特權
step-replenish = 補充
step-act = 行動

since-last-turn = 你上回合之後的動態
since-short = 上回合之後
latest = 最近動態
earlier = 更早
log-empty = 尚無紀錄。
players-cards = { $name } 的卡牌

connection-lost = 重新連線中
connection-lost-text = 牌桌會等你回來，進度不會遺失。
connection-lost-stored = 你的行動已儲存，牌桌會等你回來。
connection-retry = 立即重試
clock-label = { $name }：剩餘 { $time }
