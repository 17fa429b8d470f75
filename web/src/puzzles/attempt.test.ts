// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BegunPuzzle, Call, ListedPuzzle } from '../device/calls';
import { EngineModule } from '../device/module';
import { setLanguage } from '../i18n/locale.svelte';
import type { Action, GameId, GameSnapshot } from '../protocol/types';
import { Attempt, type AttemptStage, type Prover } from './attempt.svelte';
import { nextAfter } from './puzzles';
import { textsOf } from './texts';

const ENGINE = 'engine/engine.wasm';
const fileOf = (game: GameId): string => readFileSync(`../crates/bots/puzzles/${game}.txt`, 'utf8');

test('a file falls into puzzles, each by its name and nothing lost', () => {
  const file = fileOf('marvel');
  const texts = textsOf(file);
  expect(texts.size).toBeGreaterThanOrEqual(100);
  expect([...texts.values()].join('')).toBe(file);
  for (const [name, text] of texts) expect(text.startsWith(`puzzle ${name}\n`)).toBe(true);
});

test('the next puzzle is one that is not solved, or else the one that follows', () => {
  const puzzles = ['a', 'b', 'c'].map((name) => ({ name, turns: 1, grade: 1, text: '' }));
  expect(nextAfter(puzzles, 'a', () => false)?.name).toBe('b');
  expect(nextAfter(puzzles, 'a', (name) => name === 'b')?.name).toBe('c');
  expect(nextAfter(puzzles, 'c', (name) => name !== 'a')?.name).toBe('a');
  expect(nextAfter(puzzles, 'b', () => true)?.name).toBe('c');
});

/** Needs the engine, as the page has it: `make engine`. */
describe.runIf(existsSync(ENGINE))('a puzzle at the table', () => {
  let engine: EngineModule;
  beforeAll(async () => {
    await setLanguage('en');
    engine = await EngineModule.start(await WebAssembly.compile(readFileSync(ENGINE)));
  });
  const prover: Prover = {
    async ask<T>(call: Call): Promise<T> {
      return JSON.parse(engine.call(JSON.stringify(call))).ok as T;
    },
  };

  /** A puzzle with so many turns, and what was shown of it. */
  async function begin(
    game: GameId,
    turns: number,
  ): Promise<{ attempt: Attempt; shown: GameSnapshot[]; solution: string }> {
    const file = fileOf(game);
    const listed = await prover.ask<ListedPuzzle[]>({ call: 'puzzle', ask: 'list', text: file });
    const name = listed.find((puzzle) => puzzle.turns === turns)?.name ?? '';
    const text = textsOf(file).get(name) ?? '';
    const attempt = new Attempt(prover, await prover.ask<BegunPuzzle>({ call: 'puzzle', ask: 'begin', text }), 0);
    const shown: GameSnapshot[] = [];
    attempt.subscribe((update) => update.type === 'snapshot' && shown.push(update.snapshot));
    return { attempt, shown, solution: /^move (.*)$/m.exec(text)?.[1] ?? '' };
  }
  const legalNow = ({ snapshot }: Attempt) => snapshot.help.legal;
  const stageOf = ({ stage }: Attempt): AttemptStage => stage;
  const byText = (attempt: Attempt, text: string): Action => {
    const found = legalNow(attempt).find((legal) => legal.text === text);
    if (!found) throw new Error(`${text} is not legal`);
    return found.action;
  };

  test.each(['splendor', 'marvel', 'duel'] as const)(
    'a wrong move in %s is refuted on the board and taken back',
    async (game) => {
      const { attempt, shown, solution } = await begin(game, 1);
      const start = attempt.snapshot;
      const wrong = legalNow(attempt).find(({ text }) => text !== solution);
      if (!wrong) throw new Error('there is another move');
      await attempt.send(wrong.action);
      expect(attempt.stage).toBe('wrong');
      expect(attempt.flawless).toBe(false);
      expect(legalNow(attempt), 'nothing to do but to ask or to try again').toEqual([]);
      await attempt.whyNot();
      expect(attempt.stage).toBe('refuted');
      expect(attempt.snapshot.log.length).toBeGreaterThan(0);
      const versions = shown.map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      attempt.again();
      expect(attempt.stage).toBe('solving');
      expect(attempt.snapshot.view).toEqual(start.view);
      expect(legalNow(attempt)).toEqual(start.help.legal);
      await attempt.send(byText(attempt, solution));
      expect(['solving', 'solved']).toContain(attempt.stage);
      expect(attempt.flawless).toBe(false);
    },
  );

  test.each(['splendor', 'marvel'] as const)('%s is won against the strongest resistance', async (game) => {
    const { attempt, solution } = await begin(game, 2);
    await attempt.send(byText(attempt, solution));
    expect(attempt.stage).toBe('solving');
    for (let moves = 0; stageOf(attempt) === 'solving' && moves < 9; moves += 1) {
      // Wrong ones are taken back until the right one is found.
      for (const { action } of legalNow(attempt)) {
        await attempt.send(action);
        if (stageOf(attempt) !== 'wrong') break;
        attempt.again();
      }
    }
    expect(attempt.stage).toBe('solved');
    expect(attempt.snapshot.view.phase).toBe('over');
    expect(legalNow(attempt)).toEqual([]);
  });
});
