import type { BegunPuzzle, Call, PuzzleLine } from '../device/calls';
import { LobbyError } from '../protocol/lobby';
import type { Answer, TableSource, TableUpdate } from '../protocol/source';
import type { Action, GameSnapshot, Replay, ReplayStep, SeatState } from '../protocol/types';
import { positionAt } from '../replay/replay';

/**
 * `solving`: the player is to move. `checking`, `refuting`: the engine thinks about a move. `playing`: what comes of a move is
 * shown. `wrong`: the move does not win. `refuted`: it was shown why not.
 */
export type AttemptStage = 'solving' | 'checking' | 'playing' | 'wrong' | 'refuting' | 'refuted' | 'solved';

/** Between two steps of the others, so that the eye follows. */
const PAUSE = 900;

/** What an attempt asks of the engine. */
export interface Prover {
  ask<T>(call: Call): Promise<T>;
}

/** A puzzle as a table: the player moves, and the engine answers with whatever is hardest for them. */
export class Attempt implements TableSource {
  stage = $state<AttemptStage>('solving');
  /** The own turns that are left. */
  turns = $state(0);
  /** No move was wrong so far. */
  flawless = $state(true);
  /** Why the engine could not say, as a code. */
  problem = $state<string | null>(null);

  readonly #engine: Prover;
  readonly #begun: BegunPuzzle;
  readonly #pause: number;
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  #steps: readonly ReplayStep[] = [];
  #snapshot: GameSnapshot;
  #tried: Action | null = null;
  /** How many steps were shown, also those that were taken back. */
  #told = 0;
  #version = 0;
  #left = false;

  constructor(engine: Prover, begun: BegunPuzzle, pause = PAUSE) {
    this.#engine = engine;
    this.#begun = begun;
    this.#pause = pause;
    this.turns = begun.turns;
    this.#snapshot = this.#at(this.#steps);
  }

  get snapshot(): GameSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    listener({ type: 'connection', connection: { state: 'open' } });
    listener({ type: 'snapshot', snapshot: { ...this.#snapshot } });
    return () => this.#listeners.delete(listener);
  }

  async send(action: Action): Promise<void> {
    if (this.stage !== 'solving') return;
    this.stage = 'checking';
    const line = await this.#ask({ call: 'puzzle', ask: 'play', action });
    if (!line) {
      this.stage = 'solving';
    } else if (line.wins) {
      this.turns = line.turns;
      await this.#show(line.steps, line.result ? 'solved' : 'solving');
    } else {
      this.#tried = action;
      this.flawless = false;
      this.stage = 'wrong';
      this.#publish(this.#steps);
    }
  }

  /** Shows how the move that was wrong fails. */
  async whyNot(): Promise<void> {
    if (this.#tried === null || !['wrong', 'refuted'].includes(this.stage)) return;
    if (this.stage === 'refuted') this.#publish(this.#steps);
    this.stage = 'refuting';
    const line = await this.#ask({ call: 'puzzle', ask: 'why_not', action: this.#tried });
    if (line) await this.#show(line.steps, 'refuted');
    else this.stage = 'wrong';
  }

  /** Back to where the wrong move was made. */
  again(): void {
    this.stage = 'solving';
    this.problem = null;
    this.#publish(this.#steps);
  }

  async ask(): Promise<Answer> {
    return { type: 'done' };
  }

  retry(): void {}

  reconnect(): void {}

  close(): void {
    this.#left = true;
    this.#listeners.clear();
  }

  async #ask(call: Call): Promise<PuzzleLine | null> {
    this.problem = null;
    try {
      return await this.#engine.ask<PuzzleLine>(call);
    } catch (error) {
      this.problem = error instanceof LobbyError ? error.code : 'internal';
      return null;
    }
  }

  /** Shows steps one by one; the stage is reached with the last. */
  async #show(steps: readonly ReplayStep[], reached: AttemptStage): Promise<void> {
    let shown = this.#steps;
    this.stage = 'playing';
    for (const [i, step] of steps.entries()) {
      if (i) await new Promise((wake) => setTimeout(wake, this.#pause));
      if (this.#left) return;
      this.#told += 1;
      const version = this.#told;
      shown = [...shown, { ...step, log: step.log.map((entry) => ({ ...entry, version })) }];
      if (i === steps.length - 1) {
        this.stage = reached;
        if (reached !== 'refuted') this.#steps = shown;
      }
      this.#publish(shown);
    }
  }

  #publish(steps: readonly ReplayStep[]): void {
    this.#version += 1;
    this.#snapshot = this.#at(steps);
    for (const listener of this.#listeners) listener({ type: 'snapshot', snapshot: this.#snapshot });
  }

  /** The position after these steps; something can be done there only while it is the player's to solve. */
  #at(steps: readonly ReplayStep[]): GameSnapshot {
    const { config, seat, target, view, help } = this.#begun;
    const replay: Replay = {
      table: 'local-puzzle',
      config,
      seats: config.seats.map((plan) => seatOf(plan)),
      seen_by: seat,
      mine: [seat],
      target,
      start: view,
      help,
      steps: [...steps],
      result: null,
    };
    const shown = positionAt(replay, steps.length);
    const solving = this.stage === 'solving' && shown.help.legal.length > 0;
    return {
      ...shown,
      version: this.#version,
      stage: solving ? 'playing' : 'over',
      help: solving ? shown.help : { ...shown.help, legal: [] },
    };
  }
}

function seatOf(plan: BegunPuzzle['config']['seats'][number]): SeatState {
  const around = { ready: true, here: true, lost: false };
  if (plan.who !== 'bot') return { who: 'person', name: '', ...around };
  return { who: 'bot', name: '', bot: { level: plan.level }, ...around };
}
