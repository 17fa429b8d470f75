import { type Lobby, LobbyError } from '../protocol/lobby';
import { hasEngine } from './files';
import { keepsGames } from './local';
import { finishedHere } from './store';

/** The finished games of this device that the server does not have; none where there is no server to bring them to. */
export async function toBring(lobby: Lobby): Promise<string[]> {
  if (!hasEngine || !keepsGames()) return [];
  try {
    const finished = await finishedHere();
    if (!finished.length) return [];
    const brought = new Set((await lobby.brought()).map(({ game }) => game));
    return finished.filter(({ stays, id }) => !stays && !brought.has(id)).map(({ id }) => id);
  } catch {
    return [];
  }
}

/** Brings a finished game of this device to the visitor's games on the server; the table that it is there. */
export async function bring(lobby: Lobby, table: string): Promise<string> {
  const { deviceGame } = await import('./device-lobby');
  return lobby.bring(await deviceGame(table));
}

export interface Brought {
  count: number;
  /** Why others could not be brought. */
  code: string | null;
}

/** Brings several. One that cannot be brought keeps none of the others; a limit, or a server that is away, does. */
export async function bringAll(
  tables: readonly string[],
  bringOne: (table: string) => Promise<unknown>,
): Promise<Brought> {
  const done: Brought = { count: 0, code: null };
  for (const table of tables) {
    try {
      await bringOne(table);
      done.count += 1;
    } catch (error) {
      done.code = error instanceof LobbyError ? error.code : 'internal';
      if (!OWN_FAULTS.has(done.code)) break;
    }
  }
  return done;
}

/** What is wrong with one game and says nothing about the next. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['no_record', 'bad_record', 'bad_name', 'bad_config', 'too_long']);
