import type {
  Action,
  ClassicPlayer,
  Color,
  DuelPlayer,
  DuelView,
  GameId,
  GameSnapshot,
  LogEntry,
  LogEvent,
  Reserved,
  SeatState,
  Tokens,
  View,
} from '../protocol/types';
import { fixtureHelp } from './fixture-help';

/** Prepared positions for the gallery and for tests; those of the mock-ups among them. */

const person = (name: string): SeatState => ({ who: 'person', name, ready: true, here: true, lost: false });
const SEATS: SeatState[] = [
  person('Mira'),
  person('Ada'),
  { ...person('Cellini'), who: 'bot', bot: { level: 'level4', personality: 'rusher' } },
  person('小林 Lin'),
];

const backs = (...levels: (1 | 2 | 3)[]): Reserved[] => levels.map((level) => ({ level }));
const cards = (prefix: string, ...numbers: number[]): string[] =>
  numbers.map((n) => `${prefix}-${String(n).padStart(2, '0')}`);

const log = (...turns: LogEvent[][]): LogEntry[] => {
  let version = 0;
  return turns.flatMap((events, turn) =>
    events.map((event) => {
      version += 1;
      return { version, turn: turn + 1, event };
    }),
  );
};

type Held = 'points' | 'bonuses' | 'tokens';
const player = (fields: Partial<ClassicPlayer> & Pick<ClassicPlayer, Held>): ClassicPlayer => ({
  cards: [],
  reserved: [],
  tiles: [],
  ...fields,
});
const duelist = (fields: Partial<DuelPlayer> & Pick<DuelPlayer, Held>): DuelPlayer => ({
  cards: [],
  reserved: [],
  royals: [],
  crowns: 0,
  color_points: {},
  ...fields,
});

const splendorPlayers: ClassicPlayer[] = [
  player({
    points: 6,
    bonuses: { white: 2, blue: 1, green: 1, red: 1, black: 1 },
    tokens: { white: 1, blue: 1, green: 2, black: 2, gold: 1 },
    reserved: [
      { card: 'S2-11', blind: false },
      { card: 'S1-09', blind: false },
    ],
    cards: ['S2-03', ...cards('S1', 1, 12, 19, 27, 35)],
  }),
  player({
    points: 9,
    bonuses: { white: 1, blue: 1, red: 4, black: 4 },
    tokens: { white: 2, blue: 1, red: 3, black: 1 },
    reserved: backs(1),
    tiles: ['SN-04'],
    cards: [...cards('S1', 2, 10, 31, 32, 33, 36, 37, 40), 'S2-26', 'S2-30'],
  }),
  player({
    points: 11,
    bonuses: { white: 3, blue: 3, green: 2, black: 1 },
    tokens: { blue: 2, green: 2, red: 1, gold: 2 },
    reserved: backs(2, 3),
    cards: [...cards('S1', 3, 4, 11, 13, 17, 39), ...cards('S2', 1, 9, 14)],
  }),
  player({
    points: 4,
    bonuses: { white: 1, green: 3, red: 1, black: 2 },
    tokens: { white: 1, blue: 1, green: 1, red: 1, gold: 1 },
    cards: cards('S1', 5, 18, 21, 22, 26, 34, 23),
  }),
];

const splendorLog = log(
  [{ type: 'buy', seat: 0, card: 'S2-03', pay: { white: 2, red: 3 } }],
  [{ type: 'buy', seat: 3, card: 'S1-19', pay: { red: 2 } }],
  [{ type: 'buy', seat: 2, card: 'S2-09', pay: { blue: 5 } }],
  [{ type: 'take', seat: 1, tokens: { white: 1, blue: 1, red: 1 } }],
  [{ type: 'take', seat: 0, tokens: { black: 2 } }],
  [
    { type: 'buy', seat: 1, card: 'S1-31', pay: { white: 2 } },
    { type: 'reveal', seat: 1, level: 1, slot: 1, card: 'S1-38', replaces: 'S1-31' },
    { type: 'tile', seat: 1, tile: 'SN-04', points: 3 },
  ],
  [
    { type: 'reserve', seat: 2, card: 'S2-12', level: 2, deck: false, joker: true },
    { type: 'reveal', seat: 2, level: 2, slot: 3, card: 'S2-24', replaces: 'S2-12' },
  ],
  [{ type: 'take', seat: 3, tokens: { white: 1, green: 1, red: 1 } }],
);

const splendorMarket = {
  1: ['S1-20', 'S1-38', 'S1-24', 'S1-16'],
  2: ['S2-17', 'S2-25', 'S2-22', 'S2-24'],
  3: ['S3-03', 'S3-09', 'S3-05', 'S3-20'],
};

const marvelPlayers: ClassicPlayer[] = [
  player({
    points: 8,
    avengers: 2,
    bonuses: { yellow: 2, blue: 2, orange: 1, red: 1 },
    tokens: { yellow: 1, blue: 1, red: 2, purple: 2, shield: 1 },
    reserved: [{ card: 'M3-17', blind: false }],
    cards: [...cards('M1', 1, 2, 10, 11, 18, 26), 'M2-01'],
  }),
  player({
    points: 12,
    avengers: 3,
    bonuses: { yellow: 1, blue: 3, orange: 2, red: 1, purple: 2 },
    tokens: { yellow: 1, orange: 2, purple: 1, shield: 2, green: 1 },
    reserved: backs(3),
    cards: [...cards('M1', 3, 12, 13, 19, 27, 34), 'M2-07', 'M2-25', 'M3-07'],
  }),
  player({
    points: 7,
    avengers: 1,
    bonuses: { blue: 1, orange: 3, red: 2, purple: 1 },
    tokens: { yellow: 1, blue: 2, orange: 1, red: 1 },
    reserved: backs(1, 2),
    cards: cards('M1', 14, 17, 20, 22, 28, 29, 35),
  }),
  player({
    points: 5,
    avengers: 0,
    bonuses: { yellow: 2, orange: 1, purple: 1 },
    tokens: { yellow: 1, blue: 1, red: 1 },
    cards: cards('M1', 4, 6, 23, 36),
  }),
];

const marvelLog = log(
  [{ type: 'buy', seat: 0, card: 'M2-01', pay: { blue: 3 } }],
  [{ type: 'reserve', seat: 2, level: 1, deck: true, joker: false }],
  [
    { type: 'buy', seat: 1, card: 'M3-07', pay: { blue: 4, red: 3, shield: 1 } },
    { type: 'time_stone', seat: 1 },
  ],
  [{ type: 'take', seat: 0, tokens: { blue: 1, red: 1, purple: 1 } }],
  [
    { type: 'buy', seat: 1, card: 'M2-25', pay: { purple: 2 } },
    { type: 'reveal', seat: 1, level: 2, slot: 1, card: 'M2-02', replaces: 'M2-25' },
    { type: 'avengers_tile', seat: 1, tags: 3, points: 3, from: null },
  ],
  [{ type: 'take', seat: 2, tokens: { yellow: 1, blue: 1, orange: 1 } }],
);

const duelPlayers: DuelPlayer[] = [
  duelist({
    points: 11,
    crowns: 4,
    bonuses: { white: 1, blue: 2, green: 1, red: 2 },
    tokens: { white: 1, blue: 1, red: 1, gold: 1 },
    color_points: { red: 6, blue: 3 },
    reserved: [{ card: 'D2-20', blind: false }],
    royals: ['DR-02'],
    cards: ['D2-16', ...cards('D1', 1, 6, 7, 11, 19)],
  }),
  duelist({
    points: 9,
    crowns: 2,
    bonuses: { white: 2, blue: 1, green: 2, black: 1 },
    tokens: { green: 1, red: 1, gold: 1 },
    color_points: { blue: 5, green: 3 },
    reserved: backs(2),
    cards: cards('D1', 2, 3, 8, 12, 15, 22),
  }),
];

const duelBoard = ['KU.WG', 'UPK.R', '.GUK.', 'RPG*.', '..W..'];
const LETTERS: Record<string, Color> = {
  K: 'black',
  U: 'blue',
  W: 'white',
  G: 'green',
  R: 'red',
  P: 'pearl',
  '*': 'gold',
};

const duelView: DuelView = {
  phase: 'act',
  seat: 0,
  round: 14,
  board: duelBoard.map((row) => [...row].map((letter) => LETTERS[letter] ?? null)),
  bag: { white: 1, black: 1 },
  privileges: { table: 1, players: [1, 1] },
  royals: ['DR-01', 'DR-03', 'DR-04'],
  market: {
    1: cards('D1', 20, 16, 18, 26, 30),
    2: cards('D2', 6, 12, 21, 15),
    3: cards('D3', 3, 8, 12),
  },
  decks: { 1: 18, 2: 15, 3: 8 },
  players: duelPlayers,
  stalled: [0, 0],
  extra_turn: false,
  replenished: false,
};

const duelLog = log(
  [
    { type: 'replenish', seat: 1, count: 7 },
    { type: 'gain_privilege', seat: 0, from: null },
  ],
  [
    { type: 'buy', seat: 0, card: 'D2-16', pay: { red: 3, pearl: 1 } },
    { type: 'royal', seat: 0, royal: 'DR-02', points: 2 },
  ],
  [
    { type: 'buy', seat: 1, card: 'D1-15', pay: { white: 1, black: 1 } },
    { type: 'reveal', seat: 1, level: 1, slot: 2, card: 'D1-18', replaces: 'D1-15' },
  ],
);

export interface Staging {
  game: GameId;
  players: number;
  /** Whose turn it is; the viewer is always seat 0. */
  seat?: number;
  changes?: (snapshot: GameSnapshot) => void;
  legal?: Action[];
}

const TILES: Record<GameId, string[]> = {
  splendor: ['SN-01', 'SN-06', 'SN-08', 'SN-10'],
  marvel: ['ML1A', 'ML3B', 'ML4B', 'ML2B'],
  duel: [],
};

const BANKS: Record<'splendor' | 'marvel', Tokens> = {
  splendor: { white: 3, blue: 2, green: 2, red: 2, black: 4, gold: 1 },
  marvel: { yellow: 3, blue: 3, orange: 4, red: 3, purple: 4, green: 2, shield: 2 },
};

function viewOf({ game, players, seat = 0 }: Staging): View {
  if (game === 'duel') return { ...structuredClone(duelView), seat };
  const all = structuredClone(game === 'marvel' ? marvelPlayers : splendorPlayers).slice(0, players);
  return {
    phase: 'act',
    seat,
    round: game === 'marvel' ? 13 : 11,
    bank: { ...BANKS[game] },
    market:
      game === 'marvel'
        ? { 1: cards('M1', 5, 30, 38, 21), 2: cards('M2', 19, 2, 24, 20), 3: cards('M3', 1, 13, 16, 10) }
        : structuredClone(splendorMarket),
    decks: { 1: 29, 2: 23, 3: 16 },
    tiles: TILES[game].slice(0, players),
    players: all,
    passes: 0,
    trigger: null,
    ...(game === 'marvel' ? { avengers_tile: 1 } : {}),
  };
}

const LOGS: Record<GameId, LogEntry[]> = { splendor: splendorLog, marvel: marvelLog, duel: duelLog };
const LAST_OWN_TURN: Record<GameId, number> = { splendor: 5, marvel: 4, duel: 2 };
const TARGETS: Record<GameId, number> = { splendor: 15, marvel: 16, duel: 20 };

/** A whole table, ready for a `FixtureSource`. */
export function stage(staging: Staging): GameSnapshot {
  const { game, players, seat = 0 } = staging;
  const view = viewOf(staging);
  const snapshot: GameSnapshot = {
    table: 'gallery',
    version: 61,
    now: 0,
    seats: SEATS.slice(0, players),
    stage: 'playing',
    config: { game, seats: [], chat: 'free' },
    me: 0,
    mine: [0],
    owner: true,
    spectators: 0,
    target: TARGETS[game],
    chat: [],
    can_undo: false,
    fair: { commitment: '', round: 0 },
    rematch: [],
    next: null,
    turn: LOGS[game].at(-1)?.turn ?? 1,
    view,
    help: fixtureHelp(game, view, 0, TARGETS[game], seat === 0 ? staging.legal : []),
    log: LOGS[game].filter((entry) => !('seat' in entry.event) || entry.event.seat < players),
    last_own_turn: LAST_OWN_TURN[game],
    clock: null,
    result: null,
  };
  staging.changes?.(snapshot);
  if (staging.changes) {
    snapshot.help = fixtureHelp(game, snapshot.view, 0, TARGETS[game], seat === 0 ? staging.legal : []);
  }
  return snapshot;
}
