import type {
  BotList,
  DeviceGame,
  GameInfo,
  GameList,
  Help,
  Proof,
  Replay,
  Review,
  ReviewMove,
  TableState,
} from '../protocol/generated/protocol';
import { type Lobby, LobbyError, type PlannedSeat, type Ratings, type TablePlan } from '../protocol/lobby';
import { configOf, seatOf } from '../protocol/plan-config';
import { SocketSource } from '../protocol/socket-source';
import type { TableSource } from '../protocol/source';
import type { GameId, Seat, TableSummary } from '../protocol/types';
import type { Call, Kept, Standing } from './calls';
import { Engine } from './engine';
import { keepNew, newTable, Room, type Surroundings } from './room';
import { finishedHere, keep, storedSteps, storedTable, summaries } from './store';

/** What of a lobby needs no server. */
export type OwnLobby = Omit<Lobby, 'me' | 'rename' | 'openTables' | 'claim' | 'brought' | 'bring'>;

/** The tables of this device. */
export class DeviceLobby implements OwnLobby {
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Room>();

  constructor(name: () => string) {
    this.#around = { rules: new Engine(), search: new Engine(), name };
  }

  async running(): Promise<TableSummary[]> {
    return (await summaries()).filter(({ stage }) => stage === 'waiting' || stage === 'playing');
  }

  async finished(before = Number.POSITIVE_INFINITY): Promise<TableSummary[]> {
    return (await finishedHere()).map(({ summary }) => summary).filter(({ changed }) => changed < before);
  }

  offer(): Promise<GameList> {
    return this.#around.rules.ask({ call: 'games' });
  }

  async games(): Promise<GameInfo[]> {
    return (await this.offer()).games;
  }

  async ratings(game: GameId): Promise<Ratings> {
    const { levels } = await this.#around.rules.ask<BotList>({ call: 'bots' });
    return Object.fromEntries(levels.map(({ level, ratings }) => [level, ratings[game]]));
  }

  async create(plan: TablePlan): Promise<string> {
    const table = newTable(this.#around.name());
    const config = { ...configOf(plan), listed: false };
    return this.#made(table, await this.#around.rules.ask({ call: 'make', new: table, config }));
  }

  async goOn(from: string, step: number, seats: PlannedSeat[]): Promise<string> {
    await loadInto(this.#around.rules, from);
    const table = newTable(this.#around.name());
    const call = { call: 'go_on' as const, new: table, from, step, seats: seats.map(seatOf) };
    return this.#made(table, await this.#around.rules.ask(call));
  }

  async #made(table: { table: string; secret: string }, steps: Kept[]): Promise<string> {
    await keepNew(this.#around.rules, table, steps).catch(() => {
      throw new LobbyError('device_storage');
    });
    return table.table;
  }

  open(table: string): TableSource {
    const room = this.#rooms.get(table) ?? new Room(table, this.#around);
    this.#rooms.set(table, room);
    return new SocketSource({ table, connect: () => room.connect() });
  }

  async replay(table: string, seat: Seat | null = null): Promise<Replay> {
    await loadInto(this.#around.rules, table);
    return this.#around.rules.ask({ call: 'replay', table, seat });
  }

  async judged(table: string): Promise<Review> {
    const { steps } = await this.replay(table);
    const prepare = async (engine: Engine): Promise<string> => (await loadInto(engine, table)).rules;
    return { table, moves: await this.#judge(steps.length, prepare, (nth) => ({ call: 'judge', table, nth })) };
  }

  /** A game that was played elsewhere, by its record; null where that has other moves than the table that asks. */
  async judgedRecord(table: string, record: string, count: number): Promise<Review | null> {
    const call = (nth: number): Call => ({ call: 'judge_record', record, nth });
    const { search } = this.#around;
    const rules = await search.ask<string>({ call: 'rules_of', record });
    await search.supply(rules);
    // One that went on from another game tells the moves of both.
    if ((await search.ask(call(count))) !== null) return null;
    return { table, moves: await this.#judge(count, async () => rules, call) };
  }

  /**
   * Every move is judged by itself, so as many workers as the device can spare share them; each is prepared first, which
   * tells by which rules the game is played.
   */
  async #judge(
    count: number,
    prepare: (engine: Engine) => Promise<string>,
    call: (nth: number) => Call,
  ): Promise<ReviewMove[]> {
    const spare = Math.min(4, Math.max(1, Math.floor((navigator.hardwareConcurrency || 2) / 2)));
    const engines = [this.#around.search, ...Array.from({ length: spare - 1 }, () => new Engine())];
    const moves: ReviewMove[] = [];
    let next = 0;
    const judge = async (engine: Engine): Promise<void> => {
      await engine.supply(await prepare(engine));
      for (let nth = next++; nth < count; nth = next++) {
        const judged = await engine.ask<ReviewMove | null>(call(nth));
        if (!judged) throw new LobbyError('internal');
        moves[nth] = judged;
      }
    };
    try {
      await Promise.all(engines.map(judge));
    } finally {
      for (const engine of engines.slice(1)) engine.stop();
    }
    return moves;
  }

  /** Has the engine that knows the rules ready. */
  async warmUp(): Promise<void> {
    await this.#around.rules.ask({ call: 'bots' });
  }

  /** What can be done in a state of a server's table that came without. */
  help(state: TableState): Promise<Help> {
    return this.#around.rules.ask({ call: 'help', state });
  }

  async proof(table: string): Promise<Proof> {
    await loadInto(this.#around.rules, table);
    return this.#around.rules.ask({ call: 'proof', table });
  }
}

/** Shows a table that this device keeps to an engine. */
export async function loadInto(engine: Engine, table: string): Promise<Standing> {
  const stored = await storedTable(table);
  if (!stored) throw new LobbyError('no_table');
  return engine.ask({ call: 'load', table, secret: stored.secret, steps: await storedSteps(table) });
}

/** Asks an engine of its own about a table that this device keeps. */
async function askAbout<T>(table: string, call: Call): Promise<T> {
  const engine = new Engine();
  try {
    await loadInto(engine, table);
    return await engine.ask<T>(call);
  } finally {
    engine.stop();
  }
}

/** The record of a finished game of this device, as a file. */
export async function recordFile(table: string): Promise<File> {
  const { name, text } = await askAbout<{ name: string; text: string }>(table, { call: 'record', table });
  return new File([text], name, { type: 'text/plain' });
}

/** A finished game of this device, as a server takes it. */
export async function deviceGame(table: string): Promise<DeviceGame> {
  try {
    return await askAbout<DeviceGame>(table, { call: 'bring', table });
  } catch (error) {
    const stored = await storedTable(table);
    // It will never have a record: nobody is asked again.
    if (stored && error instanceof LobbyError && error.code === 'no_record') await keep({ ...stored, stays: true }, []);
    throw error;
  }
}
