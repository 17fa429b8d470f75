import { type Lobby, LobbyError } from '../protocol/lobby';

const refuse = (): never => {
  throw new LobbyError('unreachable');
};

/** A lobby with two tables that wait for a player. */
export const GALLERY_LOBBY: Lobby = {
  running: async () => [],
  openTables: async () => [
    { id: 'a', game: 'splendor', free: 1, host: 'Ada' },
    { id: 'b', game: 'duel', free: 1, host: '小林' },
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
