import type { ListedPuzzle } from '../device/calls';
import { Engine } from '../device/engine';
import { LobbyError } from '../protocol/lobby';
import type { GameId } from '../protocol/types';
import { textsOf } from './texts';

/** A puzzle as the engine reads it. */
export interface Puzzle extends ListedPuzzle {
  text: string;
}

const TEXTS = import.meta.glob<string>('../../../crates/bots/puzzles/*.txt', { query: '?raw', import: 'default' });

/** Proves and plays; apart, so that no table waits for it. */
export const engine = new Engine();

const loaded = new Map<GameId, Promise<Puzzle[]>>();

/** The puzzles of a game, the easiest first. */
export function loadPuzzles(game: GameId): Promise<Puzzle[]> {
  const puzzles = loaded.get(game) ?? load(game);
  loaded.set(game, puzzles);
  puzzles.catch(() => loaded.delete(game));
  return puzzles;
}

async function load(game: GameId): Promise<Puzzle[]> {
  const text = await TEXTS[`../../../crates/bots/puzzles/${game}.txt`]?.().catch(() => undefined);
  if (text === undefined) throw new LobbyError('unreachable');
  const texts = textsOf(text);
  const listed = await engine.ask<ListedPuzzle[]>({ call: 'puzzle', ask: 'list', text });
  return listed
    .map((puzzle) => ({ ...puzzle, text: texts.get(puzzle.name) ?? '' }))
    .toSorted((a, b) => a.grade - b.grade || a.turns - b.turns);
}

/** The next one that is still to be solved, or else simply the next. */
export function nextAfter(
  puzzles: readonly Puzzle[],
  name: string,
  isDone: (name: string) => boolean,
): Puzzle | undefined {
  const place = puzzles.findIndex((puzzle) => puzzle.name === name) + 1;
  const round = [...puzzles.slice(place), ...puzzles.slice(0, place)];
  return round.find((puzzle) => puzzle.name !== name && !isDone(puzzle.name)) ?? round[0];
}
