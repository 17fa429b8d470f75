import { sha256 } from '../fair/sha256';
import type { ClientMsg, ServerMsg, TableSummary } from '../protocol/generated/protocol';
import { LobbyError } from '../protocol/lobby';
import type { Line } from '../protocol/socket-source';
import type { Advice } from '../protocol/types';
import type { Call, Chosen, Decided, Kept, Standing } from './calls';
import { type Engine, Refused } from './engine';
import { localId } from './local';
import { keep, type StoredTable, storedSteps, storedTable, wasFaster } from './store';

/** How long bots and hints may think, and how long a bot waits before it does, as at a server's table. */
const THOUGHT = { time: 1000 };
const PAUSE = 400;
/** How soon a bot is asked again that did not answer. */
const AGAIN = 2_000;
/** A line is silent no longer than this: as a server, so that nobody takes it for dead. */
const BEAT = 15_000;
/** How often a request is tried against other tabs. */
const TRIES = 5;
/** `setTimeout` takes no more. */
const LONGEST = 2 ** 31 - 1;

/** What all rooms of the page share. */
export interface Surroundings {
  /** Knows every table that is in use here. */
  rules: Engine;
  /** Thinks; apart, so that no table waits for it. */
  search: Engine;
  name: () => string;
}

/** 64 bits would not fit a number; 53 are luck enough for a bot. */
export const seed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
};
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a table is made with that nobody else can know. */
export const newTable = (name: string, table = localId()) => ({
  table,
  secret: hex(crypto.getRandomValues(new Uint8Array(32))),
  name,
  now: Date.now(),
});

/**
 * A table on this device, run as a server runs one: the engine decides, the steps are kept, the table goes on by them, and
 * whoever looks is told. Other tabs may do the same; of two steps with one number the first counts.
 */
export class Room {
  readonly #id: string;
  readonly #around: Surroundings;
  readonly #lines = new Set<RoomLine>();
  readonly #news: BroadcastChannel;
  #table!: StoredTable;
  #steps: Kept[] = [];
  #standing!: Standing;
  #queue: Promise<unknown> = Promise.resolve();
  /** The version for which a bot was asked. */
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, around: Surroundings) {
    this.#id = id;
    this.#around = around;
    this.#news = new BroadcastChannel(`parure-device-${id}`);
    this.#news.onmessage = () => {
      if (this.#lines.size) this.#quietly(() => this.#reload());
    };
  }

  connect(): Line {
    const line: RoomLine = new RoomLine(
      (text) => this.#soon(() => this.#hear(line, JSON.parse(text))).catch(() => line.lose()),
      () => this.#leave(line),
    );
    this.#lines.add(line);
    // Whoever comes first, or comes again, finds what is kept by now.
    this.#soon(() => this.#load()).then(
      () => line.onopen?.(),
      (error: unknown) => {
        const code = error instanceof LobbyError ? error.code : 'device_storage';
        line.tell({ type: 'bye', code, retry: false });
      },
    );
    return line;
  }

  #leave(line: RoomLine): void {
    this.#lines.delete(line);
    if (this.#lines.size) return;
    clearTimeout(this.#timer);
    this.#asked = 0;
  }

  /** One after the other. */
  #soon<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** The same where nobody waits for the answer: what could not be done is tried again when there is reason to. */
  #quietly(work: () => Promise<unknown>): void {
    this.#soon(work).catch(() => {});
  }

  async #load(): Promise<void> {
    const table = await storedTable(this.#id);
    if (!table) throw new LobbyError('no_table');
    this.#table = table;
    this.#steps = await storedSteps(this.#id);
    this.#standing = await this.#around.rules.ask<Standing>(this.#loading());
  }

  /** Asks the engine that knows the rules; one that was started anew is shown the table first. */
  async #ask<T>(call: Call): Promise<T> {
    const { rules } = this.#around;
    try {
      return await rules.ask<T>(call);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'no_table') throw error;
      await this.#load();
      return rules.ask<T>(call);
    }
  }

  #loading = (): Call => ({ call: 'load', table: this.#id, secret: this.#table.secret, steps: this.#steps });

  /** Another tab may have kept something. */
  async #reload(): Promise<void> {
    const before = this.#standing.version;
    await this.#load();
    if (this.#standing.version !== before) await this.#tellAll();
    this.#work();
  }

  async #hear(line: RoomLine, message: ClientMsg): Promise<void> {
    switch (message.type) {
      case 'hello':
        await this.#tell(line, message.seen ?? null);
        break;
      case 'hint':
        // Not in the queue: the table goes on meanwhile.
        void this.#hint(line, message.id);
        break;
      case 'seat_link':
      case 'end_seat_links':
        line.refuse(message.id, new Refused('only_here'), this.#standing.version);
        break;
      default: {
        const asked = (): Call => {
          const [name, now] = [this.#around.name(), Date.now()];
          return { call: 'ask', table: this.#id, name, now, message };
        };
        try {
          const version = await this.#carryOut(asked);
          line.tell({ type: 'ack', id: message.id, version });
        } catch (error) {
          line.refuse(message.id, error, this.#standing.version);
        }
        await this.#tellAll();
      }
    }
    this.#work();
  }

  /** Decides, keeps, applies; the answer is the version that the request was kept as. */
  async #carryOut(call: () => Call): Promise<number> {
    for (let tries = 1; ; tries += 1) {
      const { steps, version, refused } = await this.#ask<Decided>(call());
      try {
        if (steps.length) await keep(this.#table, steps);
      } catch (error) {
        if (!wasFaster(error) || tries === TRIES) throw wasFaster(error) ? error : new LobbyError('device_storage');
        await this.#load();
        continue;
      }
      if (steps.length) await this.#apply(steps);
      if (refused) throw new Refused(refused.code, refused.rule);
      return version;
    }
  }

  async #apply(steps: Kept[]): Promise<void> {
    this.#steps = [...this.#steps, ...steps];
    this.#standing = await this.#around.rules
      .ask<Standing>({ call: 'apply', table: this.#id, steps })
      .catch(() => this.#around.rules.ask<Standing>(this.#loading()));
    const summary = await this.#ask<TableSummary>({ call: 'summary', table: this.#id });
    this.#table = { ...this.#table, summary };
    // Lists are told besides; the steps are safe.
    await keep(this.#table, []).catch(() => {});
    this.#news.postMessage(this.#standing.version);
  }

  async #tell(line: RoomLine, seen: number | null): Promise<void> {
    const message = await this.#ask<ServerMsg>({ call: 'tell', table: this.#id, seen, now: Date.now() });
    line.seen = this.#standing.version;
    line.tell(message);
  }

  async #tellAll(): Promise<void> {
    for (const line of this.#lines) {
      if (line.seen !== null && line.seen !== this.#standing.version) await this.#tell(line, line.seen);
    }
  }

  /** What the table needs by itself: a bot's move, a rematch, the end of somebody's time. */
  #work(): void {
    if (!this.#lines.size) return;
    const { bot, wake, rematch } = this.#standing;
    if (bot && this.#asked !== bot[1]) {
      this.#asked = bot[1];
      void this.#play(bot[1]);
    }
    if (rematch) this.#quietly(() => this.#rematch());
    clearTimeout(this.#timer);
    if (wake === null) return;
    const tick = (): void => this.#quietly(() => this.#house({ call: 'tick', table: this.#id, now: Date.now() }));
    this.#timer = setTimeout(tick, Math.min(Math.max(wake - Date.now(), 10), LONGEST));
  }

  async #play(version: number): Promise<void> {
    try {
      await new Promise((wake) => setTimeout(wake, PAUSE));
      const chosen = await this.#think<Chosen>({ call: 'choose', table: this.#id, seed: seed(), limits: THOUGHT });
      await this.#soon(() => this.#house({ call: 'bot_move', table: this.#id, now: Date.now(), ...chosen }));
    } catch (error) {
      // The table has gone on meanwhile, the thinking was stopped, or the weights could not be fetched: whoever is to act
      // is asked again.
      if (!(error instanceof LobbyError)) throw error;
      if (this.#asked === version) this.#asked = 0;
      setTimeout(() => this.#work(), AGAIN);
    }
  }

  /** Asks the engine that thinks, which is shown the table as it is now. */
  async #think<T>(call: Call): Promise<T> {
    const { search } = this.#around;
    await search.supply(this.#standing.rules);
    await search.ask(this.#loading());
    return search.ask<T>(call);
  }

  async #hint(line: RoomLine, id: string): Promise<void> {
    try {
      type Hints = { advice: Advice[]; version: number };
      const limits = THOUGHT;
      const hints = await this.#think<Hints>({ call: 'advise', table: this.#id, seed: seed(), limits });
      line.tell({ type: 'hint', id, ...hints });
    } catch (error) {
      line.refuse(id, error, this.#standing.version);
    }
  }

  /** Something that the table does by itself; a refusal is nobody's. */
  async #house(call: Call): Promise<void> {
    try {
      await this.#carryOut(() => call);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    await this.#tellAll();
    this.#work();
  }

  async #rematch(): Promise<void> {
    if (!this.#standing.rematch) return;
    const { rules, name } = this.#around;
    const next = newTable(name(), localId(sha256(new TextEncoder().encode(`parure rematch ${this.#id}`))));
    const steps = await this.#ask<Kept[]>({ call: 'rematch', new: next, from: this.#id });
    await keepNew(rules, next, steps).catch((error: unknown) => {
      if (!wasFaster(error)) throw error;
    });
    await this.#house({ call: 'next', table: this.#id, next: next.table, now: Date.now() });
  }
}

/** Keeps a table that was just made. */
export async function keepNew(rules: Engine, { table, secret }: { table: string; secret: string }, steps: Kept[]) {
  await rules.ask({ call: 'load', table, secret, steps });
  const summary = await rules.ask<TableSummary>({ call: 'summary', table });
  await keep({ id: table, secret, summary }, steps);
}

/** One end of the line between a page and a room, which talk as a page and a server do. */
class RoomLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** The version that was told last. */
  seen: number | null = null;
  readonly #hear: (text: string) => unknown;
  readonly #leave: () => void;
  readonly #beat = setInterval(() => this.tell({ type: 'beat', now: Date.now() }), BEAT);

  constructor(hear: (text: string) => unknown, leave: () => void) {
    this.#hear = hear;
    this.#leave = leave;
  }

  send(text: string): void {
    this.#hear(text);
  }

  tell(message: ServerMsg): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  refuse(id: string, error: unknown, version: number): void {
    const code = error instanceof LobbyError ? error.code : 'device_storage';
    const rule = error instanceof Refused && error.rule ? { rule: error.rule } : {};
    this.tell({ type: 'refused', id, code, ...rule, message: String(error), version });
  }

  /** Something broke: the page connects anew. */
  lose(): void {
    this.close();
    this.onclose?.();
  }

  close(): void {
    clearInterval(this.#beat);
    this.#leave();
  }
}
