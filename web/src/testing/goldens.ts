import type { Review } from '../protocol/generated/protocol';
import type { Answer } from '../protocol/source';
import type { GameSnapshot, Replay, Snapshot } from '../protocol/types';
import { hasBegun } from '../protocol/types';

/** What the server sends, by the beginning of its name; `goldens.test.ts` holds it against the generated types. */
const TABLES = import.meta.glob<Snapshot>(
  ['./goldens/*.json', '!./goldens/*-update.json', '!./goldens/{hint,replay,review}*.json'],
  { eager: true, import: 'default' },
);
const REPLAYS = import.meta.glob<Replay>('./goldens/replay-*.json', { eager: true, import: 'default' });
const REVIEWS = import.meta.glob<Review>('./goldens/review-*.json', { eager: true, import: 'default' });
const HINTS = import.meta.glob<Extract<Answer, { type: 'hint' }>>('./goldens/hint.json', {
  eager: true,
  import: 'default',
});

function copy<Golden>(goldens: Record<string, Golden>, name: string): Golden {
  const found = goldens[`./goldens/${name}.json`];
  if (!found) throw new Error(`no golden ${name}`);
  return structuredClone(found);
}

/** A fresh copy of a table whose game has begun, as `splendor-2`. */
export function golden(name: string): GameSnapshot {
  const table = copy(TABLES, name);
  if (!hasBegun(table)) throw new Error(`the game of ${name} has not begun`);
  return table;
}
export const goldenReplay = (name: string): Replay => copy(REPLAYS, `replay-${name}`);
export const goldenReview = (name: string): Review => copy(REVIEWS, `review-${name}`);
export const goldenHint = () => copy(HINTS, 'hint');

/** The names of all tables whose game has begun. */
export const GOLDEN_GAMES: readonly string[] = Object.entries(TABLES)
  .filter(([, table]) => hasBegun(table))
  .map(([path]) => path.replace(/^.*\/|\.json$/g, ''));
