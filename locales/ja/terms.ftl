game-splendor = 宝石の煌き
game-marvel = 宝石の煌き：マーベル
game-duel = 宝石の煌き：デュエル
game-name-splendor = 宝石の煌き
game-name-marvel = マーベル
game-name-duel = デュエル

stone-white = ダイヤモンド
stone-blue = サファイア
stone-green = エメラルド
stone-red = ルビー
stone-black = オニキス
stone-pearl = 真珠
stone-gold = ゴールド
stone-mind = マインド
stone-space = スペース
stone-soul = ソウル
stone-reality = リアリティ
stone-power = パワー
stone-time = タイム
stone-shield = シールド
stone-joker = ジョーカー

emblem-sun = 太陽
emblem-moon = 月
emblem-tower = 塔
emblem-lily = 百合

ability-extra_turn = もう一度手番を行う
ability-take_token = 同色トークンを獲得
ability-take_privilege = 特権を獲得
ability-steal = 相手から奪う
ability-joker = ボーナスの色をコピー

# ラベル内の列挙と数量の組み立て方。
list-separator = 、
list-and = { $items }、{ $last }
list-or = { $items }または{ $last }
sentence-separator = { "" }
labelled = { $label }：{ $value }
amount = { $stone }{ $count }
