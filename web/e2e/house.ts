import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAM = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? 'target', 'debug/parure');

/** A server of our own: the real program on a free port, with a fresh SQLite file. */
export class House {
  #process: ChildProcess | null = null;
  readonly #port: number;
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(port: number, folder: string, environment: NodeJS.ProcessEnv) {
    this.#port = port;
    this.#folder = folder;
    this.#environment = environment;
  }

  /** `settings` are the server's own, such as `PARURE_BOT_PAUSE`. */
  static async open(settings: NodeJS.ProcessEnv = {}): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), 'parure-e2e-'));
    const house = new House(await freePort(), folder, { ...process.env, PARURE_LOG: 'warn', ...settings });
    await house.start();
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Begins to answer, after a restart at the same address. */
  async start(): Promise<void> {
    const database = `sqlite:${join(this.#folder, 'parure.db')}`;
    const args = ['serve', '--listen', `127.0.0.1:${this.#port}`, '--database', database];
    // Everybody comes from one address.
    args.push('--guests-per-hour', '100000', '--tables-per-hour', '100000', '--reviews-per-hour', '100000');
    const server = spawn(PROGRAM, args, { env: this.#environment, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = server;
    await Promise.race([listening(server), failed(server)]);
  }

  /** Ends at once, as when the power fails. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }
}

/**
 * A port that nobody listens at, below those from which systems take one for an outgoing connection: none takes it while the
 * server is away.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(12_000 * Math.random());
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (free) return port;
  }
}

/** Once the server says where it listens. */
async function listening(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('http://127.0.0.1:')) {
      server.stdout.resume();
      return;
    }
  }
  throw new Error('the server ended without a word');
}

async function failed(server: ChildProcess): Promise<never> {
  const [error] = await Promise.race([once(server, 'error'), once(server, 'exit')]);
  throw new Error(`${PROGRAM} does not serve: ${error}. Build it with \`cargo build -p parure-cli\`.`);
}
