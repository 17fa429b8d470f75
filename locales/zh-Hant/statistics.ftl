# 由許多電腦對局統計而來。
statistics-sizes = 人數
statistics-players = { $count } 人
statistics-source = 統計自 { $games } 局電腦對局，每個座位都由 { $bot } 操作。
statistics-caution = 這些數字說明什麼與獲勝一同出現，不代表它就是獲勝的原因。
statistics-seats = 先手與後手
statistics-seats-text = 各座位的勝率，標線為平均值。並列獲勝時，每位勝者各計一勝。
statistics-seat = { $seat ->
    [1] 第一位玩家
    [2] 第二位玩家
    [3] 第三位玩家
   *[other] 第四位玩家
}
statistics-length = 一局多長
statistics-length-text = 半數對局中，每位玩家進行 { $low } 到 { $high } 個回合，平均 { $mean } 個。
statistics-length-bar = { $turns } 個回合：占 { $percent }
statistics-ends = 如何結束
statistics-end-prestige = 聲望達標
statistics-end-gauntlet = 滿足無限手套的全部條件
statistics-end-points20 = 二十點聲望
statistics-end-crowns10 = 十個王冠
statistics-end-color10 = 單一顏色十點
statistics-end-claim = 宣告獲勝
statistics-end-deadlock = 無人能行動
statistics-end-city = 獲得城市
statistics-openings = 第一個回合
statistics-openings-text = 這樣開局的人，勝率比同座位的平均高出或低了多少個百分點；細線表示數字有多準。種類很多時，只列出最好與最差的。
statistics-openings-drawn = 這些對局中，每個座位的第一回合都是隨機抽出的，因此可以互相比較。
statistics-opening-take = 拿取 { $tokens }
statistics-opening-reserve = 保留一張等級 { $level } 的卡牌
statistics-opening-other = 其他
statistics-opening-edge = 個百分點，誤差 { $error }
statistics-cards = 卡牌
statistics-cards-text = 與同一回合購買同等級其他卡牌的玩家相比，購買這張卡牌的玩家勝率高出多少個百分點。下方為誤差範圍。
statistics-edge = 個百分點，誤差 { $error }；共購買 { $bought } 次
statistics-tiles-text = 獲得者的勝率。
statistics-repeat = 任何人都能重新統計：
