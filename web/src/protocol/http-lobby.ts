import { countedDecks } from './adapt';
import { ask, type Fetch } from './ask';
import type {
  BotList,
  Created,
  GameId,
  GameInfo,
  GameList,
  Me,
  Proof,
  Replay,
  TableSummary,
  OpenTable as WireOpenTable,
} from './generated/protocol';
import type { Lobby, OpenTable, Ratings, RunningGame, SeatPlan, TablePlan } from './lobby';
import { configOf, seatOf } from './plan-config';
import type { JudgedGame } from './review';
import { SocketSource, serverLine } from './socket-source';
import type { TableSource } from './source';

/** The lobby of the server that the page came from. */
export class HttpLobby implements Lobby {
  readonly #fetch: Fetch;
  readonly #guestName: () => string;

  /** `guestName` gives a name to visitors who have not chosen one. */
  constructor(guestName: () => string, get: Fetch = (...request) => fetch(...request)) {
    this.#guestName = guestName;
    this.#fetch = get;
  }

  async me(): Promise<string | null> {
    return (await this.#ask<Me | undefined>('GET', '/api/me'))?.name ?? null;
  }

  async rename(name: string): Promise<string> {
    return (await this.#ask<Me>('PUT', '/api/me', { name })).name;
  }

  async running(): Promise<RunningGame[]> {
    if ((await this.me()) === null) return [];
    const tables = await this.#ask<TableSummary[]>('GET', '/api/me/tables');
    return tables
      .filter(({ stage }) => stage === 'playing' || stage === 'waiting')
      .map(({ table, config, round, your_turn }) => ({ id: table, game: config.game, round, my_turn: your_turn }));
  }

  async openTables(): Promise<OpenTable[]> {
    const tables = await this.#ask<WireOpenTable[]>('GET', '/api/tables');
    return tables.map(({ table, game, free, owner }) => ({ id: table, game, free, host: owner }));
  }

  async ratings(game: GameId): Promise<Ratings> {
    const { levels } = await this.#ask<BotList>('GET', '/api/bots');
    return Object.fromEntries(levels.flatMap(({ level, ratings }) => (ratings[game] ? [[level, ratings[game]]] : [])));
  }

  async games(): Promise<GameInfo[]> {
    return (await this.#ask<GameList>('GET', '/api/games')).games;
  }

  async create(plan: TablePlan): Promise<string> {
    await this.#beGuest();
    return (await this.#ask<Created>('POST', '/api/tables', { config: configOf(plan) })).table;
  }

  async goOn(table: string, step: number, seats: SeatPlan[]): Promise<string> {
    await this.#beGuest();
    const path = `/api/tables/${encodeURIComponent(table)}/continue`;
    return (await this.#ask<Created>('POST', path, { step, seats: seats.map(seatOf) })).table;
  }

  async claim(table: string, key: string): Promise<void> {
    await this.#beGuest();
    await this.#ask('POST', `/api/tables/${encodeURIComponent(table)}/claim`, { key });
  }

  open(table: string): TableSource {
    return new SocketSource({ table, connect: serverLine });
  }

  async replay(table: string): Promise<Replay> {
    return countedDecks(await this.#ask('GET', `/api/tables/${encodeURIComponent(table)}/replay`));
  }

  judged(table: string): Promise<JudgedGame> {
    return this.#ask('GET', `/api/tables/${encodeURIComponent(table)}/review`);
  }

  proof(table: string): Promise<Proof> {
    return this.#ask('GET', `/api/tables/${encodeURIComponent(table)}/proof`);
  }

  async #beGuest(): Promise<void> {
    if ((await this.me()) === null) await this.rename(this.#guestName());
  }

  #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask(this.#fetch, method, path, body);
  }
}

/** Where the record of a finished game can be downloaded. */
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
