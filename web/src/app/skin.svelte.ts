import { FIRST_GAME } from '../games';
import type { GameId } from '../protocol/types';

/** The game whose colours the whole page wears. */
export const skin = $state<{ game: GameId }>({ game: FIRST_GAME });
