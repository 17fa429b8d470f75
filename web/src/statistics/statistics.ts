import type { CardId, GameId, Reason, TileId, Tokens } from '../protocol/types';

/** What `parure statistics` counted over many games between bots. */
export interface Statistics {
  readonly game: GameId;
  readonly players: number;
  readonly bot: string;
  readonly seed: number;
  readonly games: number;
  /** How often each seat wins. */
  readonly seats: readonly number[];
  /** The games that took so many turns of one player. */
  readonly turns: Readonly<Record<string, number>>;
  readonly reasons: Partial<Record<Reason, number>>;
  readonly openings: readonly Opening[];
  readonly cards: Readonly<Record<CardId, CardCount>>;
  readonly tiles: Readonly<Record<TileId, { readonly times: number; readonly won: number }>>;
}

/** What somebody does first, and how that goes with winning. */
export type Opening = { readonly seat: number; readonly times: number; readonly won: number } & (
  | { readonly type: 'take'; readonly tokens: Tokens }
  | { readonly type: 'reserve'; readonly level: number }
  | { readonly type: 'other' }
);

export interface CardCount {
  readonly bought: number;
  readonly reserved: number;
  readonly turn: number;
  readonly won: number;
  /** How much more often its buyers win than buyers of other cards of its level in the same turn. */
  readonly edge: number;
  readonly error: number;
}

/** One chunk per table, loaded when it is shown. */
const TABLES = import.meta.glob<Statistics>('./data/*.json', { import: 'default' });
const fileOf = (game: GameId, players: number): string => `./data/${game}-${players}.json`;

/** For how many players there are figures of a game, fewest first. */
export const tableSizes = (game: GameId): number[] => [2, 3, 4].filter((players) => fileOf(game, players) in TABLES);

export async function loadStatistics(game: GameId, players: number): Promise<Statistics> {
  const load = TABLES[fileOf(game, players)];
  if (!load) throw new Error(`no statistics of ${game} for ${players}`);
  return load();
}

/** Games by their length, shortest first, without gaps. */
export function lengths({ turns }: Pick<Statistics, 'turns'>): { turns: number; games: number }[] {
  const known = Object.keys(turns).map(Number);
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: last - first + 1 }, (_, place) => ({
    turns: first + place,
    games: turns[first + place] ?? 0,
  }));
}

/** The length that this share of the games does not exceed. */
export function quantile(bars: readonly { turns: number; games: number }[], share: number): number {
  const all = bars.reduce((sum, { games }) => sum + games, 0);
  let below = 0;
  for (const { turns, games } of bars) {
    below += games;
    if (below >= share * all) return turns;
  }
  return bars.at(-1)?.turns ?? 0;
}

/** How many kinds of first turns are shown. */
const MOST_OPENINGS = 12;

/** First turns, over all seats, the most frequent ones first; what hardly anybody does is left out. */
export function openings(all: readonly Opening[]): { opening: Opening; share: number; won: number }[] {
  const groups = new Map<string, Opening[]>();
  for (const opening of all) {
    const { seat: _, times: __, won: ___, ...what } = opening;
    const key = JSON.stringify(what);
    groups.set(key, [...(groups.get(key) ?? []), opening]);
  }
  const total = all.reduce((sum, { times }) => sum + times, 0);
  const lines = [...groups.values()].flatMap((group) => {
    const times = group.reduce((sum, line) => sum + line.times, 0);
    const won = group.reduce((sum, line) => sum + line.won * line.times, 0) / times;
    return group[0] ? [{ opening: group[0], share: times / total, won }] : [];
  });
  return lines
    .filter(({ share }) => share >= 0.005)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_OPENINGS);
}
