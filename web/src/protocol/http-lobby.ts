import { ask, type Fetch } from './ask';
import type {
  BotList,
  BroughtGame,
  Created,
  DeviceGame,
  GameId,
  GameInfo,
  GameList,
  Me,
  OpenTable,
  Proof,
  Replay,
  Review,
  TableSummary,
} from './generated/protocol';
import type { Lobby, PlannedSeat, Ratings, TablePlan } from './lobby';
import type { OwnHelp } from './own-help';
import { configOf, seatOf } from './plan-config';
import { SocketSource, serverLine } from './socket-source';
import type { TableSource } from './source';
import type { Seat } from './types';

/** The lobby of the server that the page came from. */
export class HttpLobby implements Lobby {
  readonly #fetch: Fetch;
  readonly #guestName: () => string;
  #naming: Promise<unknown> = Promise.resolve();

  /** `guestName` gives a name to visitors who have not chosen one. */
  constructor(guestName: () => string, get: Fetch = (...request) => fetch(...request)) {
    this.#guestName = guestName;
    this.#fetch = get;
  }

  async me(): Promise<string | null> {
    return (await this.#ask<Me | undefined>('GET', '/api/me'))?.name ?? null;
  }

  /** One after the other: of two at once by somebody new, each would make a guest. */
  rename(name: string): Promise<string> {
    const renamed = this.#naming.then(async () => (await this.#ask<Me>('PUT', '/api/me', { name })).name);
    this.#naming = renamed.catch(() => {});
    return renamed;
  }

  async running(): Promise<TableSummary[]> {
    if ((await this.me()) === null) return [];
    return this.#ask('GET', '/api/me/tables');
  }

  async finished(before?: number): Promise<TableSummary[]> {
    if ((await this.me()) === null) return [];
    return this.#ask('GET', before === undefined ? '/api/me/games' : `/api/me/games?before=${before}`);
  }

  offer(): Promise<GameList> {
    return this.#ask('GET', '/api/games');
  }

  openTables(): Promise<OpenTable[]> {
    return this.#ask('GET', '/api/tables');
  }

  async ratings(game: GameId): Promise<Ratings> {
    const { levels } = await this.#ask<BotList>('GET', '/api/bots');
    return Object.fromEntries(levels.map(({ level, ratings }) => [level, ratings[game]]));
  }

  async games(): Promise<GameInfo[]> {
    return (await this.offer()).games;
  }

  async create(plan: TablePlan): Promise<string> {
    await this.#beGuest();
    return (await this.#ask<Created>('POST', '/api/tables', { config: configOf(plan) })).table;
  }

  async goOn(table: string, step: number, seats: PlannedSeat[]): Promise<string> {
    await this.#beGuest();
    const path = `/api/tables/${encodeURIComponent(table)}/continue`;
    return (await this.#ask<Created>('POST', path, { step, seats: seats.map(seatOf) })).table;
  }

  async claim(table: string, key: string): Promise<void> {
    await this.#beGuest();
    await this.#ask('POST', `/api/tables/${encodeURIComponent(table)}/claim`, { key });
  }

  open(table: string, own?: OwnHelp): TableSource {
    return new SocketSource({ table, connect: serverLine, own });
  }

  replay(table: string, seat: Seat | null = null): Promise<Replay> {
    const sight = seat === null ? '' : `?seat=${seat}`;
    return this.#ask('GET', `/api/tables/${encodeURIComponent(table)}/replay${sight}`);
  }

  judged(table: string): Promise<Review> {
    return this.#ask('GET', `/api/tables/${encodeURIComponent(table)}/review`);
  }

  proof(table: string): Promise<Proof> {
    return this.#ask('GET', `/api/tables/${encodeURIComponent(table)}/proof`);
  }

  async brought(): Promise<BroughtGame[]> {
    return (await this.me()) === null ? [] : this.#ask('GET', '/api/me/brought');
  }

  async bring(game: DeviceGame): Promise<string> {
    await this.#beGuest();
    return (await this.#ask<Created>('POST', '/api/me/brought', game)).table;
  }

  async #beGuest(): Promise<void> {
    await this.#naming;
    if ((await this.me()) === null) await this.rename(this.#guestName());
  }

  #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask(this.#fetch, method, path, body);
  }
}

/** Where the record of a finished game can be downloaded. */
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
