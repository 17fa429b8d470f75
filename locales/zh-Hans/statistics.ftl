# 由许多电脑对局统计而来。
statistics-sizes = 人数
statistics-players = { $count } 人
statistics-source = 统计自 { $games } 局电脑对局，每个座位都由 { $bot } 操作。
statistics-caution = 这些数字说明什么与获胜一同出现，不代表它就是获胜的原因。
statistics-seats = 先手与后手
statistics-seats-text = 各座位的胜率，标线为平均值。并列获胜时，每位胜者各计一胜。
statistics-seat = { $seat ->
    [1] 第一位玩家
    [2] 第二位玩家
    [3] 第三位玩家
   *[other] 第四位玩家
}
statistics-length = 一局多长
statistics-length-text = 半数对局中，每位玩家进行 { $low } 到 { $high } 个回合，平均 { $mean } 个。
statistics-length-bar = { $turns } 个回合：占 { $percent }
statistics-ends = 如何结束
statistics-end-prestige = 声望达标
statistics-end-gauntlet = 满足无限手套的全部条件
statistics-end-points20 = 二十点声望
statistics-end-crowns10 = 十个王冠
statistics-end-color10 = 单一颜色十点
statistics-end-claim = 宣告获胜
statistics-end-deadlock = 无人能行动
statistics-end-city = 获得城市
statistics-openings = 第一个回合
statistics-openings-text = 这样开局的人，胜率比同座位的平均高出或低了多少个百分点；细线表示数字有多准。种类很多时，只列出最好与最差的。
statistics-openings-drawn = 这些对局中，每个座位的第一回合都是随机抽出的，因此可以互相比较。
statistics-opening-take = 拿取 { $tokens }
statistics-opening-reserve = 保留一张等级 { $level } 的卡牌
statistics-opening-other = 其他
statistics-opening-edge = 个百分点，误差 { $error }
statistics-cards = 卡牌
statistics-cards-text = 与同一回合购买同等级其他卡牌的玩家相比，购买这张卡牌的玩家胜率高出多少个百分点。下方为误差范围。
statistics-edge = 个百分点，误差 { $error }；共购买 { $bought } 次
statistics-tiles-text = 获得者的胜率。
statistics-repeat = 任何人都能重新统计：
