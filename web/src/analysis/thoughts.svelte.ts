import { errorText } from '../i18n/errors';
import { LobbyError } from '../protocol/lobby';
import type { Thought } from './asks';

/** A search stops by itself after this long, so that no device grows hot over a page that was forgotten. */
const LONGEST = 120_000;

interface About {
  /** The word of the rules. */
  rules: string;
  position: string;
}

/** What a search says about the position that is shown: slice by slice, until it is stopped or the position changes. */
export class Thoughts {
  running = $state(false);
  found = $state.raw<Thought | null>(null);
  /** How long the search has thought about this position. */
  time = $state(0);
  problem = $state('');
  readonly #think: (rules: string, position: string) => Promise<Thought>;
  #about: About | null = null;
  #looping = false;

  constructor(think: (rules: string, position: string) => Promise<Thought>) {
    this.#think = think;
  }

  /** Another position is shown; null where nobody is to act. */
  show(about: About | null): void {
    if (about?.position === this.#about?.position) return;
    this.#about = about;
    this.found = null;
    this.time = 0;
    void this.#run();
  }

  start(): void {
    if (this.time >= LONGEST) this.time = 0;
    this.problem = '';
    this.running = true;
    void this.#run();
  }

  stop(): void {
    this.running = false;
  }

  async #run(): Promise<void> {
    if (this.#looping) return;
    this.#looping = true;
    try {
      while (this.running && this.#about && (await this.#slice(this.#about)));
    } catch (error) {
      this.running = false;
      this.problem = errorText(error instanceof LobbyError ? error.code : 'internal');
    } finally {
      this.#looping = false;
    }
  }

  /** Whether there is more to think. */
  async #slice(about: About): Promise<boolean> {
    const began = performance.now();
    const thought = await this.#think(about.rules, about.position);
    if (about !== this.#about) return true;
    this.time += performance.now() - began;
    this.found = thought;
    if (this.time >= LONGEST) this.running = false;
    // Where only one move is possible there is nothing to search.
    return thought.iterations > 0;
  }
}
