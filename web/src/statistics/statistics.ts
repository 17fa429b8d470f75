import type { CardId, GameId, Reason, TileId, Tokens } from '../protocol/types';

/** What `parure statistics` counted over many games between bots. */
export interface Statistics {
  readonly game: GameId;
  readonly players: number;
  readonly bot: string;
  /** Who chose the first turn of every seat. */
  readonly first_turn?: 'bot' | 'random';
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

/** How many kinds of first turns are shown, where there are more: half of them the best, half the worst. */
const MOST_OPENINGS = 18;
/** What is known less exactly than this says nothing. */
const EXACT = 0.05;

export interface OpeningEdge {
  readonly opening: Opening;
  /** How much more often it wins than the seats do that begin with it. */
  readonly edge: number;
  /** Half of the interval of 95 % around it. */
  readonly error: number;
}

/** First turns, over all seats, the best first. */
export function openings({ openings: all, seats }: Pick<Statistics, 'openings' | 'seats'>): OpeningEdge[] {
  const groups = new Map<string, Opening[]>();
  for (const opening of all) {
    const { seat: _, times: __, won: ___, ...what } = opening;
    const key = JSON.stringify(what);
    groups.set(key, [...(groups.get(key) ?? []), opening]);
  }
  const sum = (group: readonly Opening[], of: (line: Opening) => number): number =>
    group.reduce((total, line) => total + line.times * of(line), 0);
  const lines = [...groups.values()].flatMap((group): OpeningEdge[] => {
    const times = sum(group, () => 1);
    const usual = ({ seat }: Opening): number => seats[seat] ?? 0;
    const edge = sum(group, (line) => line.won - usual(line)) / times;
    const error = (1.96 * Math.sqrt(sum(group, (line) => usual(line) * (1 - usual(line))))) / times;
    return group[0] && error < EXACT ? [{ opening: group[0], edge, error }] : [];
  });
  const sorted = lines.toSorted((one, other) => other.edge - one.edge);
  if (sorted.length <= MOST_OPENINGS) return sorted;
  return [...sorted.slice(0, MOST_OPENINGS / 2), ...sorted.slice(-MOST_OPENINGS / 2)];
}
