# What only the expansions have: words on the table.

game-with = { $game }：{ $expansion }
expansion-alone = 基本遊戲
option-expansion-without = 無法搭配的選項：{ $rules }。
region-cities = 城市
region-posts = 貿易站
city-label = { $name }，需要 { $demand }
city-other = 另一種顏色的紅利 { $count } 個
city-distance = { $name } 還差 { $lacking }
tile-kept = 為 { $name } 預留
post-T1 = 市集
post-T2 = 港口
post-T3 = 鑄幣廠
post-T4 = 宮殿
post-T5 = 公會
post-T1-power = 每次購買後拿一個寶石
post-T2-power = 拿兩個同色時多拿一個
post-T3-power = 每個黃金可當兩個同色寶石
post-T4-power = 聲望 5 點
post-T5-power = 每個紋章聲望 1 點
post-label = { $name }：{ $power }
post-asks = 需要 { $demand }
post-noble = 一位貴族
post-held = 有 { $names } 的紋章
post-free = 還沒有人
deck-label-orient = { $count ->
    [0] 等級 { $level } 東方牌堆，已空
   *[other] 等級 { $level } 東方牌堆，剩 { $count } 張
}
card-back-orient = 等級 { $level } 的東方保留卡
card-cost-sacrifice = 費用：你的兩個{ $stone }紅利
card-state-sacrifice = 你可以用自己的卡牌購買
gold-cards = 黃金卡 { $count } 張
gold-cards-word = 黃金卡
card-strongholds = 有 { $name } 的要塞 { $count } 座
card-aimed = 可以選擇
strongholds-left = { $count ->
    [0] 沒有要塞
   *[other] 要塞剩 { $count } 座
}
end-cities = 城市 { $count }

# The choices that only expansions have.

city-title = 有 { $count } 座城市可選
city-go = 拿取 { $name }
post_gem-title = 從貿易站拿一個寶石
post_gem-go = 拿取{ $stone }
copy-title = 選擇要複製的顏色
set_aside-title = 預留一位貴族
set_aside-text = 從現在起，只有你能得到這位貴族。
set_aside-go = 預留 { $name }
free-title = 免費拿一張卡
free-text = 選一張等級 { $level } 的公開卡牌。
free-go = 拿這張卡
stronghold-title = 使用要塞
stronghold-text = 選一張卡，佔為己用。
stronghold-text-rivals = 選一張卡佔為己用，或選有對手要塞的卡，送回一座。
stronghold-go-put = 放在這裡
stronghold-go-move = 移到這裡
stronghold-go-remove = 送回 { $name } 的要塞
stronghold-ways = 哪一座要塞
stronghold-from = 從 { $card }
stronghold-from-supply = 從你手上
aim-none = 選一張卡
conquer-title = 你可以征服這張卡
conquer-go = 征服
conquer-decline = 這次不要
reserve-orient-title = 從等級 { $level } 東方牌堆保留
buy-sacrifice = 交出
pay-title-sacrifice = 選擇要交出的卡牌
pay-title-cards = 指示物 { $count } 個、黃金卡 { $cards } 張
pay-sacrifice-text = 這些卡會連同點數和紅利一起離開遊戲。
pay-count-text = 調整其中一種的數量，其餘會跟著變。
pay-asked = 需要 { $count }
pay-more = 多付{ $coin }
pay-fewer = 少付{ $coin }
command-help-posts = take wug 或 take ww、reserve S1-03 或 reserve deck 2、buy S1-03 wwg、post_gem r、return w、tile SN-02、pass、undo、hint
command-help-orient = 同基本遊戲，另有 reserve orient 2、buy O3-02 加清單中的付法、copy r、free O1-03、set_aside SN-02
command-help-strongholds = 同基本遊戲，另有 stronghold put S2-11、stronghold move S1-03 S2-11、stronghold remove S2-11 1、conquer S3-02、decline

# What the log tells of them.

log-city = { $player } 拿取城市 { $tile }
log-reserve-second = { $player } 從等級 { $level } 東方牌堆保留
log-reserve-second-joker = { $player } 從等級 { $level } 東方牌堆保留並獲得 { $joker }
log-buy-cards = { $player } 用 { $cards } 購買 { $card }
log-buy-cards-tokens = { $player } 用 { $tokens } 和 { $cards } 購買 { $card }
log-buy-sacrifice = { $player } 交出 { $cards } 換取 { $card }
move-city = 拿取城市 { $tile }
move-reserve-second = 從等級 { $level } 東方牌堆保留
move-reserve-second-joker = 從等級 { $level } 東方牌堆保留並獲得 { $joker }
move-buy-cards = 用 { $cards } 購買 { $card }
move-buy-cards-tokens = 用 { $tokens } 和 { $cards } 購買 { $card }
move-buy-sacrifice = 交出 { $cards } 換取 { $card }

# What their pieces are and do.

explain-tile-city = 城市。回合結束時湊齊這些聲望和紅利，它就是你的，並開始最後一輪。城市不給點數。
explain-distances-city = 每位玩家還差的聲望和紅利，你排第一。
explain-tile-kept = 預留的貴族：只會拜訪標示的那位玩家。
explain-post-T1 = 市集。放上紋章後，每次購買都能任選一個寶石，不含黃金。
explain-post-T2 = 港口。放上紋章後，拿兩個同色寶石時可再拿一個別色的。
explain-post-T3 = 鑄幣廠。放上紋章後，支付的每個黃金可當兩個同色寶石。
explain-post-T4 = 宮殿。放上紋章得聲望 5 點，另需一位貴族。
explain-post-T5 = 公會。版圖上你的每個紋章各得聲望 1 點，包括這一個。
explain-ability-gold = 黃金卡。購買時可以交出，當兩個黃金用。
explain-ability-copy = 會變成你已有的一種紅利的顏色；沒有紅利就不能購買。
explain-ability-noble = 得到它時，為自己預留一位貴族。
explain-ability-free = 免費帶來一張低一級的公開卡牌。
explain-ability-sacrifice = 代價是你自己的兩個這種顏色的紅利，那些卡會離開遊戲。
explain-deck-orient = 東方牌堆，數字是剩下的張數。按一下，保留最上面一張，別人看不到。
explain-gold-card = 你的黃金卡。交出時，每張可當兩個黃金。
explain-stronghold = 要塞：只有主人能購買或保留這張卡。同一位玩家的三座都在這裡，就能征服它。
explain-strongholds-left = 還沒放到卡上的要塞。

# Abilities by their names; the help explains them by the same words.

ability-gold = 抵兩個黃金
ability-copy = 複製紅利顏色
ability-noble = 預留一位貴族
ability-free = 免費拿一張卡
ability-sacrifice = 以自己的卡牌支付
