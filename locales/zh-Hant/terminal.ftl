# 終端機遊戲與棋譜檢討。欄寬有限，請注意註明的寬度。

terminal-seat = 玩家 { $number }
terminal-you = 你
terminal-list-separator = ；

terminal-accuracy = { $name }：準確率 { $accuracy }%，{ $decisions } 步中有 { $best } 步最佳，失誤 { $mistakes } 次，嚴重失誤 { $blunders } 次
terminal-worst = 最差的幾步
terminal-mistake = 失誤
terminal-blunder = 嚴重失誤
terminal-better = 更好：{ $move }（{ $reasons }）

# 行動的動詞，10 欄。
terminal-verb-take = 拿取
terminal-verb-reserve = 保留
terminal-verb-buy = 購買
terminal-verb-return = 歸還
terminal-verb-tile = 圖板
terminal-verb-privilege = 特權
terminal-verb-replenish = 補充
terminal-verb-joker = 複製
terminal-verb-take_token = 取同色
terminal-verb-steal = 奪取
terminal-verb-royal = 皇室
terminal-verb-discard = 棄置
terminal-verb-claim = 宣告
terminal-verb-post_gem = 貿易站
terminal-verb-copy = 複製色
terminal-verb-free = 免費取
terminal-verb-set_aside = 預留
terminal-verb-stronghold = 要塞
terminal-verb-conquer = 征服
terminal-verb-decline = 放棄
terminal-verb-pass = 跳過

# 標題列。
terminal-round = 第 { $round } 輪
terminal-goal = 目標 { $points } 聲望
terminal-goal-team = 團隊，目標 { $points } 聲望
terminal-goal-marvel = { $points } 點、五色與時間寶石
terminal-goal-duel = 20 點、10 王冠或同色 10 點
terminal-goal-cities = 目標：一座城市
terminal-turn-own = 輪到 { $name }
terminal-turn-bot = { $name } 思考中
terminal-turn-over = 遊戲結束

# 問題與提示，34 欄。
terminal-question-act = 請選擇行動
terminal-question-act-optional = 請選擇行動或選擇性行動
terminal-question-return = 指示物過多：歸還一個
terminal-question-tile = 選擇要獲得的圖板
terminal-question-joker = 選擇要複製的顏色
terminal-question-take_token = 拿取與卡牌同色的指示物
terminal-question-steal = 從對手拿取一個指示物
terminal-question-royal = 選擇一張皇室卡
terminal-question-discard = 指示物過多：棄置一個
terminal-question-post_gem = 選擇貿易站給的寶石
terminal-question-copy = 選擇複製卡的顏色
terminal-question-free = 免費拿取一張卡牌
terminal-question-set_aside = 選擇要預留的貴族
terminal-question-stronghold = 使用一座要塞
terminal-question-conquer = 要征服這張卡嗎？
terminal-question-over = 遊戲已經結束
terminal-question-wait = 請稍候
terminal-refused = 此處不合規則（{ $rule }）
terminal-unreadable = 沒有這個行動；F1 有說明
terminal-no-undo = 沒有可以復原的行動
terminal-hint-asked = 正在尋找提示

# 行動的結果，27 欄。
terminal-then-hold = 之後共 { $held } 個
terminal-then-return = 之後 { $held } 個，歸還 { $count }
terminal-with-joker = +1 { $joker }，共 { $held } 個
terminal-without-joker = 已無萬用指示物
terminal-gain = { $points } 點，+{ $bonus }
terminal-gain-points = { $points } 點
terminal-replenish = { $count } 個，對手得特權
terminal-gives-privilege = 對手得特權

# 紀錄，23 欄；過長會換行。
terminal-log-tile = 獲得 { $tile } +{ $points }
terminal-log-gained = 獲得{ $stone }
terminal-log-assembled = 獲得復仇者集結 +3
terminal-log-coat = 在 { $post } 放置紋章
terminal-log-removed = { $card } 移出遊戲
terminal-log-copied = { $card } 成為{ $stone }
terminal-log-freed = 免費獲得 { $card }
terminal-log-set-aside = 預留 { $tile }
terminal-log-strongholds-return = 要塞從 { $card } 收回
terminal-log-last-round = 觸發最後一輪
terminal-log-revealed = 翻開 { $card }
terminal-log-privilege = { $number } 號獲得特權
terminal-log-extra-turn = 再執行一個回合

# 桌面。註明處為 3 或 4 欄。
# 4 欄
terminal-hand = 手牌
terminal-bank = 公共區
# 3 欄
terminal-tokens = 指
# 3 欄
terminal-bonuses = 利
terminal-points = { $points }點
terminal-reserved = 留{ $count }
# 6 欄
terminal-reach-buy = 可買
# 12 欄
terminal-bag = 抽袋 { $count }
# 12 欄
terminal-privileges = 特權 { $count }
# 12 欄
terminal-royals = 皇室卡：
# 25 欄
terminal-goals = 王冠 { $crowns } 特權 { $privileges } 同色 { $color }
# 9 欄
terminal-crowns = 王冠 { $count }
# 9 欄
terminal-ability-extra_turn = 再一回合
terminal-ability-take_token = +指示物
terminal-ability-take_privilege = +特權
terminal-ability-steal = 奪取

terminal-group-buy = [購買]
terminal-group-take = [拿取]
terminal-group-reserve = [保留]
terminal-group-other = [其他]

# 80 欄
terminal-keys = Enter 執行  上/下選擇  Tab 種類  F2 提示  F3 復原  F4 卡牌  F1 說明  F10 離開
terminal-keys-text = 上/下捲動，Esc 回到桌面

terminal-details = 所有玩家的卡牌
terminal-details-player = { $name }：{ $points } 點
terminal-details-cards = 卡牌：{ $items }
terminal-details-reserved = 保留：{ $items }
terminal-details-tiles = 已獲得：{ $items }
terminal-details-open = 尚可獲得：{ $items }

terminal-hint-line = { $move }：勝率 { $percent }%；{ $reasons }
terminal-hint-title = 提示
terminal-hint-close = Enter 執行第一項，Esc 關閉

terminal-hand-over = 請將鍵盤交給 { $name }
terminal-hand-over-hidden = 保留的卡牌已隱藏。
terminal-hand-over-go = { $name }，準備好後請按 Enter。
terminal-too-small = 視窗至少需要 { $width } x { $height }。請放大視窗；Ctrl-C 存檔並離開。

terminal-winner = { $names } 獲勝
terminal-winners = 共享勝利：{ $names }
terminal-team = { $names } 共同獲勝
terminal-reason-prestige = 最後一輪結束時聲望最高。
terminal-reason-gauntlet = 無限手套已完成。
terminal-reason-points20 = 達到 20 點。
terminal-reason-crowns10 = 達到 10 個王冠。
terminal-reason-color10 = 同色達到 10 點。
terminal-reason-claim = 對手拖延過久。
terminal-reason-deadlock = 所有玩家都無法行動。
terminal-reason-city = 有玩家獲得了城市。
terminal-result-keys = Enter 離開，F4 顯示所有卡牌，Esc 顯示桌面

terminal-menu-title = 終端機遊戲
terminal-menu-game = 遊戲
terminal-menu-players = 玩家人數
terminal-menu-opponents = 對手
terminal-menu-people = 共用此終端機的玩家
terminal-menu-rules = 規則
terminal-menu-language = 語言
terminal-menu-keys = 上/下選擇項目，左/右變更，Enter 開始，Esc 離開

terminal-no-terminal = `parure play` 需要終端機作為輸入與輸出；沒有終端機時請用 `parure transcript` 或 `parure engine`
terminal-saved = 遊戲已存入 { $file }；以 `parure play --resume { $file }` 繼續。

terminal-help-title = 操作說明
terminal-help =
    每種指示物都有字母：w 鑽石、u 藍寶石、g 翡翠、r 紅寶石、k 縞瑪瑙、p 珍珠、* 黃金；漫威為 y 心靈、u 空間、o 靈魂、r 現實、p 力量、g 時間、* 神盾局。
    卡牌依序顯示編號、點數與紅利，其下為費用；最下方若為「{ terminal-reach-buy }」表示現在就能購買（「{ terminal-reach-buy } 1*」需用萬用指示物），否則為缺少的寶石。
    貴族與地點顯示所需的紅利以及你還缺少幾個。

    以上下鍵從清單選擇行動，按 Enter 執行。輸入文字可篩選清單：編號、動詞或指示物字母。輸入卡牌編號會列出其他支付方式。
    也可以用 docs/notation.md 的記法輸入完整行動，動詞可用一個字母：
        take wug、t ww：指示物      reserve S1-03、r 2：保留卡牌，或牌堆 2 的頂牌
        buy S1-03、b S1-03 ww*：購買，可寫明支付方式      return w、x w
        tile SN-02、n SN-02：貴族或地點      pass
    雙人版：版圖位置從 a1（左上）到 e5。
        take a1 b2 c3      privilege c3、p c3      replenish、f
        reserve D2-04 c3：連同 c3 的黃金      joker r、j r      steal u、s u
        take_token c3、k c3      royal DR-01、n DR-01      discard w、x w      claim

    Tab 只列出一種行動，Esc 清除輸入。
    F2 或 Ctrl-T：附理由的提示。F3 或 Ctrl-Z：收回上一個決定，除非之後已抽牌、抽出指示物或其他玩家已行動。F4 或 Ctrl-D：所有玩家的卡牌。F10 或 Ctrl-C：存檔並離開。
