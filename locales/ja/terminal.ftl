# 端末でのゲームと棋譜の検討。桁数が限られるので、注記の幅に注意。

terminal-seat = プレイヤー{ $number }
terminal-you = あなた
terminal-list-separator = ；

terminal-accuracy = { $name }：正確さ{ $accuracy }%、{ $decisions }手中{ $best }手が最善、ミス{ $mistakes }回、大きなミス{ $blunders }回
terminal-worst = 最も悪かった手
terminal-mistake = ミス
terminal-blunder = 大きなミス
terminal-better = より良い手：{ $move }（{ $reasons }）

# 手の動詞、10 桁。
terminal-verb-take = 獲得
terminal-verb-reserve = 確保
terminal-verb-buy = 購入
terminal-verb-return = 返却
terminal-verb-tile = タイル
terminal-verb-privilege = 特権
terminal-verb-replenish = 補充
terminal-verb-joker = 色コピー
terminal-verb-take_token = 同色獲得
terminal-verb-steal = 奪取
terminal-verb-royal = 王族
terminal-verb-discard = 捨てる
terminal-verb-claim = 勝利宣言
terminal-verb-post_gem = 交易所
terminal-verb-copy = 色コピー
terminal-verb-free = 無料
terminal-verb-set_aside = 取り置き
terminal-verb-stronghold = 城塞
terminal-verb-conquer = 征服
terminal-verb-decline = 見送り
terminal-verb-pass = パス

# 見出しの行。
terminal-round = ラウンド{ $round }
terminal-goal = 目標{ $points }点
terminal-goal-team = チーム戦、目標{ $points }点
terminal-goal-marvel = { $points }点と5色とタイム
terminal-goal-duel = 20点・王冠10・同色10点
terminal-goal-cities = 都市を目指す
terminal-turn-own = { $name }の手番
terminal-turn-bot = { $name }が思考中
terminal-turn-over = ゲーム終了

# 質問と知らせ、34 桁。
terminal-question-act = 手を選んでください
terminal-question-act-optional = 手か任意アクションを選択
terminal-question-return = トークン超過：1つ返却
terminal-question-tile = 獲得するタイルを選択
terminal-question-joker = コピーする色を選択
terminal-question-take_token = カードと同じ色を1つ獲得
terminal-question-steal = 相手からトークンを1つ奪う
terminal-question-royal = 王族カードを選択
terminal-question-discard = トークン超過：1つ捨てる
terminal-question-post_gem = 交易所の宝石を選択
terminal-question-copy = コピーカードの色を選択
terminal-question-free = 無料で取るカードを選択
terminal-question-set_aside = 取り置く貴族を選択
terminal-question-stronghold = 城塞を使ってください
terminal-question-conquer = このカードを征服しますか
terminal-question-over = ゲームは終わりました
terminal-question-wait = お待ちください
terminal-refused = ここではできません（{ $rule }）
terminal-unreadable = その手はありません；F1 で説明
terminal-no-undo = 戻せる手がありません
terminal-hint-asked = ヒントを探しています

# 手の結果、27 桁。
terminal-then-hold = 計{ $held }個
terminal-then-return = 計{ $held }個、{ $count }個返却
terminal-with-joker = +1 { $joker }、計{ $held }個
terminal-without-joker = ジョーカーなし
terminal-gain = { $points }点、+{ $bonus }
terminal-gain-points = { $points }点
terminal-replenish = { $count }個、相手に特権
terminal-gives-privilege = 相手に特権

# ログ、23 桁。長い行は折り返す。
terminal-log-tile = { $tile }を獲得 +{ $points }
terminal-log-gained = { $stone }を獲得
terminal-log-assembled = アベンジャーズのタイル +3
terminal-log-coat = { $post }に紋章を置く
terminal-log-removed = { $card }を除外
terminal-log-copied = { $card }は{ $stone }
terminal-log-freed = { $card }を無料で獲得
terminal-log-set-aside = { $tile }を取り置く
terminal-log-strongholds-return = { $card }の城塞が戻る
terminal-log-last-round = 最終ラウンド開始
terminal-log-revealed = { $card }が公開
terminal-log-privilege = { $number }番が特権を獲得
terminal-log-extra-turn = もう一度手番

# 場。注記のあるものは 3 または 4 桁。
# 4 桁
terminal-hand = 手札
terminal-bank = 場
# 3 桁
terminal-tokens = 石
# 3 桁
terminal-bonuses = 札
terminal-points = { $points }点
terminal-reserved = 確{ $count }
# 6 桁
terminal-reach-buy = 購入可
# 12 桁
terminal-bag = 袋{ $count }
# 12 桁
terminal-privileges = 特権{ $count }
# 12 桁
terminal-royals = 王族：
# 25 桁
terminal-goals = 王冠{ $crowns } 特権{ $privileges } 同色{ $color }
# 9 桁
terminal-crowns = 王冠{ $count }
# 9 桁
terminal-ability-extra_turn = 再手番
terminal-ability-take_token = +石
terminal-ability-take_privilege = +特権
terminal-ability-steal = 奪取

terminal-group-buy = [購入]
terminal-group-take = [獲得]
terminal-group-reserve = [確保]
terminal-group-other = [ほか]

# 80 桁
terminal-keys = Enter 実行  上/下 選択  Tab 種類  F2 ヒント  F3 戻す  F4 札  F1 説明  F10 終了
terminal-keys-text = 上/下 でスクロール、Esc で場に戻る

terminal-details = 全員のカード
terminal-details-player = { $name }：{ $points }点
terminal-details-cards = カード：{ $items }
terminal-details-reserved = 確保：{ $items }
terminal-details-tiles = 獲得済み：{ $items }
terminal-details-open = 残り：{ $items }

terminal-hint-line = { $move }：勝率{ $percent }%；{ $reasons }
terminal-hint-title = ヒント
terminal-hint-close = Enter で一番上の手を実行、Esc で閉じる

terminal-hand-over = { $name }に交代してください
terminal-hand-over-hidden = 確保したカードは隠れています。
terminal-hand-over-go = { $name }、準備ができたら Enter を押してください。
terminal-too-small = 画面は{ $width } x { $height }以上が必要です。広げてください。Ctrl-C で保存して終了します。

terminal-winner = { $names }の勝ち
terminal-winners = 同率優勝：{ $names }
terminal-team = { $names }のチームの勝ち
terminal-reason-prestige = 最終ラウンド終了時に名声が最多でした。
terminal-reason-gauntlet = インフィニティ・ガントレットが完成しました。
terminal-reason-points20 = 20点に到達しました。
terminal-reason-crowns10 = 王冠10個に到達しました。
terminal-reason-color10 = 同色10点に到達しました。
terminal-reason-claim = 相手が引き延ばしました。
terminal-reason-deadlock = 誰も行動できなくなりました。
terminal-reason-city = 都市が獲得されました。
terminal-result-keys = Enter で終了、F4 で全員のカード、Esc で場

terminal-menu-title = ターミナルで遊ぶ
terminal-menu-game = ゲーム
terminal-menu-players = 人数
terminal-menu-opponents = 相手
terminal-menu-people = ここで交代して遊ぶ人
terminal-menu-rules = ルール
terminal-menu-language = 言語
terminal-menu-keys = 上/下 で項目、左/右 で変更、Enter で開始、Esc で終了

terminal-no-terminal = `parure play` にはターミナルの入出力が必要です。なければ `parure transcript` か `parure engine` を使ってください
terminal-saved = ゲームを{ $file }に保存しました。`parure play --resume { $file }` で続けられます。

terminal-help-title = 操作説明
terminal-help =
    トークンには文字があります：w ダイヤモンド、u サファイア、g エメラルド、r ルビー、k オニキス、p 真珠、* ゴールド。マーベルでは y マインド、u スペース、o ソウル、r リアリティ、p パワー、g タイム、* シールド。
    カードは番号・点・ボーナス、その下がコスト。一番下が「{ terminal-reach-buy }」なら今すぐ買えます（「{ terminal-reach-buy } 1*」はジョーカーを使用）。そうでなければ足りない宝石です。
    貴族とロケーションは必要なボーナスと不足数を示します。

    上下キーで手を選び、Enter で実行します。入力した文字（番号、動詞、トークンの文字）で一覧を絞り込めます。カードの番号を入力するとほかの支払い方も出ます。
    docs/notation.md の記法で手を直接入力できます。動詞は一文字でもかまいません：
        take wug、t ww：トークン      reserve S1-03、r 2：カード、または山札2の一番上
        buy S1-03、b S1-03 ww*：購入、支払い方も指定可      return w、x w
        tile SN-02、n SN-02：貴族かロケーション      pass
    デュエル：ボードの位置は a1（左上）から e5 まで。
        take a1 b2 c3      privilege c3、p c3      replenish、f
        reserve D2-04 c3：c3 のゴールドと共に      joker r、j r      steal u、s u
        take_token c3、k c3      royal DR-01、n DR-01      discard w、x w      claim

    Tab で手の種類を絞り、Esc で入力を消します。
    F2 か Ctrl-T：理由つきのヒント。F3 か Ctrl-Z：直前の決定を戻します（カードやトークンが引かれた後、またはほかの人が動いた後は不可）。F4 か Ctrl-D：全員のカード。F10 か Ctrl-C：保存して終了。
