import { Backoff } from './backoff';
import type { Action, ClientMsg, ServerMsg, Snapshot, Update } from './generated/protocol';
import type { OwnHelp } from './own-help';
import type { Answer, Connection, TableRequest, TableSource, TableUpdate } from './source';
import { hasBegun } from './types';

/** What the source needs of a WebSocket; tests give it one in memory. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface SocketOptions {
  table: string;
  connect: () => Line;
  /** Unique at the table. */
  newId?: () => string;
  backoff?: Backoff;
  /** Works out the help of states where the server leaves it out. */
  own?: OwnHelp | undefined;
}

interface Pending {
  message: Exclude<ClientMsg, { type: 'hello' }>;
  answer: (answer: Answer) => void;
}

/** How a table stands: the two messages that tell it. */
type Told = Extract<ServerMsg, { type: 'snapshot' | 'update' }>;
/** Whether somebody has to work out what can be done. */
const isLean = (message: ServerMsg): message is Told =>
  (message.type === 'snapshot' || message.type === 'update') && message.view !== null && message.help === null;

/** The server beats every 15 seconds; a line that is silent for longer than two beats is dead. */
const SILENCE = 35_000;
/** After so many vain tries the server counts as away. */
const AWAY_AFTER = 3;

/**
 * A table over a WebSocket. It connects again by itself, says which version it has seen, and sends again what was not
 * acknowledged: the server does nothing twice that has the same id.
 */
export class SocketSource implements TableSource {
  readonly #options: Required<Omit<SocketOptions, 'own'>>;
  readonly #own: OwnHelp | undefined;
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  readonly #pending = new Map<string, Pending>();
  /** Requests that are stored, and the version that will show it. */
  readonly #stored = new Map<string, number>();
  /** What came and was not looked at yet. */
  #inbox: ServerMsg[] = [];
  #working = false;
  /** The page's own engine: `off` for good where it cannot be had, or has failed. */
  #engine: 'asleep' | 'waking' | 'awake' | 'off';
  #line: Line | null = null;
  #connection: Connection = { state: 'connecting' };
  #state: Snapshot | null = null;
  #trouble: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor({ own, ...options }: SocketOptions) {
    this.#options = { newId: () => crypto.randomUUID(), backoff: new Backoff(), ...options };
    this.#own = own;
    this.#engine = own ? 'asleep' : 'off';
    this.#open();
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    listener({ type: 'connection', connection: this.#connection });
    for (const update of this.#current()) listener(update);
    return () => this.#listeners.delete(listener);
  }

  async send(action: Action): Promise<void> {
    const answer = await this.ask({ type: 'move', expected_version: this.#state?.version ?? 0, action });
    if (answer.type !== 'refused') return;
    const { code, rule } = answer;
    this.#publish({ type: 'refused', action, code, ...(rule ? { rule } : {}) });
  }

  ask(request: TableRequest): Promise<Answer> {
    if (this.#connection.state === 'closed') {
      return Promise.resolve({ type: 'refused', code: this.#connection.code });
    }
    const id = this.#options.newId();
    const message = { ...request, id } as Pending['message'];
    return new Promise((answer) => {
      this.#pending.set(id, { message, answer });
      if (this.#connection.state === 'open') this.#write(message);
      else if (this.#connection.state === 'lost') this.#lose();
    });
  }

  retry(): void {
    if (this.#connection.state === 'open' || this.#connection.state === 'closed') return;
    this.#open();
  }

  reconnect(): void {
    // Another person may see less: nothing of what was shown so far is kept.
    this.#state = null;
    this.#connection = { state: 'connecting' };
    this.#open();
  }

  close(): void {
    this.#listeners.clear();
    this.#connection = { state: 'closed', code: 'left' };
    this.#drop();
  }

  #open(): void {
    this.#drop();
    const line = this.#options.connect();
    this.#line = line;
    line.onopen = () => {
      this.#listen();
      this.#hello();
    };
    line.onmessage = ({ data }) => {
      this.#listen();
      if (typeof data === 'string') this.#take(JSON.parse(data));
    };
    line.onclose = () => this.#again();
    this.#listen();
  }

  #hello(from = this.#state): void {
    const seen = from ? { seen: from.version } : {};
    const help = this.#engine === 'awake' ? { help: 'client' as const } : {};
    this.#write({ type: 'hello', table: this.#options.table, ...seen, ...help });
  }

  /** Has the own engine started, and the server leave out what it works out; until then nothing is left out. */
  async #wake(): Promise<void> {
    if (!this.#own || this.#engine !== 'asleep') return;
    this.#engine = 'waking';
    try {
      await this.#own.ready();
      this.#engine = 'awake';
      if (this.#connection.state === 'open') this.#hello();
    } catch {
      this.#engine = 'off';
    }
  }

  #take(message: ServerMsg): void {
    this.#inbox.push(message);
    if (!this.#working) void this.#work();
  }

  /** One after the other: what comes after a state that is still being worked out waits for it. */
  async #work(): Promise<void> {
    this.#working = true;
    for (let message = this.#inbox[0]; message; message = this.#inbox[0]) {
      const whole = isLean(message) ? await this.#complete(message) : message;
      // The line may have been lost meanwhile.
      if (this.#inbox[0] !== message) continue;
      this.#inbox.shift();
      if (whole) this.#receive(whole);
    }
    this.#working = false;
  }

  async #complete(message: Told): Promise<Told | null> {
    try {
      if (!this.#own) throw new Error('nobody asked the server to leave anything out');
      const state = { ...message, log: [], chat: [] };
      return { ...message, help: await this.#own.of(state) };
    } catch {
      // Whatever it is, the server knows it: on a new line everything comes whole.
      this.#engine = 'off';
      if (this.#inbox[0] === message) this.#again();
      return null;
    }
  }

  #receive(message: ServerMsg): void {
    switch (message.type) {
      case 'snapshot':
        this.#settle(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'ack':
        this.#acked(message.id, message.version);
        break;
      case 'hint':
        this.#answer(message.id, { type: 'hint', advice: message.advice, version: message.version });
        break;
      case 'seat_link':
        this.#answer(message.id, { type: 'seat_link', seat: message.seat, key: message.key });
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'trouble':
        this.#trouble = message.code;
        this.#publish({ type: 'trouble', code: message.code });
        break;
      case 'bye':
        if (message.retry) this.#again();
        else this.#end(message.code);
        break;
      case 'beat':
        break;
    }
  }

  /** A request is done once its effect can be seen, so that nobody goes on from what no longer stands. */
  #acked(id: string, version: number): void {
    if (version <= (this.#state?.version ?? 0)) this.#answer(id, { type: 'done' });
    else this.#stored.set(id, version);
  }

  #refused({ id, code, rule }: Extract<ServerMsg, { type: 'refused' }>): void {
    // Whether it was stored shows when the trouble is over: then it is sent again, under the same id.
    if (code === 'not_known' && this.#trouble) return;
    if (id !== undefined) this.#answer(id, { type: 'refused', code, ...(rule ? { rule } : {}) });
    // A refused greeting: this table cannot be had.
    else if (this.#state === null) this.#end(code);
  }

  #update(message: Update): void {
    const seen = this.#state?.version ?? 0;
    if (!this.#state || message.since > seen) {
      this.#hello();
      return;
    }
    const from = Math.min(message.since + 1, message.log_from ?? Number.POSITIVE_INFINITY);
    const begins = this.#state.view === null && message.view !== null;
    // On a shared device the old lines say what only the other player may know, and when a game begins whoever spoke
    // before has another seat: the whole table is asked for again.
    const turned = message.me !== this.#state.me || begins;
    const kept = turned ? [] : this.#state.log.filter((entry) => entry.version < from);
    const said = this.#state.chat.filter((line) => line.version <= message.since);
    this.#settle({ ...message, log: [...kept, ...message.log], chat: [...said, ...message.chat] });
    if (turned) this.#hello(null);
  }

  /** The line is up and the state is known: what is still unanswered is asked again. */
  #settle(state: Snapshot): void {
    this.#state = state;
    const resumed = this.#connection.state !== 'open';
    this.#connection = { state: 'open' };
    this.#options.backoff.reset();
    if (resumed) this.#publish({ type: 'connection', connection: this.#connection });
    if (resumed || this.#trouble) for (const { message } of this.#pending.values()) this.#write(message);
    if (this.#trouble) {
      this.#trouble = null;
      this.#publish({ type: 'trouble', code: null });
    }
    for (const update of this.#current()) this.#publish(update);
    for (const [id, version] of this.#stored) if (version <= state.version) this.#answer(id, { type: 'done' });
    if (state.stage === 'playing') void this.#wake();
  }

  #current(): TableUpdate[] {
    if (!this.#state) return [];
    const table = { ...this.#state };
    return [hasBegun(table) ? { type: 'snapshot', snapshot: table } : { type: 'room', table }];
  }

  #answer(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#stored.delete(id);
    pending?.answer(answer);
  }

  #again(): void {
    if (this.#connection.state === 'closed') return;
    this.#drop();
    this.#lose();
    this.#timer = setTimeout(() => this.#open(), this.#options.backoff.next());
  }

  #lose(): void {
    const stored = [...this.#pending.values()].some(({ message }) => message.type === 'move');
    const away = this.#options.backoff.tries >= AWAY_AFTER;
    this.#connection = { state: 'lost', stored, away };
    this.#publish({ type: 'connection', connection: this.#connection });
  }

  /** For good: nothing is tried again, and nobody waits for an answer any more. */
  #end(code: string): void {
    this.#drop();
    this.#connection = { state: 'closed', code };
    for (const id of [...this.#pending.keys()]) this.#answer(id, { type: 'refused', code });
    this.#publish({ type: 'connection', connection: this.#connection });
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#inbox = [];
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#again(), SILENCE);
  }

  #write(message: ClientMsg): void {
    this.#line?.send(JSON.stringify(message));
  }

  #publish(update: TableUpdate): void {
    for (const listener of this.#listeners) listener(update);
  }
}

/** A line to the server that the page came from. */
export function serverLine(): Line {
  const url = new URL('/api/socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as Line;
}
