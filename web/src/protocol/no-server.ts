import { type Lobby, LobbyError } from './lobby';

const away = (): Promise<never> => Promise.reject(new LobbyError('unreachable'));

/** The lobby of a page that has no server: nobody answers. */
export const NO_SERVER: Lobby = {
  me: away,
  rename: away,
  running: away,
  finished: away,
  openTables: () => Promise.resolve([]),
  offer: away,
  games: away,
  ratings: away,
  create: away,
  goOn: away,
  claim: away,
  open: () => {
    throw new LobbyError('no_table');
  },
  replay: () => Promise.reject(new LobbyError('no_table')),
  judged: () => Promise.reject(new LobbyError('no_table')),
  proof: () => Promise.reject(new LobbyError('no_table')),
  brought: away,
  bring: away,
};
