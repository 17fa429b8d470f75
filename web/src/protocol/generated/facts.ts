// Made from crates/engine by `make protocol`. Do not edit.
import type { Color, GameId } from './protocol';

/** The colours of each game with their letters in the notation, in its order. */
export const LETTERS: Readonly<Record<GameId, readonly (readonly [string, Color])[]>> = {
  splendor: [['w', 'white'], ['u', 'blue'], ['g', 'green'], ['r', 'red'], ['k', 'black'], ['*', 'gold']],
  marvel: [['y', 'yellow'], ['u', 'blue'], ['o', 'orange'], ['r', 'red'], ['p', 'purple'], ['*', 'shield'], ['g', 'green']],
  duel: [['w', 'white'], ['u', 'blue'], ['g', 'green'], ['r', 'red'], ['k', 'black'], ['p', 'pearl'], ['*', 'gold']],
};

/** How many strongholds a player has (C-40). */
export const STRONGHOLDS_EACH = 3;
