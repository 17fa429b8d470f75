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

# Lessons of the expansions, for those who know the game.

learn-stage-court-cities = 城市
learn-stage-victory-cities = 衝刺
learn-stage-court-posts = 貿易站
learn-stage-victory-posts = 點數
learn-stage-court-orient = 東方
learn-stage-victory-orient = 點數
learn-stage-court-strongholds = 要塞
learn-stage-victory-strongholds = 點數
learn-now-city = 最接近：{ $tile } 還需要 { $lacking }
learn-aim-cities-title = 城市決定勝負
learn-aim-cities-text = 沒有貴族。場上有三座城市，只有擁有城市的人能獲勝；只有聲望並不會結束遊戲。
learn-aim-cities-why = 其他都和基本遊戲一樣：拿取、保留、購買。不同的是為了什麼而買。
learn-read-city-title = 看懂城市
learn-read-city-text = 城市要求星號旁的聲望，以及紅利。五色圓盤代表任一種未列出顏色的數量。最下面是每位玩家還差多少。
learn-read-city-why = 被拿走的城市就沒有了，留意別人往哪一座走。
learn-pick-city-title = 選定你的城市
learn-pick-city-text = 購買一兩座城市需要的顏色。要求多種顏色的城市適合手上的牌；要求少的，市場上有就更快。
learn-pick-city-why = 符合城市的紅利有兩種用處：買卡便宜，最後也算數。
learn-points-city-title = 接著是聲望
learn-points-city-text = 沒有貴族給點數。規劃兩三張等級 II 和 III 的卡，讓你超過星號的要求。
learn-points-city-why = 就算湊齊城市的紅利，還要等聲望。有點數的卡才是關鍵。
learn-race-city-title = 最後衝刺
learn-race-city-text = 有人拿到城市就開始最後一輪。大家回合數相同，擁有城市的人中聲望最高者獲勝。
learn-race-city-why = 如果別人快拿到城市，要準備在同一輪拿到自己的，或搶先拿走那一座。
learn-aim-posts-title = 五個貿易站
learn-aim-posts-text = 卡牌旁是貿易站版圖。回合結束時紅利達到要求，就放上紋章，能力持續到遊戲結束。
learn-aim-posts-why = 貿易站不會被搶走，別人也能進駐。越早拿到，用得越久。
learn-read-post-title = 看懂貿易站
learn-read-post-text = 每個貿易站有能力的圖示，下面是需要的紅利和你已有的數量。指著它就能看到說明。
learn-read-post-why = 港口只要兩個鑽石，公會要三個縞瑪瑙，都是不錯的第一目標。
learn-arms-title = 你的紋章
learn-arms-text = 你進駐了貿易站。能力從你的下個回合開始，需要時畫面會提示。
learn-arms-why = 每次購買送一個寶石，等於每回合多一個指示物；黃金加倍讓保留更強。
learn-court-posts-title = 貿易站與貴族
learn-court-posts-text = 繼續收集貿易站和貴族都要的顏色。宮殿要五個翡翠和一位貴族，給聲望 5 點。
learn-court-posts-why = 一個紅利可以同時用於貴族、貿易站和每張卡的費用。
learn-aim-orient-title = 來自東方的卡
learn-aim-orient-text = 每一列卡牌旁有兩張東方卡，有自己的牌堆。購買和保留的方式都一樣，卡上的圖示是它的效果。
learn-aim-orient-why = 它們本身點數不多，但能讓你的發展更快。
learn-orient-small-title = 黃金與複製
learn-orient-small-text = 等級 I 有黃金卡，交出時當兩個黃金；還有複製卡，會變成你已有的一種紅利。複製卡需要先有紅利。
learn-orient-small-why = 複製貴族和好卡最需要的顏色；黃金卡留給有點數的卡。
learn-orient-middle-title = 雙倍、貴族、免費卡
learn-orient-middle-text = 等級 II 有雙紅利的卡、為你預留貴族的卡，以及附送一張等級 I 的複製卡。等級 III 有附送一張等級 II 的卡。
learn-orient-middle-why = 免費得到的卡也會發動效果，一次購買可能引發連鎖。
learn-orient-sacrifice-title = 交出卡牌
learn-orient-sacrifice-text = 有些等級 III 的卡不用指示物，而是交出同色的兩個紅利：那些卡離開遊戲，換來聲望 3 點。
learn-orient-sacrifice-why = 到了後期，用不到的紅利不如點數；已來的貴族不會離開。
learn-aim-strongholds-title = 三座要塞
learn-aim-strongholds-text = 你有三座要塞。每次購買後都要使用一座：放到卡上、移動，或送回對手的一座。
learn-aim-strongholds-why = 有要塞的卡只有主人能購買和保留，別人只能靠購買來趕走它。
learn-use-stronghold-title = 使用要塞
learn-use-stronghold-text = 點一張有亮邊的卡，再按按鈕。佔住你想盡快買的卡，或解開對手佔住的卡。
learn-use-stronghold-why = 佔住一兩回合內付得起的卡；只為擋人，會拖慢自己。
learn-conquest-title = 征服
learn-conquest-text = 三座要塞都在同一張卡上時，可在行動之外以原價買下它。付得起時畫面會問你。
learn-conquest-why = 若是好卡，一回合買兩張，值得等三個回合。
learn-race-strongholds-title = 點數與佔住它的人
learn-race-strongholds-text = 留意有點數的卡。最後一輪之前，一座放對地方的要塞能決定勝負。
learn-race-strongholds-why = 對手買不到最後一張卡就要多等一回合，那可能正是你需要的。
