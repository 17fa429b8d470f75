game-splendor = 璀璨寶石
game-marvel = 璀璨寶石：漫威
game-duel = 璀璨寶石：雙人版
game-name-splendor = 璀璨寶石
game-name-marvel = 漫威
game-name-duel = 雙人版

stone-white = 鑽石
stone-blue = 藍寶石
stone-green = 翡翠
stone-red = 紅寶石
stone-black = 縞瑪瑙
stone-pearl = 珍珠
stone-gold = 黃金
stone-mind = 心靈寶石
stone-space = 空間寶石
stone-soul = 靈魂寶石
stone-reality = 現實寶石
stone-power = 力量寶石
stone-time = 時間寶石
stone-shield = 神盾局
stone-joker = 萬用色

emblem-sun = 太陽
emblem-moon = 月亮
emblem-tower = 塔
emblem-lily = 百合

ability-extra_turn = 再執行一個回合
ability-take_token = 拿取同色指示物
ability-take_privilege = 拿取特權
ability-steal = 從對手拿取
ability-joker = 複製紅利顏色

# 標籤中清單與數量的組合方式。
list-separator = 、
list-and = { $items } 和 { $last }
list-or = { $items }或{ $last }
sentence-separator = { "" }
labelled = { $label }：{ $value }
amount = { $stone } { $count }
