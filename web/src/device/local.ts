/** How the id of a table begins that this device runs itself. It has the length of any other id. */
const LOCAL = 'local-';
const REST = 22 - LOCAL.length;

/** Set once this device keeps a game, so that nobody else pays for looking. */
const KEEPS = 'parure.device';
export const keepsGames = (): boolean => localStorage.getItem(KEEPS) !== null;
export const noteGame = (): void => localStorage.setItem(KEEPS, '');

export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

/** The id of a local table: of a new one by random bytes, of a rematch by what both sides of a race would choose. */
export function localId(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(12))): string {
  const text = btoa(String.fromCharCode(...bytes.slice(0, 12)));
  return LOCAL + text.replaceAll('+', '-').replaceAll('/', '_').slice(0, REST);
}
