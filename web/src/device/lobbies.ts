import type {
  BroughtGame,
  DeviceGame,
  GameInfo,
  GameList,
  OpenTable,
  Proof,
  Replay,
  Review,
} from '../protocol/generated/protocol';
import { recordAddress } from '../protocol/http-lobby';
import { type Lobby, LobbyError, type PlannedSeat, type Ratings, type TablePlan, type Where } from '../protocol/lobby';
import type { OwnHelp } from '../protocol/own-help';
import type { TableSource } from '../protocol/source';
import type { GameId, Seat, TableSummary } from '../protocol/types';
import type { DeviceLobby } from './device-lobby';
import { engineKept, hasEngine } from './files';
import { LateSource } from './late-source';
import { isLocal, keepsGames, noteGame } from './local';

const NAME = 'parure.name';

/** The lobby of the server and of this device as one: a table's id says whose it is. */
export class Lobbies implements Lobby {
  readonly #server: Lobby;
  readonly #guestName: () => string;
  #device: Promise<DeviceLobby> | undefined;

  constructor(server: Lobby, guestName: () => string) {
    this.#server = server;
    this.#guestName = guestName;
  }

  /** Started once the browser keeps the engine, so that nothing is fetched for it and nothing else waits. */
  readonly #help: OwnHelp = {
    ready: async () => {
      await engineKept();
      await (await this.#own()).warmUp();
    },
    of: async (state) => (await this.#own()).help(state),
  };

  /** Fetched when it is first needed. */
  #own(): Promise<DeviceLobby> {
    if (!hasEngine) return Promise.reject(new LobbyError('unreachable'));
    this.#device ??= import('./device-lobby').then(
      ({ DeviceLobby }) => new DeviceLobby(() => this.#name()),
      () => {
        this.#device = undefined;
        throw new LobbyError('unreachable');
      },
    );
    return this.#device;
  }

  #of(table: string): Promise<Lobby | DeviceLobby> {
    return isLocal(table) ? this.#own() : Promise.resolve(this.#server);
  }

  #name(): string {
    const name = localStorage.getItem(NAME) ?? this.#guestName();
    localStorage.setItem(NAME, name);
    return name;
  }

  /** What the server says, or where nobody answers, what this device knows. */
  async #orOwn<T>(asked: Promise<T>, own: (device: DeviceLobby) => Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (!isAway(error) || !hasEngine) throw error;
      return own(await this.#own());
    }
  }

  async #kept(read: (device: DeviceLobby) => Promise<TableSummary[]>): Promise<TableSummary[]> {
    if (!hasEngine || !keepsGames()) return [];
    return read(await this.#own()).catch(() => []);
  }

  async me(): Promise<string | null> {
    try {
      const name = await this.#server.me();
      if (name !== null) localStorage.setItem(NAME, name);
      return name;
    } catch (error) {
      if (!isAway(error) || !hasEngine) throw error;
      return localStorage.getItem(NAME);
    }
  }

  async rename(name: string): Promise<string> {
    const renamed = await this.#server.rename(name).catch((error: unknown) => {
      if (!isAway(error) || !hasEngine) throw error;
      return name;
    });
    localStorage.setItem(NAME, renamed);
    return renamed;
  }

  async running(): Promise<TableSummary[]> {
    const own = this.#kept((device) => device.running());
    const running = this.#server.running().catch((error: unknown) => {
      if (!isAway(error) || !hasEngine) throw error;
      return [];
    });
    return [...(await running), ...(await own)];
  }

  async finished(before?: number): Promise<TableSummary[]> {
    // The server tells them by pages; what lies on this device comes with the page that it belongs to.
    const own = this.#kept((device) => device.finished(before));
    const page = await this.#server.finished(before).catch((error: unknown) => {
      if (!isAway(error) || !hasEngine) throw error;
      return [];
    });
    const here = await this.#unbrought(await own);
    const last = page.length < PAGE ? 0 : (page.at(-1)?.changed ?? 0);
    const all = [...page, ...here.filter(({ changed }) => changed >= last)];
    return all.sort((a, b) => b.changed - a.changed);
  }

  /** Those that the server does not tell as well. */
  async #unbrought(own: TableSummary[]): Promise<TableSummary[]> {
    if (!own.length) return own;
    const brought = new Set((await this.#server.brought().catch(() => [])).map(({ game }) => game));
    return own.filter(({ table }) => !brought.has(table));
  }

  brought(): Promise<BroughtGame[]> {
    return this.#server.brought();
  }

  bring(game: DeviceGame): Promise<string> {
    return this.#server.bring(game);
  }

  openTables(): Promise<OpenTable[]> {
    return this.#server.openTables();
  }

  offer(): Promise<GameList> {
    return this.#orOwn(this.#server.offer(), (device) => device.offer());
  }

  games(): Promise<GameInfo[]> {
    return this.#orOwn(this.#server.games(), (device) => device.games());
  }

  ratings(game: GameId): Promise<Ratings> {
    return this.#orOwn(this.#server.ratings(game), (device) => device.ratings(game));
  }

  /** Where the server does not answer, a table that needs nobody else is made on this device. */
  create(plan: TablePlan, where: Where = 'server'): Promise<string> {
    const alone = plan.seats.every(({ who }) => who !== 'open');
    const here = async (device: DeviceLobby): Promise<string> => {
      const table = await device.create(plan);
      noteGame();
      return table;
    };
    if (where === 'device') return this.#own().then(here);
    return alone ? this.#orOwn(this.#server.create(plan), here) : this.#server.create(plan);
  }

  async goOn(table: string, step: number, seats: PlannedSeat[]): Promise<string> {
    return (await this.#of(table)).goOn(table, step, seats);
  }

  claim(table: string, key: string): Promise<void> {
    return this.#server.claim(table, key);
  }

  open(table: string): TableSource {
    if (isLocal(table)) return new LateSource(this.#own().then((device) => device.open(table)));
    return this.#server.open(table, hasEngine ? this.#help : undefined);
  }

  async replay(table: string, seat: Seat | null = null): Promise<Replay> {
    return (await this.#of(table)).replay(table, seat);
  }

  /** On this device where it can be, which is as sure and costs the server nothing. */
  async judged(table: string): Promise<Review> {
    if (isLocal(table)) return (await this.#own()).judged(table);
    return (await this.#judgedHere(table).catch(() => null)) ?? this.#server.judged(table);
  }

  async #judgedHere(table: string): Promise<Review | null> {
    if (!hasEngine) return null;
    const [{ steps }, response] = await Promise.all([this.#server.replay(table), fetch(recordAddress(table))]);
    if (!response.ok) return null;
    return (await this.#own()).judgedRecord(table, await response.text(), steps.length);
  }

  async proof(table: string): Promise<Proof> {
    return (await this.#of(table)).proof(table);
  }
}

/** As many as the server tells at once. */
const PAGE = 20;

const isAway = (error: unknown): boolean => error instanceof LobbyError && error.code === 'unreachable';
