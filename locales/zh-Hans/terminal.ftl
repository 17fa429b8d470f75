# 终端游戏与棋谱复盘。列宽有限，请注意注明的宽度。

terminal-seat = 玩家 { $number }
terminal-you = 你
terminal-list-separator = ；

terminal-accuracy = { $name }：准确率 { $accuracy }%，{ $decisions } 步中有 { $best } 步最佳，失误 { $mistakes } 次，严重失误 { $blunders } 次
terminal-worst = 最差的几步
terminal-mistake = 失误
terminal-blunder = 严重失误
terminal-better = 更好：{ $move }（{ $reasons }）

# 行动的动词，10 列。
terminal-verb-take = 拿取
terminal-verb-reserve = 保留
terminal-verb-buy = 购买
terminal-verb-return = 归还
terminal-verb-tile = 贵族/地点
terminal-verb-privilege = 特权
terminal-verb-replenish = 补充
terminal-verb-joker = 复制
terminal-verb-take_token = 取同色
terminal-verb-steal = 夺取
terminal-verb-royal = 皇室
terminal-verb-discard = 弃置
terminal-verb-claim = 宣告
terminal-verb-post_gem = 贸易站
terminal-verb-copy = 复制色
terminal-verb-free = 免费取
terminal-verb-set_aside = 预留
terminal-verb-stronghold = 要塞
terminal-verb-conquer = 征服
terminal-verb-decline = 放弃
terminal-verb-pass = 跳过

# 标题行。
terminal-round = 第 { $round } 轮
terminal-goal = 目标 { $points } 声望
terminal-goal-team = 团队，目标 { $points } 声望
terminal-goal-marvel = { $points } 点、五色与时间宝石
terminal-goal-duel = 20 点、10 王冠或同色 10 点
terminal-goal-cities = 目标：一座城市
terminal-turn-own = 轮到 { $name }
terminal-turn-bot = { $name } 思考中
terminal-turn-over = 游戏结束

# 问题与提示，34 列。
terminal-question-act = 请选择行动
terminal-question-act-optional = 请选择行动或可选行动
terminal-question-return = 筹码过多：归还一个
terminal-question-tile = 选择要获得的贵族牌／地点板
terminal-question-joker = 选择要复制的颜色
terminal-question-take_token = 拿取与卡牌同色的筹码
terminal-question-steal = 从对手拿取一个筹码
terminal-question-royal = 选择一张皇室卡
terminal-question-discard = 筹码过多：弃置一个
terminal-question-post_gem = 选择贸易站给的宝石
terminal-question-copy = 选择复制卡的颜色
terminal-question-free = 免费拿取一张卡牌
terminal-question-set_aside = 选择要预留的贵族
terminal-question-stronghold = 使用一座要塞
terminal-question-conquer = 要征服这张卡吗？
terminal-question-over = 游戏已经结束
terminal-question-wait = 请稍候
terminal-refused = 此处不合规则（{ $rule }）
terminal-unreadable = 没有这个行动；F1 有说明
terminal-no-undo = 没有可以撤销的行动
terminal-hint-asked = 正在寻找提示

# 行动的结果，27 列。
terminal-then-hold = 之后共 { $held } 个
terminal-then-return = 之后 { $held } 个，归还 { $count }
terminal-with-joker = +1 { $joker }，共 { $held } 个
terminal-without-joker = 已无万能筹码
terminal-gain = { $points } 点，+{ $bonus }
terminal-gain-points = { $points } 点
terminal-replenish = { $count } 个，对手得特权
terminal-gives-privilege = 对手得特权

# 记录，23 列；过长会换行。
terminal-log-tile = 获得 { $tile } +{ $points }
terminal-log-gained = 获得{ $stone }
terminal-log-assembled = 获得复仇者集结 +3
terminal-log-coat = 在 { $post } 放置纹章
terminal-log-removed = { $card } 移出游戏
terminal-log-copied = { $card } 成为{ $stone }
terminal-log-freed = 免费获得 { $card }
terminal-log-set-aside = 预留 { $tile }
terminal-log-strongholds-return = 要塞从 { $card } 收回
terminal-log-last-round = 触发最后一轮
terminal-log-revealed = 翻开 { $card }
terminal-log-privilege = { $number } 号获得特权
terminal-log-extra-turn = 再进行一个回合

# 桌面。注明处为 3 或 4 列。
# 4 列
terminal-hand = 手牌
terminal-bank = 公共区域
# 3 列
terminal-tokens = 筹
# 3 列
terminal-bonuses = 加
terminal-points = { $points }点
terminal-reserved = 留{ $count }
# 6 列
terminal-reach-buy = 可买
# 12 列
terminal-bag = 抽袋 { $count }
# 12 列
terminal-privileges = 特权 { $count }
# 12 列
terminal-royals = 皇室卡：
# 25 列
terminal-goals = 王冠 { $crowns } 特权 { $privileges } 同色 { $color }
# 9 列
terminal-crowns = 王冠 { $count }
# 9 列
terminal-ability-extra_turn = 再一回合
terminal-ability-take_token = +筹码
terminal-ability-take_privilege = +特权
terminal-ability-steal = 夺取

terminal-group-buy = [购买]
terminal-group-take = [拿取]
terminal-group-reserve = [保留]
terminal-group-other = [其他]

# 80 列
terminal-keys = Enter 执行  上/下选择  Tab 种类  F2 提示  F3 撤销  F4 卡牌  F1 说明  F10 离开
terminal-keys-text = 上/下滚动，Esc 回到桌面

terminal-details = 所有玩家的卡牌
terminal-details-player = { $name }：{ $points } 点
terminal-details-cards = 卡牌：{ $items }
terminal-details-reserved = 保留：{ $items }
terminal-details-tiles = 已获得：{ $items }
terminal-details-open = 尚可获得：{ $items }

terminal-hint-line = { $move }：胜率 { $percent }%；{ $reasons }
terminal-hint-title = 提示
terminal-hint-close = Enter 执行第一项，Esc 关闭

terminal-hand-over = 请把键盘交给 { $name }
terminal-hand-over-hidden = 保留的卡牌已隐藏。
terminal-hand-over-go = { $name }，准备好后请按 Enter。
terminal-too-small = 窗口至少需要 { $width } x { $height }。请放大窗口；Ctrl-C 保存并离开。

terminal-winner = { $names } 获胜
terminal-winners = 共享胜利：{ $names }
terminal-team = { $names } 共同获胜
terminal-reason-prestige = 最后一轮结束时声望最高。
terminal-reason-gauntlet = 无限手套已完成。
terminal-reason-points20 = 达到 20 点。
terminal-reason-crowns10 = 达到 10 个王冠。
terminal-reason-color10 = 同色达到 10 点。
terminal-reason-claim = 对手拖延过久。
terminal-reason-deadlock = 所有玩家都无法行动。
terminal-reason-city = 有玩家获得了城市。
terminal-result-keys = Enter 离开，F4 显示所有卡牌，Esc 显示桌面

terminal-menu-title = 终端游戏
terminal-menu-game = 游戏
terminal-menu-players = 玩家人数
terminal-menu-opponents = 对手
terminal-menu-people = 共用此终端的玩家
terminal-menu-rules = 规则
terminal-menu-language = 语言
terminal-menu-keys = 上/下选择项目，左/右更改，Enter 开始，Esc 离开

terminal-no-terminal = `parure play` 需要终端作为输入与输出；没有终端时请用 `parure transcript` 或 `parure engine`
terminal-saved = 游戏已存入 { $file }；用 `parure play --resume { $file }` 继续。

terminal-help-title = 操作说明
terminal-help =
    每种筹码都有字母：w 钻石、u 蓝宝石、g 祖母绿、r 红宝石、k 黑玛瑙、p 珍珠、* 黄金；漫威为 y 心灵、u 空间、o 灵魂、r 现实、p 力量、g 时间、* 神盾局。
    卡牌依次显示编号、点数与加成，其下为成本；最下方若为“{ terminal-reach-buy }”表示现在就能购买（“{ terminal-reach-buy } 1*”需用万能筹码），否则为缺少的宝石。
    贵族与地点显示所需的加成以及你还缺少几个。

    用上下键从列表选择行动，按 Enter 执行。输入文字可筛选列表：编号、动词或筹码字母。输入卡牌编号会列出其他支付方式。
    也可以用 docs/notation.md 的记法输入完整行动，动词可用一个字母：
        take wug、t ww：筹码      reserve S1-03、r 2：保留卡牌，或牌堆 2 的顶牌
        buy S1-03、b S1-03 ww*：购买，可写明支付方式      return w、x w
        tile SN-02、n SN-02：贵族或地点      pass
    双人版：版图位置从 a1（左上）到 e5。
        take a1 b2 c3      privilege c3、p c3      replenish、f
        reserve D2-04 c3：连同 c3 的黄金      joker r、j r      steal u、s u
        take_token c3、k c3      royal DR-01、n DR-01      discard w、x w      claim

    Tab 只列出一种行动，Esc 清除输入。
    F2 或 Ctrl-T：附理由的提示。F3 或 Ctrl-Z：收回上一个决定，除非之后已抽牌、抽出筹码或其他玩家已行动。F4 或 Ctrl-D：所有玩家的卡牌。F10 或 Ctrl-C：保存并离开。
