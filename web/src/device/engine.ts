import type { Fault } from '../analysis/asks';
import { LobbyError } from '../protocol/lobby';
import type { Call } from './calls';
import { engineAddress, weightsAddress } from './files';
import type { FromWorker, ToWorker } from './worker';

/** Why the engine refused something, as a server would say it. */
export class Refused extends LobbyError {
  readonly rule: string | undefined;
  /** Where a text is wrong. */
  readonly fault: Fault | undefined;

  constructor(code: string, rule?: string, fault?: Fault) {
    super(code);
    this.rule = rule;
    this.fault = fault;
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Fetched and compiled once for the whole page, whatever the number of workers. */
function compile(): Promise<WebAssembly.Module> {
  compiled ??= fetch(engineAddress())
    .then((response) => {
      if (!response.ok) throw new LobbyError('unreachable');
      return WebAssembly.compileStreaming(response);
    })
    .catch((error: unknown) => {
      compiled = undefined;
      throw error instanceof LobbyError ? error : new LobbyError('unreachable');
    });
  return compiled;
}

interface Waiting {
  answer: (text: string) => void;
  broke: (error: Error) => void;
}

/** The engine in a worker of its own. */
export class Engine {
  readonly #waiting = new Map<number, Waiting>();
  readonly #supplied = new Map<string, Promise<unknown>>();
  #worker: Promise<Worker> | undefined;
  #next = 0;

  async ask<T>(call: Call): Promise<T> {
    const reply = JSON.parse(await this.#send({ question: JSON.stringify(call) }));
    if ('refused' in reply) throw new Refused(reply.refused.code, reply.refused.rule, reply.refused.fault);
    return reply.ok;
  }

  /** Brings the weights for these rules, which bots need before they think. */
  supply(rules: string): Promise<unknown> {
    const supplied = this.#supplied.get(rules) ?? this.#supply(rules);
    this.#supplied.set(rules, supplied);
    supplied.catch(() => this.#supplied.delete(rules));
    return supplied;
  }

  async #supply(rules: string): Promise<void> {
    const response = await fetch(weightsAddress(rules)).catch(() => undefined);
    if (!response?.ok) throw new LobbyError('unreachable');
    await this.#send({ supply: rules, weights: await response.arrayBuffer() });
  }

  /** Drops whatever it is thinking about; the next question starts it anew. */
  stop(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = undefined;
    this.#supplied.clear();
    for (const { broke } of this.#waiting.values()) broke(new LobbyError('stopped'));
    this.#waiting.clear();
  }

  async #send(message: { question: string } | { supply: string; weights: ArrayBuffer }): Promise<string> {
    this.#worker ??= this.#start();
    const worker = await this.#worker.catch((error: unknown) => {
      this.#worker = undefined;
      throw error;
    });
    const id = this.#next++;
    return new Promise((answer, broke) => {
      this.#waiting.set(id, { answer, broke });
      worker.postMessage({ id, ...message } satisfies ToWorker, 'weights' in message ? [message.weights] : []);
    });
  }

  async #start(): Promise<Worker> {
    const module = await compile();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parure-engine' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('answer' in data) waiting?.answer(data.answer);
      else {
        // Whatever it held is lost: the next question starts another.
        console.error(data.broke);
        waiting?.broke(new LobbyError('internal'));
        this.stop();
      }
    };
    worker.onerror = () => this.stop();
    worker.postMessage({ start: module } satisfies ToWorker);
    return worker;
  }
}
