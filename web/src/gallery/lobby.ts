import { type Lobby, LobbyError } from '../protocol/lobby';

const refuse = (): never => {
  throw new LobbyError('unreachable');
};

/** A lobby with two tables that wait for a player. */
export const GALLERY_LOBBY: Lobby = {
  running: async () => [],
  openTables: async () => [
    { table: 'a', game: 'splendor', free: 1, seats: 2, created: 0, owner: 'Ada' },
    { table: 'b', game: 'duel', free: 1, seats: 2, created: 0, owner: '小林' },
  ],
  games: async () => [],
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
};
