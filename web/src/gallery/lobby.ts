import { type Lobby, LobbyError } from '../protocol/lobby';
import type { SeatPlan } from '../protocol/types';

const refuse = (): never => {
  throw new LobbyError('unreachable');
};

const SEATS: SeatPlan[] = [{ who: 'me' }, { who: 'open' }];

/** A lobby with two tables that wait for a player. */
export const GALLERY_LOBBY: Lobby = {
  running: async () => [],
  openTables: async () => [
    { table: 'a', config: { game: 'splendor', seats: SEATS }, free: 1, created: Date.now(), owner: 'Ada' },
    { table: 'b', config: { game: 'duel', seats: SEATS }, free: 1, created: Date.now(), owner: '小林' },
  ],
  games: async () => [],
  offer: async () => refuse(),
  finished: async () => [],
  ratings: async () => ({}),
  me: async () => 'Mira',
  rename: async (name) => name,
  create: async () => refuse(),
  goOn: async () => refuse(),
  claim: async () => refuse(),
  open: refuse,
  replay: async () => refuse(),
  judged: async () => refuse(),
  proof: async () => refuse(),
  brought: async () => [],
  bring: async () => refuse(),
};
