# 自訂規則：各遊戲可以約定的項目。每個選項有名稱和一句說明，選項的每個值有名稱。

preset-printed = 標準規則
preset-quick = 快速
preset-team = 團隊
preset-own = 自訂規則
preset-printed-about = 依照規則書。
preset-quick-about = 目標 10 點聲望，每排三張卡。
preset-team-about = 二對二；隊友共享紅利與聲望。
preset-own-about = 依照下方的設定。

option-on = 開
option-off = 關
option-range = （{ $min } 到 { $max }）
option-needs-seats = 只限 { $seats } 人遊戲。
option-target = 目標聲望
option-target-about = 有人達到這個聲望，遊戲就進入尾聲。
option-face_up = 每級翻開張數
option-face_up-about = 每個等級翻開幾張卡。
option-take_fewer = 允許少拿
option-take_fewer-about = 拿指示物時，可以拿得比規定的少。
option-last_round = 最後一輪
option-last_round-about = 有人達成目標之後，還有誰可以再玩。
option-last_round-equal_turns = 打完這一輪
option-last_round-everyone_else_once = 其他人各再玩一回合
option-last_round-at_once = 沒有人，立刻結束
option-team = 二對二
option-team-about = 隊友坐在對面，共享紅利與聲望。
option-stalling = 拖延判負
option-stalling-about = 連續三回合握著全部黃金和兩個珍珠又不買卡，對手可以宣告獲勝。
option-refill = 補滿金字塔
option-refill-about = 卡被買走或保留後，新卡什麼時候補上。
option-refill-end_of_turn = 回合結束時
option-refill-at_once = 立刻
