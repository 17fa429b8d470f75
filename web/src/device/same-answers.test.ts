import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DeviceGame, ServerMsg, TableConfig } from '../protocol/generated/protocol';
import { textsOf } from '../puzzles/texts';
import type { BegunPuzzle, Call, Chosen, Decided, Kept, ListedPuzzle, PuzzleLine, Standing } from './calls';
import { EngineModule } from './module';

/**
 * The same games in WebAssembly and in the native program, question by question: every view, legal list, move of a bot,
 * hint and judgement. `scripts/check/wasm.sh` builds both and names the native one.
 */
const NATIVE = process.env.PARURE_NATIVE;
const ENGINE = 'engine/engine.wasm';

/** Every kind of game, and how many play. */
const GAMES: readonly [string, TableConfig['game'], NonNullable<TableConfig['options']>, number][] = [
  ['Splendor for two', 'splendor', {}, 2],
  ['Splendor for three', 'splendor', {}, 3],
  ['Splendor for four', 'splendor', {}, 4],
  ['the Cities', 'splendor', { expansion: 'cities' }, 2],
  ['the Trading Posts', 'splendor', { expansion: 'posts' }, 3],
  ['the Orient', 'splendor', { expansion: 'orient' }, 2],
  ['the Strongholds', 'splendor', { expansion: 'strongholds' }, 4],
  ['Marvel for two', 'marvel', {}, 2],
  ['Marvel for four', 'marvel', {}, 4],
  ['Duel', 'duel', {}, 2],
];
const SEEDS = [1, 2];
const LEVELS = ['level1', 'level3', 'level4', 'strongest'] as const;
const LIMITS = { iterations: 60 };
/** Long enough for every game by these bots. */
const MOST_MOVES = 600;

let engine: EngineModule;
/** What was asked, and what the engine answered. */
let asked: [question: string, answer: string][] = [];

function ask<T>(call: Call): T {
  const question = JSON.stringify(call);
  const answer = engine.call(question);
  asked.push([question, answer]);
  const reply = JSON.parse(answer);
  if (!('ok' in reply)) throw new Error(`${question}: ${answer}`);
  return reply.ok;
}

/** Plays a whole game and asks everything about it that there is to ask. */
function play(game: TableConfig['game'], options: TableConfig['options'], players: number, seed: number): Standing {
  const table = `local-same-answers-00${seed}`;
  const fresh = { table, secret: String(seed).padStart(64, '0'), name: 'Ada', now: 1_000 };
  const bot = (i: number) => ({ who: 'bot' as const, level: LEVELS[(i + seed) % LEVELS.length] ?? 'level3' });
  const seats: TableConfig['seats'] = [{ who: 'me' }, ...Array.from({ length: players - 1 }, (_, i) => bot(i))];
  const steps = ask<Kept[]>({ call: 'make', new: fresh, config: { game, options: options ?? {}, seats } });
  let standing = ask<Standing>({ call: 'load', table, secret: fresh.secret, steps });
  engine.supply(standing.rules, readFileSync(`engine/${standing.rules}.bin`));
  const go = (call: Call): void => {
    const decided = ask<Decided>(call);
    standing = ask<Standing>({ call: 'apply', table, steps: decided.steps });
  };
  go({ call: 'ask', table, name: 'Ada', now: 2_000, message: { id: 'start', type: 'start' } });
  for (let move = 0; standing.stage === 'playing' && move < MOST_MOVES; move += 1) {
    const now = 3_000 + move;
    const tell: Call = { call: 'tell', table, seen: move % 7 ? standing.version - 1 : null, now };
    const message = ask<ServerMsg>(tell);
    const lean = ask<ServerMsg>({ ...tell, help: 'client' });
    if (message.type !== 'snapshot' && message.type !== 'update') throw new Error(message.type);
    if (lean.type !== message.type) throw new Error(lean.type);
    // What is worked out from a state without help is what comes with it.
    expect(lean.help).toBeNull();
    expect(ask({ call: 'help', state: lean })).toEqual(message.help);
    if (standing.bot) {
      const chosen = ask<Chosen>({ call: 'choose', table, seed: seed * 1_000 + move, limits: LIMITS });
      go({ call: 'bot_move', table, now, ...chosen });
      continue;
    }
    const legal = message.help?.legal ?? [];
    if (move % 5 === 0) ask({ call: 'advise', table, seed: move, limits: LIMITS });
    const action = legal[(move * 7 + seed) % legal.length]?.action;
    if (!action) throw new Error('a seat to act has something to do');
    const request = { id: String(move), type: 'move' as const, expected_version: standing.version, action };
    go({ call: 'ask', table, name: 'Ada', now, message: request });
  }
  ask({ call: 'summary', table });
  const { text } = ask<{ text: string }>({ call: 'record', table });
  expect(ask({ call: 'rules_of', record: text })).toBe(standing.rules);
  ask({ call: 'replay', table, seat: 0 });
  ask({ call: 'proof', table });
  expect(ask<DeviceGame>({ call: 'bring', table }).record).toBe(text);
  for (const nth of [0, 5, 11]) {
    const judged = ask({ call: 'judge', table, nth });
    // A game is judged alike by its table and by its record.
    expect(ask({ call: 'judge_record', record: text, nth })).toEqual(judged);
  }
  return standing;
}

/** Asks the native program the same. */
function compare(): void {
  const input = asked.map(([question]) => question).join('\n');
  const { stdout, status } = spawnSync(NATIVE ?? '', { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  expect(status).toBe(0);
  const answers = stdout.split('\n');
  for (const [nth, [question, answer]] of asked.entries()) {
    if (answers[nth] !== answer) expect(answers[nth], question.slice(0, 400)).toBe(answer);
  }
}

describe.runIf(NATIVE)('the engine of the page', () => {
  beforeAll(async () => {
    expect(existsSync(ENGINE), 'scripts/wasm.sh build').toBe(true);
    engine = await EngineModule.start(await WebAssembly.compile(readFileSync(ENGINE)));
    asked = [];
  });

  test.each(['splendor', 'marvel', 'duel'])('proves and refutes puzzles of %s as the native one does', (game) => {
    asked = [];
    const file = readFileSync(`../crates/bots/puzzles/${game}.txt`, 'utf8');
    const listed = ask<ListedPuzzle[]>({ call: 'puzzle', ask: 'list', text: file });
    // One of each length.
    for (const turns of new Set(listed.map((puzzle) => puzzle.turns))) {
      const name = listed.find((puzzle) => puzzle.turns === turns)?.name ?? '';
      const text = textsOf(file).get(name) ?? '';
      const { help } = ask<BegunPuzzle>({ call: 'puzzle', ask: 'begin', text });
      for (const { action } of help.legal) {
        if (!ask<PuzzleLine>({ call: 'puzzle', ask: 'play', action }).wins)
          ask({ call: 'puzzle', ask: 'why_not', action });
        else break;
      }
    }
    compare();
  });

  test.each(GAMES)('answers as the native one does in %s', (_, game, options, players) => {
    asked = [];
    for (const seed of SEEDS) expect(play(game, options, players, seed).stage).toBe('over');
    compare();
    expect(asked.length).toBeGreaterThan(100);
  });

  test('takes the weights of no other rules', () => {
    const weights = readFileSync('engine/cities.bin');
    expect(() => engine.supply('posts', weights)).toThrow('do not fit');
    expect(() => engine.supply('moats', weights)).toThrow('do not fit');
  });

  test('refuses in words what it cannot do', () => {
    expect(engine.call('nonsense')).toContain('bad_message');
    expect(engine.call('{"call":"summary","table":"local-nobody-made-this"}')).toContain('no_table');
  });
});
