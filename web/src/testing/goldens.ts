import type { GameSnapshot } from '../protocol/types';

/** Positions as the server shows them; `goldens.test.ts` holds each of them against the generated types. */
const GOLDENS = import.meta.glob<GameSnapshot>('./goldens/*.json', { eager: true, import: 'default' });

/** A fresh copy of a table whose game has begun, as `splendor-2`. */
export function golden(name: string): GameSnapshot {
  const found = GOLDENS[`./goldens/${name}.json`];
  if (!found) throw new Error(`no golden ${name}`);
  return structuredClone(found);
}
