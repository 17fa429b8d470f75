// Made from the Rust types of crates/vocabulary, crates/table and crates/server by `make protocol`. Do not edit.

/** A colour of any game. */
export type Color = "white" | "blue" | "green" | "red" | "black" | "gold" | "yellow" | "orange" | "purple" | "shield" | "pearl";

/** A level of cards. */
export type Level = 1 | 2 | 3;

/** A level as the key of a record. */
export type LevelKey = "1" | "2" | "3";

/** The id of a card, as `S1-03`. */
export type CardId = string;

/** The id of a noble, location or royal, as `SN-02`. */
export type TileId = string;

/** Seats count from 0 in play order. */
export type Seat = number;

/** A trading post. */
export type Post = "T1" | "T2" | "T3" | "T4" | "T5";

/** An expansion by its word in the option `expansion`. */
export type ExpansionId = "cities" | "posts" | "orient" | "strongholds";

/** A cell of Duel's board: row and column. */
export type Cell = [number, number];

/** What decided a game. */
export type Reason = "prestige" | "gauntlet" | "points20" | "crowns10" | "color10" | "claim" | "deadlock" | "city" | "turn_cap" | "resigned" | "timeout";

/** What decides between seats with the same points. */
export type TieBreak = "assemble" | "fewer_cards";

/** A step of a turn. */
export type Action = ClassicAction | DuelAction;

/** A position as its observer knows it. */
export type View = ClassicView | DuelView;

/** What a player has. */
export type Player = ClassicPlayer | DuelPlayer;

/** Which choice is open. */
export type Phase = ClassicPhase | DuelPhase;

/**
 * A number of tokens for each colour; absent is 0.
 */
export type Tokens = Partial<Record<Color, number>>;

/**
 * A step of a classic game.
 */
export type ClassicAction = { "type": "take", tokens: Tokens, } | { "type": "reserve", card: CardId, } | { "type": "reserve", deck: Level, 
/**
 * Whether it is the Orient's deck; absent where it is not.
 */
orient?: boolean, } | { "type": "buy", card: CardId, pay: Tokens, 
/**
 * The own gold cards that are discarded besides (Orient); absent where there is none.
 */
gold_cards?: Array<CardId>, } | { "type": "buy", card: CardId, sacrifice: Array<CardId>, } | { "type": "return", token: Color, } | { "type": "tile", tile: TileId, } | { "type": "pass" } | { "type": "post_gem", token: Color, } | { "type": "copy", color: Color, } | { "type": "free", card: CardId, } | { "type": "set_aside", tile: TileId, } | { "type": "stronghold", put: CardId, } | { "type": "stronghold", from: CardId, put: CardId, } | { "type": "stronghold", remove: CardId, of: number, } | { "type": "conquer", card: CardId, pay: Tokens, } | { "type": "decline" };

/**
 * A step of Splendor Duel.
 */
export type DuelAction = { "type": "privilege", cell: Cell, } | { "type": "replenish" } | { "type": "take", cells: Array<Cell>, } | { "type": "reserve", gold: Cell, card: CardId, } | { "type": "reserve", gold: Cell, deck: Level, } | { "type": "buy", card: CardId, pay: Tokens, } | { "type": "joker", color: Color, } | { "type": "take_token", cell: Cell, } | { "type": "steal", token: Color, } | { "type": "royal", royal: TileId, } | { "type": "discard", token: Color, } | { "type": "claim" } | { "type": "pass" };

/**
 * A position of a classic game as its observer knows it.
 */
export type ClassicView = { phase: ClassicPhase, seat: number, round: number, bank: Tokens, market: ByLevel<Array<CardId | null>>, decks: ByLevel<Deck>, tiles: Array<TileId>, players: Array<ClassicPlayer>, passes: number, trigger: number | null, avengers_tile?: number | null, teams?: Array<Array<number>>, 
/**
 * The seats whose coats of arms stand on each trading post.
 */
posts?: Partial<Record<Post, Seat[]>>, 
/**
 * In phase `post_gem`, the colour that the gem cannot have, or null.
 */
barred?: Color | null, 
/**
 * By level the face-up cards of the Orient.
 */
orient?: ByLevel<Array<CardId | null>>, 
/**
 * By level the undrawn cards of the Orient.
 */
orient_decks?: ByLevel<Deck>, 
/**
 * The cards that have left the game.
 */
removed?: Array<CardId>, 
/**
 * In phase `free`, the level of the card that comes for nothing.
 */
free_level?: Level, 
/**
 * The cards with strongholds.
 */
strongholds?: Partial<Record<CardId, CardStrongholds>>, result?: GameResult, };

/**
 * What a player of a classic game has.
 */
export type ClassicPlayer = { tokens: Tokens, cards: Array<Owned>, reserved: Array<Reserved>, tiles: Array<TileId>, points: number, bonuses: Tokens, avengers?: number, 
/**
 * The nobles that only this player can receive.
 */
set_aside?: Array<TileId>, };

/**
 * Which choice is open in a classic game.
 */
export type ClassicPhase = "act" | "return" | "tile" | "over" | "post_gem" | "copy" | "free" | "set_aside" | "stronghold" | "conquer";

/**
 * A position of Splendor Duel as its observer knows it.
 */
export type DuelView = { phase: DuelPhase, seat: number, round: number, board: Array<Array<Color | null>>, bag: Tokens, privileges: Privileges, market: ByLevel<Array<CardId | null>>, decks: ByLevel<Deck>, royals: Array<TileId>, players: Array<DuelPlayer>, stalled: Array<number>, extra_turn: boolean, replenished: boolean, token?: Color, result?: GameResult, };

/**
 * What a player of Splendor Duel has.
 */
export type DuelPlayer = { tokens: Tokens, cards: Array<Owned>, reserved: Array<Reserved>, royals: Array<TileId>, points: number, crowns: number, bonuses: Tokens, color_points: Tokens, };

/**
 * A bought card: its id, or for one that was given a colour `{"card":"D1-26","as":"red"}`.
 */
export type Owned = CardId | OwnedJoker;

/**
 * A bought joker card or copy and the colour it was given; none while that is open.
 */
export type OwnedJoker = { card: CardId, as: Color | null, };

/**
 * The strongholds on a card.
 */
export type CardStrongholds = { 
/**
 * Whose they are.
 */
seat: number, 
/**
 * How many.
 */
count: number, };

/**
 * Where the privileges lie.
 */
export type Privileges = { table: number, players: Array<number>, };

/**
 * Which choice is open in Splendor Duel.
 */
export type DuelPhase = "act" | "joker" | "take_token" | "steal" | "royal" | "discard" | "over";

/**
 * A value for each level, under the keys `"1"`, `"2"` and `"3"`.
 */
export type ByLevel<T> = { "1": T, "2": T, "3": T, };

/**
 * The undrawn cards of a level: all of them for the referee, their number for everyone else.
 */
export type Deck = Array<CardId> | number;

/**
 * A reserved card: `{"card":"S2-01","blind":true}`, or `{"level":2}` where it is hidden, of the Orient
 * `{"level":2,"orient":true}`.
 */
export type Reserved = { card: CardId, blind: boolean, } | { level: Level, 
/**
 * Whether it is of the Orient; absent where it is not.
 */
orient?: boolean, };

/**
 * The result of a game: `{"winners":[0],"points":[15,12],"reason":"prestige"}`.
 */
export type GameResult = { 
/**
 * The winners' seats; several share a victory.
 */
winners: Array<number>, 
/**
 * Each seat's own points.
 */
points: Array<number>, 
/**
 * What decided: a reason of the rules, or `resigned`, `timeout`, `turn_cap`.
 */
reason: Reason, 
/**
 * What decided between seats with the same points: `fewer_cards` or `assemble`.
 */
tie_break?: TieBreak, 
/**
 * Who could not win any more, in the order of time.
 */
forfeits?: Array<SeatForfeit>, };

/**
 * A seat that could not win any more.
 */
export type SeatForfeit = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Why.
 */
why: Forfeit, };

/**
 * Why somebody who began a game could not win it any more.
 */
export type Forfeit = "resigned" | "left" | "timeout";

/**
 * A fact of the game, as the reader may know it.
 */
export type GameEvent = { "type": "take", seat: number, tokens: Tokens, } | { "type": "reserve", seat: number, card?: string, level: Level, 
/**
 * Whether it came from the deck, unseen.
 */
deck: boolean, 
/**
 * Whether that was the Orient's deck; absent where it was not.
 */
orient?: boolean, 
/**
 * Whether a joker came with it.
 */
joker: boolean, } | { "type": "buy", seat: number, card: string, pay: Tokens, } | { "type": "return", seat: number, tokens: Tokens, } | { "type": "tile", seat: number, tile: string, points: number, } | { "type": "avengers_tile", seat: number, tags: number, points: number, from: number | null, } | { "type": "time_stone", seat: number, } | { "type": "use_privilege", seat: number, token: Color, } | { "type": "gain_privilege", seat: number, from: number | null, } | { "type": "replenish", seat: number, count: number, } | { "type": "joker", seat: number, card: string, color: Color, } | { "type": "take_token", seat: number, token: Color, } | { "type": "steal", seat: number, token: Color, } | { "type": "royal", seat: number, royal: string, points: number, } | { "type": "extra_turn", seat: number, } | { "type": "pass", seat: number, } | { "type": "claim", seat: number, } | { "type": "reveal", seat: number, level: Level, slot: number, 
/**
 * Whether the space is one of the Orient's row; absent where it is not.
 */
orient?: boolean, card: string | null, replaces: string, } | { "type": "post_gem", seat: number, token: Color, } | { "type": "coat_of_arms", seat: number, post: Post, } | { "type": "remove_card", seat: number, card: string, } | { "type": "copy", seat: number, card: string, color: Color, } | { "type": "free", seat: number, card: string, } | { "type": "set_aside", seat: number, tile: string, } | { "type": "put_stronghold", seat: number, card: string, } | { "type": "move_stronghold", seat: number, from: string, card: string, } | { "type": "remove_stronghold", seat: number, card: string, of: number, } | { "type": "strongholds_return", seat: number, card: string, count: number, } | { "type": "conquer", seat: number, card: string, } | { "type": "decline", seat: number, } | { "type": "last_round", seat: number, };

/**
 * What the viewer can do, and how things stand.
 */
export type Help = { 
/**
 * Every legal action, in the engine's order; empty unless the viewer is to act.
 */
legal: Array<LegalAction>, 
/**
 * The face-up cards and those of the own hand; empty for spectators and at tables "as printed".
 */
cards: Array<CardForesight>, 
/**
 * The nobles or locations that lie out; empty at tables "as printed".
 */
tiles: Array<TileForesight>, 
/**
 * Per seat, the parts of the ways to win in the order they are shown; empty at tables "as printed".
 */
goals: Array<Array<Goal>>, 
/**
 * Why no card can be reserved from a deck: the code of the rule that refuses, by level. Decks that can be reserved
 * from are absent, and all are unless the viewer is to act.
 */
closed_decks: Partial<Record<LevelKey, string>>, 
/**
 * The same for the decks of the Orient; empty in games without it.
 */
closed_orient_decks?: Partial<Record<LevelKey, string>>, 
/**
 * The trading posts; absent in games without them and at tables "as printed".
 */
posts?: Array<PostForesight>, 
/**
 * The most tokens a player may keep.
 */
token_limit: number, 
/**
 * The most cards a player may reserve.
 */
reserve_limit: number, 
/**
 * What the Avengers tile is worth; absent in games without one.
 */
avengers_points?: number, };

/**
 * An action that can be played, how it is written, and what it brings.
 */
export type LegalAction = { 
/**
 * The action.
 */
action: Action, 
/**
 * The same in notation.
 */
text: string, 
/**
 * What it brings beyond what it names; absent where that is nothing.
 */
brings?: Brings, };

/**
 * What an action would bring, beyond its own words.
 */
export type Brings = { 
/**
 * Tokens that come besides those that the action names: the joker of a reservation, the time stone.
 */
gains?: Tokens, 
/**
 * How many tokens would have to go back.
 */
over?: number, 
/**
 * Which ones may.
 */
returnable?: Tokens, 
/**
 * Whether the opponent takes a privilege.
 */
gives_privilege?: boolean, 
/**
 * Whether a privilege comes.
 */
gains_privilege?: boolean, 
/**
 * Whether another turn follows.
 */
extra_turn?: boolean, 
/**
 * The points it brings, tiles included.
 */
points?: number, 
/**
 * The nobles, locations or royals that would come, or be to choose from.
 */
tiles?: Array<string>, 
/**
 * Cards that would become affordable.
 */
reach?: Array<string>, };

/**
 * How a card stands to the viewer.
 */
export type CardForesight = { 
/**
 * Which card.
 */
card: string, 
/**
 * Cost less the own bonuses.
 */
price: Tokens, 
/**
 * Whether it can be paid.
 */
state: CardState, 
/**
 * The payment with the fewest jokers, jokers included; for `short` what could be paid towards it.
 */
pay: Tokens, 
/**
 * Jokers within `pay`.
 */
gold: number, 
/**
 * How many gold cards are discarded besides `pay` (Orient); absent where there is none.
 */
gold_cards?: number, 
/**
 * Colours lacking before any joker is spent.
 */
missing: Tokens, 
/**
 * For `short`, how many tokens are lacking after jokers and gold cards have helped; absent otherwise.
 */
short_by?: number, 
/**
 * For `closed`, the code of the rule.
 */
closed?: string, };

/**
 * Whether a card can be paid.
 */
export type CardState = "buy" | "gold" | "short" | "closed";

/**
 * How near each seat is to a noble or location.
 */
export type TileForesight = { 
/**
 * Which tile.
 */
tile: string, 
/**
 * Per seat, the bonuses still needed; none means that it would come.
 */
lacking: Array<Tokens>, 
/**
 * Per seat, what a city asks for besides; absent for other tiles.
 */
more?: Array<MoreLacking>, };

/**
 * What a seat still needs for a city besides bonuses of the colours that it names.
 */
export type MoreLacking = { 
/**
 * Prestige.
 */
points: number, 
/**
 * Bonuses of one colour that the city does not name.
 */
other: number, };

/**
 * What a trading post asks for, and how near each seat is to it.
 */
export type PostForesight = { 
/**
 * Which post, `T1` to `T5`.
 */
post: Post, 
/**
 * The bonuses that it asks for.
 */
needs: Tokens, 
/**
 * The nobles that it asks for.
 */
needs_nobles: number, 
/**
 * Per seat, the bonuses still needed.
 */
lacking: Array<Tokens>, 
/**
 * Per seat, the nobles still needed.
 */
lacking_nobles: Array<number>, };

/**
 * One part of a way to win, for one seat.
 */
export type Goal = { 
/**
 * Which part.
 */
goal: GoalKind, 
/**
 * How much there is.
 */
have: number, 
/**
 * How much it takes.
 */
need: number, 
/**
 * For `color`, the colour with the most points.
 */
color?: Color, 
/**
 * For `colors`, those still lacking.
 */
lacking?: Color[], };

/**
 * A part of a way to win.
 */
export type GoalKind = "prestige" | "colors" | "time" | "crowns" | "color";

/**
 * Which game.
 */
export type GameId = "splendor" | "marvel" | "duel";

/**
 * A game and how it can be played.
 */
export type GameInfo = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * How many can play.
 */
seats: Array<number>, 
/**
 * Ways to play that have a name, the printed game first.
 */
presets: Array<GamePreset>, 
/**
 * The house rules, in the order they are shown.
 */
options: Array<GameOption>, 
/**
 * What it can be played with besides, one at a time, as the option `expansion`.
 */
expansions: Array<GameExpansion>, };

/**
 * An expansion of a game, and how the game can be played with it.
 */
export type GameExpansion = { 
/**
 * Its word in the option `expansion`.
 */
name: string, 
/**
 * How many can play.
 */
seats: Array<number>, 
/**
 * Ways to play that go with it, the printed game first.
 */
presets: Array<GamePreset>, 
/**
 * The house rules that go with it.
 */
options: Array<GameOption>, };

/**
 * A way to play that has a name.
 */
export type GamePreset = { 
/**
 * The name: `printed`, or one of the game's own.
 */
name: string, 
/**
 * With how many players it is played.
 */
seats: Array<number>, 
/**
 * Every house rule with its value.
 */
options: HouseRules, 
/**
 * The seats of each side, where it has partners who play together; none where everybody plays alone.
 */
teams: Array<Array<number>>, };

/**
 * A house rule.
 */
export type GameOption = { 
/**
 * Its name in `options`.
 */
key: string, 
/**
 * With how many players it can be changed from its default.
 */
seats: Array<number>, } & ({ "kind": "switch", 
/**
 * As printed.
 */
default: boolean, } | { "kind": "number", 
/**
 * As printed.
 */
default: number, 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "kind": "word", 
/**
 * As printed.
 */
default: string, 
/**
 * All of them.
 */
words: Array<string>, });

/**
 * What a house rule may be.
 */
export type GameOptionRange = { "kind": "switch", 
/**
 * As printed.
 */
default: boolean, } | { "kind": "number", 
/**
 * As printed.
 */
default: number, 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "kind": "word", 
/**
 * As printed.
 */
default: string, 
/**
 * All of them.
 */
words: Array<string>, };

/**
 * The house rules of a game by name, as `{"target":10}`.
 */
export type HouseRules = Record<string, boolean | number | string>;

/**
 * One message from a client.
 *
 * The first one is `hello`. Every other one carries an `id` that the client makes up; the answer is an `ack` or a
 * `refused` with the same `id`. What was stored under an `id` is never done twice: the same `id` gets the same answer.
 */
export type ClientMsg = SocketMsg | TableMsg;

/**
 * A message that the connection answers itself.
 */
export type SocketMsg = { "type": "hello", 
/**
 * The table's id, from its link.
 */
table: string, 
/**
 * The last version seen; absent for a full snapshot.
 */
seen?: number, 
/**
 * Who works out the `help` of states; by default the server.
 */
help?: HelpFrom, } | { "type": "hint", id: string, } | { "type": "seat_link", id: string, seat: number, } | { "type": "end_seat_links", id: string, seat: number, };

/**
 * A message that the table answers.
 */
export type TableMsg = { id: string } & PlayerRequest;

/**
 * Who works out what can be done.
 */
export type HelpFrom = "server" | "client";

/**
 * What somebody asks for by a message, which the protocol carries as it is.
 */
export type PlayerRequest = { "type": "sit", 
/**
 * Which seat.
 */
seat: number, 
/**
 * The name to show there; by default the person's own. A second seat on one device needs its own.
 */
name?: string, 
/**
 * As in `nonce`.
 */
nonce?: string, } | { "type": "commit", 
/**
 * `fair.round`; if there is a later one, the commitment is refused as `stale`.
 */
round: number, seat: number, 
/**
 * The hash of the nonce (`docs/fair-deal.md`): 64 hexadecimal digits.
 */
commitment: string, } | { "type": "reveal", 
/**
 * As in `commit`.
 */
round: number, seat: number, 
/**
 * 64 hexadecimal digits.
 */
nonce: string, } | { "type": "nonce", 
/**
 * 16 to 64 hexadecimal digits.
 */
nonce: string, } | { "type": "stand", seat: number, } | { "type": "swap", seat: number, 
/**
 * The other seat.
 */
with: number, } | { "type": "set_bot", seat: number, 
/**
 * The bot; absent to free the seat.
 */
bot?: BotChoice, } | { "type": "remove", seat: number, } | { "type": "close", } | { "type": "start", } | { "type": "move", 
/**
 * The version the move was made on. If the game has gone on since, the move is refused as `stale`.
 */
expected_version: number, 
/**
 * One of the snapshot's `legal` actions.
 */
action: Action, } | { "type": "undo", 
/**
 * As in a move.
 */
expected_version: number, } | { "type": "resign", seat: number, } | { "type": "leave", seat: number, } | { "type": "resume", seat: number, } | { "type": "rematch", } | { "type": "say", phrase: Phrase, } | { "type": "chat", text: string, };

/**
 * A preset phrase; its words are the page's, under `phrase-…`.
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "oops" | "thinking" | "one_moment" | "good_game" | "again" | "bye";

/**
 * One message from the server.
 */
export type ServerMsg = { "type": "snapshot" } & Snapshot | { "type": "update" } & Update | { "type": "ack", 
/**
 * The request's id.
 */
id: string, 
/**
 * The version it was stored as; for requests that store nothing, the table's version.
 */
version: number, } | { "type": "refused", 
/**
 * The request's id, where it had one that could be read.
 */
id?: string, 
/**
 * A stable code; the page's message is `error-` and the code.
 */
code: string, 
/**
 * The rule that refuses, for a move against the rules, as `S-11`.
 */
rule?: string, 
/**
 * The reason in English, for logs and for clients without translations.
 */
message: string, 
/**
 * The table's version; a client that has an older one gets an `update` besides.
 */
version: number, 
/**
 * How long to wait before trying again, in milliseconds, where waiting helps.
 */
wait_ms?: number, } | { "type": "hint", 
/**
 * The request's id.
 */
id: string, 
/**
 * The version that the advice is about.
 */
version: number, 
/**
 * The best first.
 */
advice: Array<Advice>, } | { "type": "seat_link", 
/**
 * The request's id.
 */
id: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * The key: `POST /api/tables/{table}/claim`.
 */
key: string, } | { "type": "trouble", 
/**
 * A stable code.
 */
code: string, } | { "type": "beat", 
/**
 * The server's time in milliseconds since 1970.
 */
now: number, } | { "type": "bye", 
/**
 * A stable code.
 */
code: string, 
/**
 * Whether to connect again.
 */
retry: boolean, };

/**
 * Everything that an observer may know of a table.
 */
export type Snapshot = { 
/**
 * What happened lately: the last 500 lines at most.
 */
log: Array<LogEntry>, 
/**
 * How many lines of the log came before, where there are any: `GET /api/tables/{id}/log`.
 */
log_before?: number, 
/**
 * What was said lately.
 */
chat: Array<ChatLine>, 
/**
 * The table's id.
 */
table: string, 
/**
 * Counts every stored step of the table.
 */
version: number, 
/**
 * The server's time in milliseconds since 1970.
 */
now: number, 
/**
 * How far the table is.
 */
stage: Stage, 
/**
 * What was agreed on.
 */
config: TableConfig, 
/**
 * Who sits where, in play order once the game has begun.
 */
seats: Array<SeatState>, 
/**
 * The seat that the view belongs to: of the own seats the one to act, or that acts next; null for spectators.
 */
me: number | null, 
/**
 * All own seats; more than one is a hot seat.
 */
mine: Array<number>, 
/**
 * Whether the viewer made the table.
 */
owner: boolean, 
/**
 * How many watch without a seat.
 */
spectators: number, 
/**
 * Points that end the game.
 */
target: number, 
/**
 * The position; null until the game begins.
 */
view: View | null, 
/**
 * What can be done; null until the game begins, and for a client that works it out.
 */
help: Help | null, 
/**
 * The view as text (`docs/notation.md`), for a client that works out `help`.
 */
position?: string, 
/**
 * The number of the running turn, from 1.
 */
turn: number, 
/**
 * The viewer's last finished turn, 0 before the first.
 */
last_own_turn: number, 
/**
 * Whether the viewer can take the last move back.
 */
can_undo: boolean, 
/**
 * The clocks, if the table has any.
 */
clock: ClockState | null, 
/**
 * How the game ended.
 */
result: GameResult | null, 
/**
 * The fair deal.
 */
fair: FairDeal, 
/**
 * The seats that want a rematch.
 */
rematch: Array<number>, 
/**
 * The table of the rematch.
 */
next: string | null, 
/**
 * When the table is closed unless somebody comes back (milliseconds since 1970); there while the game waits because
 * everybody has left or run out of time.
 */
closes?: number, 
/**
 * Whether the game was brought from a device: it was not dealt here, and nothing of `fair` is about it.
 */
brought?: boolean, };

/**
 * What has changed since the version that the client had.
 */
export type Update = { 
/**
 * The version that this goes on from.
 */
since: number, 
/**
 * Entries of the log with this version or a later one no longer hold: a move was taken back.
 */
log_from?: number, 
/**
 * What happened since.
 */
log: Array<LogEntry>, 
/**
 * What was said since.
 */
chat: Array<ChatLine>, 
/**
 * The table's id.
 */
table: string, 
/**
 * Counts every stored step of the table.
 */
version: number, 
/**
 * The server's time in milliseconds since 1970.
 */
now: number, 
/**
 * How far the table is.
 */
stage: Stage, 
/**
 * What was agreed on.
 */
config: TableConfig, 
/**
 * Who sits where, in play order once the game has begun.
 */
seats: Array<SeatState>, 
/**
 * The seat that the view belongs to: of the own seats the one to act, or that acts next; null for spectators.
 */
me: number | null, 
/**
 * All own seats; more than one is a hot seat.
 */
mine: Array<number>, 
/**
 * Whether the viewer made the table.
 */
owner: boolean, 
/**
 * How many watch without a seat.
 */
spectators: number, 
/**
 * Points that end the game.
 */
target: number, 
/**
 * The position; null until the game begins.
 */
view: View | null, 
/**
 * What can be done; null until the game begins, and for a client that works it out.
 */
help: Help | null, 
/**
 * The view as text (`docs/notation.md`), for a client that works out `help`.
 */
position?: string, 
/**
 * The number of the running turn, from 1.
 */
turn: number, 
/**
 * The viewer's last finished turn, 0 before the first.
 */
last_own_turn: number, 
/**
 * Whether the viewer can take the last move back.
 */
can_undo: boolean, 
/**
 * The clocks, if the table has any.
 */
clock: ClockState | null, 
/**
 * How the game ended.
 */
result: GameResult | null, 
/**
 * The fair deal.
 */
fair: FairDeal, 
/**
 * The seats that want a rematch.
 */
rematch: Array<number>, 
/**
 * The table of the rematch.
 */
next: string | null, 
/**
 * When the table is closed unless somebody comes back (milliseconds since 1970); there while the game waits because
 * everybody has left or run out of time.
 */
closes?: number, 
/**
 * Whether the game was brought from a device: it was not dealt here, and nothing of `fair` is about it.
 */
brought?: boolean, };

/**
 * How a table stands.
 */
export type TableState = { 
/**
 * The table's id.
 */
table: string, 
/**
 * Counts every stored step of the table.
 */
version: number, 
/**
 * The server's time in milliseconds since 1970.
 */
now: number, 
/**
 * How far the table is.
 */
stage: Stage, 
/**
 * What was agreed on.
 */
config: TableConfig, 
/**
 * Who sits where, in play order once the game has begun.
 */
seats: Array<SeatState>, 
/**
 * The seat that the view belongs to: of the own seats the one to act, or that acts next; null for spectators.
 */
me: number | null, 
/**
 * All own seats; more than one is a hot seat.
 */
mine: Array<number>, 
/**
 * Whether the viewer made the table.
 */
owner: boolean, 
/**
 * How many watch without a seat.
 */
spectators: number, 
/**
 * Points that end the game.
 */
target: number, 
/**
 * The position; null until the game begins.
 */
view: View | null, 
/**
 * What can be done; null until the game begins, and for a client that works it out.
 */
help: Help | null, 
/**
 * The view as text (`docs/notation.md`), for a client that works out `help`.
 */
position?: string, 
/**
 * The number of the running turn, from 1.
 */
turn: number, 
/**
 * The viewer's last finished turn, 0 before the first.
 */
last_own_turn: number, 
/**
 * Whether the viewer can take the last move back.
 */
can_undo: boolean, 
/**
 * The clocks, if the table has any.
 */
clock: ClockState | null, 
/**
 * How the game ended.
 */
result: GameResult | null, 
/**
 * The fair deal.
 */
fair: FairDeal, 
/**
 * The seats that want a rematch.
 */
rematch: Array<number>, 
/**
 * The table of the rematch.
 */
next: string | null, 
/**
 * When the table is closed unless somebody comes back (milliseconds since 1970); there while the game waits because
 * everybody has left or run out of time.
 */
closes?: number, 
/**
 * Whether the game was brought from a device: it was not dealt here, and nothing of `fair` is about it.
 */
brought?: boolean, };

/**
 * How far a table is.
 */
export type Stage = "waiting" | "playing" | "over" | "closed";

/**
 * Who sits on a seat.
 */
export type SeatState = { 
/**
 * Who it is.
 */
who: Who, 
/**
 * The name to show; empty for a free seat and for bots, who are named by the page.
 */
name: string, 
/**
 * The bot that sits there, or plays for a person who is away.
 */
bot?: BotChoice, 
/**
 * Whether everything has come that the seat adds to the fair deal: before the commitments are fixed a commitment, then
 * the nonce. Always for a bot, never for a free seat.
 */
ready: boolean, 
/**
 * Whether the person is connected.
 */
here: boolean, 
/**
 * Since when the person is not connected (milliseconds since 1970), where that is known.
 */
away_since?: number, 
/**
 * Whether the seat has lost by giving up or by time.
 */
lost: boolean, };

/**
 * Who sits on a seat.
 */
export type Who = "free" | "person" | "bot";

/**
 * The clocks at one moment.
 */
export type ClockState = { 
/**
 * Milliseconds left per seat.
 */
left: Array<number>, 
/**
 * Whose clock runs.
 */
running: number | null, };

/**
 * What is known of the luck of the game.
 */
export type FairDeal = { 
/**
 * SHA-256 of the server's secret, in hexadecimal digits.
 */
commitment: string, 
/**
 * The round of commitments, from 0.
 */
round: number, 
/**
 * What each seat adds, before the game.
 */
parts?: Array<FairPart>, 
/**
 * Until when the nonces are to be revealed (milliseconds since 1970); there once the commitments are fixed, before
 * the game.
 */
reveal_by?: number, 
/**
 * How the rounds before ended, before the game.
 */
ended?: Array<FairRoundEnd>, 
/**
 * The secret, once the game is over.
 */
secret?: string, };

/**
 * What a seat adds to the luck of the game.
 */
export type FairPart = { 
/**
 * The hash of its nonce; absent where nobody has committed to one.
 */
commitment?: string, 
/**
 * Whether the nonce was revealed to the server; everybody else learns it when the game is over.
 */
revealed: boolean, };

/**
 * How a round of commitments ended without a deal.
 */
export type FairRoundEnd = { 
/**
 * The names of those who ended it.
 */
names: Array<string>, 
/**
 * How.
 */
why: RoundEnd, };

/**
 * Why a round of commitments ended without a deal.
 */
export type RoundEnd = "not_revealed" | "stood" | "removed";

/**
 * Something said at the table.
 */
export type ChatLine = { 
/**
 * The version that it came with.
 */
version: number, 
/**
 * When, in milliseconds since 1970.
 */
time: number, 
/**
 * Who said it, by seat.
 */
seat: number, 
/**
 * The same by the name of that time: before the game seats change hands.
 */
name: string, 
/**
 * A preset phrase.
 */
phrase?: Phrase, 
/**
 * Own words, as they were typed: to be shown as text, never as markup.
 */
text?: string, };

/**
 * A line of the log, as one observer reads it.
 */
export type LogEntry = { 
/**
 * The version that it came with.
 */
version: number, 
/**
 * The number of the turn, from 1.
 */
turn: number, 
/**
 * What happened.
 */
event: LogEvent, };

/**
 * What a line of the log tells: a fact of the game, or one of the table around it.
 */
export type LogEvent = GameEvent | TableEvent;

/**
 * A fact of the table.
 */
export type TableEvent = { "type": "resign", seat: number, } | { "type": "timeout", seat: number, } | { "type": "bot_took_over", seat: number, } | { "type": "resumed", seat: number, } | { "type": "over", result: GameResult, };

/**
 * A move worth considering.
 */
export type Advice = { 
/**
 * The move.
 */
action: Action, 
/**
 * The same in notation.
 */
text: string, 
/**
 * What it brings beyond what it names; absent where that is nothing.
 */
brings?: Brings, 
/**
 * The chance to win after it, 0 to 1.
 */
win: number, 
/**
 * How much of the thinking went into it, 0 to 1.
 */
share: number, 
/**
 * What speaks for it, the weightiest first.
 */
reasons: Array<AdviceReason>, };

/**
 * One thing that speaks for a move: a message key and its arguments.
 */
export type AdviceReason = { 
/**
 * The key, as `reason-reaches-target`.
 */
key: string, 
/**
 * The arguments.
 */
arguments: Array<ReasonArgument>, };

/**
 * An argument of a reason.
 */
export type ReasonArgument = { "kind": "number", name: string, number: number, } | { "kind": "card", name: string, card: string, } | { "kind": "tile", name: string, tile: string, } | { "kind": "color", name: string, color: Color, };

/**
 * Everything that is agreed on before a game begins.
 */
export type TableConfig = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * The house rules of the game, as `{"target":10}`; what is absent has its default.
 */
options?: HouseRules, 
/**
 * Who is to sit where. As many entries as players; seat 0 starts.
 */
seats: Array<SeatPlan>, 
/**
 * Who gets which of the seats.
 */
seating?: Seating, 
/**
 * How long a player may think.
 */
clock?: ClockRule, 
/**
 * What happens to a seat whose player leaves or runs out of time.
 */
absence?: Absence, 
/**
 * Whether the table is in the list for everybody; otherwise it is found by its link only.
 */
listed?: boolean, 
/**
 * Whether prices and distances are shown; otherwise the table is "as printed", without hints, too.
 */
helpers?: boolean, 
/**
 * Whether a player may ask a bot for advice. Between people that is a wish of its own.
 */
hints?: boolean, 
/**
 * Whether the others see the face of a card reserved from the market (S-14).
 */
open_reserves?: boolean, 
/**
 * Whether a move may be taken back by the undo rule.
 */
undo?: boolean, 
/**
 * What may be said.
 */
chat?: Chat, };

/**
 * Who is to sit on a seat.
 */
export type SeatPlan = { "who": "me", 
/**
 * The name to show; by default the person's own.
 */
name?: string | null, } | { "who": "open" } | { "who": "bot", 
/**
 * How strong it plays.
 */
level: BotLevel, 
/**
 * What it leans towards.
 */
personality?: Personality, };

/**
 * A bot at a table.
 */
export type BotChoice = { 
/**
 * How strong it plays.
 */
level: BotLevel, 
/**
 * What it leans towards.
 */
personality?: Personality, };

/**
 * How well a bot plays, from one that a child beats.
 */
export type BotLevel = "random" | "greedy" | "level1" | "level2" | "level3" | "level4" | "level5" | "strongest";

/**
 * What a bot leans towards, at whatever level.
 */
export type Personality = "balanced" | "engine_builder" | "noble_hunter" | "rusher" | "blocker";

/**
 * Who gets which seat.
 */
export type Seating = "random" | "as_set";

/**
 * How long a player may think.
 */
export type ClockRule = { "kind": "none" } | { "kind": "per_move", 
/**
 * Seconds, 5 to 3600.
 */
seconds: number, } | { "kind": "per_game", 
/**
 * Seconds, 30 to 36000.
 */
seconds: number, 
/**
 * Seconds added after each turn, 0 to 600.
 */
increment: number, } | { "kind": "days", 
/**
 * Days, 1 to 30.
 */
days: number, };

/**
 * What happens to a seat whose player leaves or runs out of time.
 */
export type Absence = "bot" | "lose";

/**
 * What may be said at a table.
 */
export type Chat = "phrases" | "free" | "off";

/**
 * Who the visitor is.
 */
export type Me = { 
/**
 * The name shown to others.
 */
name: string, 
/**
 * The name to sign in with, for whoever has an account. Nobody else is shown it.
 */
account: string | null, };

/**
 * A name to be known by: 1 to 24 characters.
 */
export type NameRequest = { 
/**
 * The name.
 */
name: string, };

/**
 * An account for the guest who asks: their name at the table, their games and seats stay.
 */
export type NewAccountRequest = { 
/**
 * The name to sign in with: 2 to 64 characters, no spaces. Capitals make no difference.
 */
login: string, 
/**
 * The password: at least 8 characters, at most 200 bytes, not the name.
 */
password: string, };

/**
 * Whose account to sign in to.
 */
export type SignInRequest = { 
/**
 * The name to sign in with.
 */
login: string, 
/**
 * The password.
 */
password: string, 
/**
 * Whether the games of the guest who asks become the account's. If not, nobody can go on with them on this device.
 */
bring_games: boolean, };

/**
 * Another password.
 */
export type PasswordRequest = { 
/**
 * The password until now.
 */
old: string, 
/**
 * The password from now on.
 */
new: string, };

/**
 * The end of an account.
 */
export type DeleteAccountRequest = { 
/**
 * The password.
 */
password: string, };

/**
 * A new token.
 */
export type NewToken = { 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * What lets the program in, as `Authorization: Bearer` and this. It is shown this once.
 */
token: string, };

/**
 * What is known of a program's token.
 */
export type ProgramToken = { 
/**
 * What it is ended by.
 */
id: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * When it was made.
 */
created_ms: number, 
/**
 * The last day on which it was used.
 */
seen_ms: number, };

/**
 * A token for a program.
 */
export type TokenRequest = { 
/**
 * What its owner calls it: 1 to 40 characters.
 */
name: string, };

/**
 * A table to be made.
 */
export type CreateRequest = { 
/**
 * What the owner wants.
 */
config: TableConfig, };

/**
 * The table that was made.
 */
export type Created = { 
/**
 * Its id; the link is `/t/` and the id.
 */
table: string, };

/**
 * A new table at which a finished game goes on from one of its positions, with new luck.
 */
export type ContinueRequest = { 
/**
 * After how many of the replay's steps.
 */
step: number, 
/**
 * Who is to sit where, in the seats of the finished game.
 */
seats: Array<SeatPlan>, };

/**
 * A finished game of a device, as it is brought to a service.
 */
export type DeviceGame = { 
/**
 * Its id on the device. Whoever brings it twice has it once.
 */
game: string, 
/**
 * What was agreed on, with who sat where in the order of play.
 */
config: TableConfig, 
/**
 * The whole game as text: `docs/record.md`.
 */
record: string, 
/**
 * How many of the moves were made at another table, from which this game went on.
 */
before?: number, 
/**
 * Who could not win any more, in the order of the game.
 */
forfeits?: Array<DeviceForfeit>, 
/**
 * When it began, in milliseconds since 1970.
 */
began: number, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number, };

/**
 * A seat that could not win any more.
 */
export type DeviceForfeit = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Why.
 */
why: Forfeit, 
/**
 * After how many of the moves that were made at this table.
 */
after: number, };

/**
 * A game that was brought from a device.
 */
export type BroughtGame = { 
/**
 * Its id on the device.
 */
game: string, 
/**
 * The table that it is here.
 */
table: string, };

/**
 * The key of a seat link.
 */
export type ClaimRequest = { 
/**
 * The key.
 */
key: string, };

/**
 * A table in the list of open ones.
 */
export type OpenTable = { 
/**
 * Its id.
 */
table: string, 
/**
 * Who made it.
 */
owner: string, 
/**
 * What was agreed on.
 */
config: TableConfig, 
/**
 * How many seats are free.
 */
free: number, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

/**
 * A table as everybody with the link may know it.
 */
export type TableSummary = { 
/**
 * Its id.
 */
table: string, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * What was agreed on.
 */
config: TableConfig, 
/**
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * The round, once the game has begun.
 */
round: number | null, 
/**
 * The asker's seats.
 */
mine: Array<number>, 
/**
 * Whether the asker made the table.
 */
owner: boolean, 
/**
 * The seat to act, while the game is on.
 */
to_act: number | null, 
/**
 * Whether one of the asker's seats is to act.
 */
your_turn: boolean, 
/**
 * How the game ended.
 */
result: GameResult | null, 
/**
 * When the table was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When something happened last, in milliseconds since 1970.
 */
changed: number, 
/**
 * When the table is closed unless somebody comes back, as in `TableState`.
 */
closes?: number, 
/**
 * Whether the game was brought from a device, as in `TableState`.
 */
brought?: boolean, };

/**
 * A part of a table's log.
 */
export type LogPage = { 
/**
 * The lines, the oldest first.
 */
log: Array<LogEntry>, 
/**
 * How many lines come before these.
 */
before: number, };

/**
 * A finished game, step by step.
 */
export type Replay = { 
/**
 * The table.
 */
table: string, 
/**
 * What was agreed on.
 */
config: TableConfig, 
/**
 * Who sat where.
 */
seats: Array<SeatState>, 
/**
 * The seat through whose eyes everything is told; `null` where nothing is hidden.
 */
seen_by: number | null, 
/**
 * The seats of whoever asks.
 */
mine: Array<number>, 
/**
 * Points that end the game.
 */
target: number, 
/**
 * The position before the first move.
 */
start: View, 
/**
 * How things stood before the first move, as that seat or a spectator is told.
 */
help: Help, 
/**
 * The moves.
 */
steps: Array<ReplayStep>, 
/**
 * How the game ended.
 */
result: GameResult | null, };

/**
 * One move of a finished game.
 */
export type ReplayStep = { 
/**
 * Who moved.
 */
seat: number, 
/**
 * The move.
 */
action: Action, 
/**
 * What happened.
 */
log: Array<LogEntry>, 
/**
 * The position after it.
 */
view: View, 
/**
 * How things stood after it, as that seat or a spectator is told: distances to tiles and to every way to win.
 */
help: Help, };

/**
 * A finished game looked at by a strong bot.
 */
export type Review = { 
/**
 * The table.
 */
table: string, 
/**
 * The moves, in the order of the replay's steps.
 */
moves: Array<ReviewMove>, };

/**
 * A move and what else could have been played.
 */
export type ReviewMove = { 
/**
 * Who moved.
 */
seat: number, 
/**
 * The chance to win with the move that was played, 0 to 1.
 */
win: number, 
/**
 * How much of it was given away against the best move, 0 to 1.
 */
given_away: number, 
/**
 * The chance of every seat to win after the move, 0 to 1.
 */
chances: Array<number>, 
/**
 * The moves worth considering, the best first.
 */
best: Array<Advice>, };

/**
 * Everything with which anybody can draw a finished game's luck again.
 */
export type Proof = { 
/**
 * `parure-fair-deal/2`, or `parure-fair-deal/1` for games that began before there were commitments.
 */
format: string, 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: GameId, 
/**
 * How many play.
 */
players: number, 
/**
 * Every house rule with its value.
 */
options: HouseRules, 
/**
 * Published before anybody sat down: SHA-256 of the secret.
 */
commitment: string, 
/**
 * The secret.
 */
secret: string, 
/**
 * Each round of commitments; the last one led to the deal.
 */
rounds?: Array<ProofRound>, 
/**
 * Each player's part by the older method, in the order of the places before seats were drawn.
 */
nonces?: Array<string>, 
/**
 * Whether seats were drawn.
 */
seats_drawn: boolean, 
/**
 * The place that each seat came from.
 */
seating: Array<number>, 
/**
 * What chance gave while the game was laid out, in notation.
 */
layout: string, 
/**
 * What came before, for a game that goes on from another one.
 */
origin?: ProofOrigin, 
/**
 * The moves that stand.
 */
steps: Array<ProofStep>, 
/**
 * The moves that were taken back.
 */
undone?: Array<ProofUndo>, 
/**
 * How the game ended: a reason of the rules, `resigned`, `timeout`, `turn_cap`, or `closed`. Proofs written before
 * there were commitments have none.
 */
ended?: string, };

/**
 * What came before a game that goes on from another one.
 */
export type ProofOrigin = { 
/**
 * The other table.
 */
table: string, 
/**
 * What chance gave there while the game was laid out, in notation.
 */
layout: string, 
/**
 * The moves there.
 */
steps: Array<ProofStep>, 
/**
 * The proof of the game there. Without it nothing is known of these draws.
 */
proof?: Proof, };

/**
 * A round of commitments.
 */
export type ProofRound = { 
/**
 * What each place added, in the order of the places before seats were drawn.
 */
parts: Array<ProofPart>, 
/**
 * The version at which the commitments were fixed.
 */
fixed: number, 
/**
 * How it ended, if it led to no deal.
 */
end?: ProofRoundEnd, };

/**
 * What a place added to the deal.
 */
export type ProofPart = { 
/**
 * Who sat there.
 */
who: Who, 
/**
 * A person's name; empty for a bot.
 */
name: string, 
/**
 * The hash of the nonce, published before any nonce was revealed; absent where nothing was committed to.
 */
commitment?: string, 
/**
 * The nonce; absent where none was revealed. Without a commitment it was sent openly, by an older program.
 */
nonce?: string, };

/**
 * How a round of commitments ended without a deal.
 */
export type ProofRoundEnd = { 
/**
 * The places that ended it.
 */
places: Array<number>, 
/**
 * How.
 */
why: RoundEnd, 
/**
 * The version at which it ended.
 */
version: number, };

/**
 * A move and what chance gave in it, in notation.
 */
export type ProofStep = { 
/**
 * The version it was stored as; absent in older proofs.
 */
version?: number, 
/**
 * The move.
 */
action: string, 
/**
 * The draws.
 */
draws: string, };

/**
 * A move that was taken back: from one version to before another it stood.
 */
export type ProofUndo = { 
/**
 * The version of the move.
 */
made: number, 
/**
 * The version at which it was taken back.
 */
undone: number, };

/**
 * What a device saw of a table's fair deal and game, written down as it came.
 */
export type Seen = { 
/**
 * `parure-fair-seen/1`.
 */
format: string, 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: GameId, 
/**
 * How many play.
 */
players: number, 
/**
 * The house rules.
 */
options: HouseRules, 
/**
 * Whether seats were to be drawn.
 */
seats_drawn: boolean, 
/**
 * SHA-256 of the server's secret, as it was published when the device came.
 */
commitment: string, 
/**
 * The rounds of commitments that the device saw.
 */
rounds: Array<SeenRound>, 
/**
 * The own seats when the device first saw the game.
 */
seats: Array<number>, 
/**
 * What lay on the table, from version to version.
 */
sights: Array<Sight>, 
/**
 * How the game ended, if the device saw it.
 */
ended?: string, };

/**
 * A round of commitments as a device saw it.
 */
export type SeenRound = { 
/**
 * Its number.
 */
round: number, 
/**
 * The own nonces.
 */
nonces: Array<SeenNonce>, 
/**
 * The commitments of all places as they were fixed, before an own nonce was revealed; empty if the device did not
 * see them.
 */
commitments: Array<string | null>, };

/**
 * An own nonce.
 */
export type SeenNonce = { 
/**
 * Of which place.
 */
place: number, 
/**
 * 64 hexadecimal digits.
 */
nonce: string, 
/**
 * Whether the server has said that it was revealed.
 */
revealed: boolean, };

/**
 * What lay on the table, in the words of a view. Only what chance brings, and enough to tell one moment from another.
 */
export type Sight = { 
/**
 * At which version.
 */
version: number, 
/**
 * The round of the game.
 */
round: number, 
/**
 * The seat to act.
 */
seat: number, 
/**
 * Each seat's points.
 */
points: Array<number>, 
/**
 * The open cards.
 */
market: ByLevel<Array<CardId | null>>, 
/**
 * How many cards are left in each deck.
 */
decks: Array<number>, 
/**
 * Nobles, locations or royals on the table.
 */
tiles: Array<TileId>, 
/**
 * Duel's board.
 */
board?: Array<Array<Color | null>>, 
/**
 * The reserved cards of each seat that the device could see.
 */
reserved: Array<Array<CardId>>, };

/**
 * The bots that can be asked to play.
 */
export type BotList = { 
/**
 * The levels, the weakest first.
 */
levels: Array<BotInfo>, 
/**
 * The personalities.
 */
personalities: Array<Personality>, };

/**
 * A level of the bots, with its ratings.
 */
export type BotInfo = { 
/**
 * Which level.
 */
level: BotLevel, 
/**
 * Its measured rating by game and number of players, where there is one.
 */
ratings: Record<GameId, Record<string, number>>, };

/**
 * Everything that can be agreed on.
 */
export type GameList = { 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * The bounds of the clocks.
 */
clocks: ClockBounds, 
/**
 * For how many days a game waits that everybody has left; then its table is closed.
 */
deserted_days: number, };

/**
 * What clocks may be set to, in the units of `ClockRule`.
 */
export type ClockBounds = { 
/**
 * Seconds of a clock per move.
 */
per_move_seconds: Bounds, 
/**
 * Seconds of a clock per game.
 */
per_game_seconds: Bounds, 
/**
 * Its increment.
 */
per_game_increment: Bounds, 
/**
 * Days of a clock by days.
 */
days: Bounds, };

/**
 * The least and the most.
 */
export type Bounds = { 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, };

/**
 * Why a request was refused. It has changed nothing.
 */
export type Problem = { 
/**
 * A stable code; the page's message is `error-` and the code.
 */
code: string, 
/**
 * The reason in English.
 */
message: string, 
/**
 * How long to wait before trying again, in milliseconds, where waiting helps.
 */
wait_ms?: number, };
