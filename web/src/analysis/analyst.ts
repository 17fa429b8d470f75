import type { Kept } from '../device/calls';
import { loadInto } from '../device/device-lobby';
import { Engine } from '../device/engine';
import { isLocal, noteGame } from '../device/local';
import { keepNew, newTable, seed } from '../device/room';
import { recordAddress } from '../protocol/http-lobby';
import { LobbyError, type PlannedSeat } from '../protocol/lobby';
import { seatOf } from '../protocol/plan-config';
import type { GameId } from '../protocol/types';
import type { Ask, Line, Options, Played, Shown, Thought } from './asks';
import { commented } from './link';
import { lineOf, type Move, movesOn, type Path, type Tree, treeFrom } from './tree';

/** How long a search goes on before it says what it has found. */
const SLICE = 300;

/** The engine as an analysis asks it: one that knows the rules, and one that thinks. */
export class Analyst {
  readonly #rules = new Engine();
  readonly #search = new Engine();

  #ask<T>(ask: Ask): Promise<T> {
    return this.#rules.ask({ call: 'analysis', ...ask });
  }

  async fresh(game: GameId, players: number, options: Options): Promise<Tree> {
    return treeOf(await this.#ask<Line>({ ask: 'new', game, players, options, seed: seed() }));
  }

  /** A position or a record, as somebody has it. */
  async read(text: string): Promise<Tree> {
    return treeOf(await this.#ask<Line>({ ask: 'read', text }));
  }

  /** A finished game, wherever it was played. */
  async finished(table: string): Promise<Tree> {
    if (isLocal(table)) {
      await loadInto(this.#rules, table);
      return treeOf(await this.#ask<Line>({ ask: 'finished', table }));
    }
    const response = await fetch(recordAddress(table)).catch(() => undefined);
    if (!response) throw new LobbyError('unreachable');
    if (!response.ok) throw new LobbyError('no_table');
    return this.read(await response.text());
  }

  show(tree: Tree, path: Path): Promise<Shown> {
    return this.#ask({ ask: 'show', start: tree.start, moves: movesOn(tree, path) });
  }

  /** A move with its luck as far as that is known; the rest is drawn, or asked for. */
  play(position: string, [action, draws]: Move, luck: 'drawn' | 'asked'): Promise<Played> {
    return this.#ask({ ask: 'play', position, action, draws, seed: luck === 'drawn' ? seed() : null });
  }

  /** Thinks a little more about a position. */
  async think(rules: string, position: string): Promise<Thought> {
    await this.#search.supply(rules);
    return this.#search.ask({ call: 'analysis', ask: 'think', position, seed: seed(), limits: { time: SLICE } });
  }

  /** The record of the game up to there. */
  record(tree: Tree, path: Path): Promise<string> {
    const { start, layout = '', names } = tree;
    const date = new Date().toISOString().slice(0, 10);
    return this.#ask({ ask: 'record', start, layout, moves: commented(tree, path), names, date });
  }

  /** A table of this device at which the game goes on from there. */
  async table(tree: Tree, path: Path, seats: readonly PlannedSeat[], name: string): Promise<string> {
    const made = newTable(name);
    const { start, layout = null } = tree;
    const ask = { new: made, table: made.table, start, layout, moves: movesOn(tree, path), seats: seats.map(seatOf) };
    const steps = await this.#ask<Kept[]>({ ask: 'table', seed: seed(), ...ask });
    await keepNew(this.#rules, made, steps).catch(() => {
      throw new LobbyError('device_storage');
    });
    noteGame();
    return made.table;
  }

  stop(): void {
    this.#rules.stop();
    this.#search.stop();
  }
}

const treeOf = ({ start, layout, names, moves }: Line): Tree => treeFrom(start, { layout, names, next: lineOf(moves) });
