// @vitest-environment jsdom
import '../testing/browser-stubs';
import { beforeAll, expect, test } from 'vitest';
import { lookOf, lookWith } from '../games';
import { STAGES } from '../games/lesson';
import { LESSONS, lessonsOf } from '../games/lessons';
import { loadWords, setLanguage, t } from '../i18n/locale.svelte';
import type { GameSnapshot, LogEvent } from '../protocol/types';
import { golden } from '../testing/goldens';
import { factsOf } from './facts';
import { follow, lessonFor, PATIENCE } from './lessons';
import { NO_PROGRESS } from './progress';

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('learn');
});
const TAUGHT = Object.keys(LESSONS) as (keyof typeof LESSONS)[];

/** A table whose first player, who learns, has not done anything yet, or only what is named. */
function after(name: string, cards: number, ...events: LogEvent[]): GameSnapshot {
  const snapshot = golden(name);
  const [first] = snapshot.view.players;
  if (!first) throw new Error('nobody sits there');
  first.cards = Array.from({ length: cards }, (_, i) => `S1-0${i + 1}`);
  first.tokens = {};
  first.reserved = [];
  return {
    ...snapshot,
    me: 0,
    log: events.map((event, i) => ({ version: i + 1, turn: i + 1, event })),
  };
}
const lesson = (snapshot: GameSnapshot, ...read: string[]): string | undefined =>
  lessonFor(lookOf(snapshot.config), factsOf(snapshot), new Set(read))?.id;
const take: LogEvent = { type: 'take', seat: 0, tokens: { red: 1 } };
const buy: LogEvent = { type: 'buy', seat: 0, card: 'S1-01', pay: {} };

test.each(TAUGHT)('every lesson of %s has words, and the road has its stages in order', (game) => {
  const words = LESSONS[game].flatMap(({ id }) => ['title', 'text', 'why'].map((part) => `learn-${id}-${part}`));
  for (const id of words) expect(t(id, { target: 15, limit: 10 })).not.toBe('');
  const road = LESSONS[game].filter(({ id }) => !['over', 'last', 'last-marvel'].includes(id));
  const first = STAGES.map((wanted) => road.findIndex(({ stage: found }) => found === wanted));
  expect(first).toEqual(first.toSorted((a, b) => a - b));
});

test('lessons that are read in one language are there in the next', async () => {
  const english = t('learn-over-title');
  await setLanguage('ja');
  expect(t('learn-over-title')).not.toBe(english);
  await setLanguage('en');
});

test('the first lessons follow what the learner does', () => {
  expect(lesson(after('splendor-2', 0))).toBe('aim');
  expect(lesson(after('splendor-2', 0), 'aim')).toBe('take');
  expect(lesson(after('splendor-2', 0, take), 'aim')).toBe('watch');
  expect(lesson(after('splendor-2', 0, take), 'aim', 'watch')).toBe('buy');
  expect(lesson(after('splendor-2', 1, take, buy), 'aim', 'watch')).toBe('discount');
});

test('saving is taught only while nothing can be bought', () => {
  const poor = after('splendor-2', 0, take);
  const short = poor.help.cards.filter((card) => card.state === 'short');
  expect(lesson({ ...poor, help: { ...poor.help, cards: short } }, 'aim', 'watch')).toBe('save');
});

test('nobles come after the engine, points after the nobles', () => {
  const known = ['aim', 'watch', 'discount', 'limit', 'gold', 'reserve', 'visit'];
  expect(lesson(after('splendor-2', 3, take, buy), ...known)).toBe('engine');
  expect(lesson(after('splendor-2', 4, take, buy), ...known)).toBe('nobles');
  expect(lesson(after('splendor-2', 4, take, buy), ...known, 'nobles')).toBe('court');
  expect(lesson(after('splendor-2', 9, take, buy), ...known, 'nobles')).toBe('points');
});

test('the end of the game is told whatever else is open', () => {
  const end = { ...after('duel-start', 2), result: { winners: [0], points: [20, 3], reason: 'points20' as const } };
  expect(lesson(end)).toBe('over');
});

/** A table after so many own turns, all spent on something that no lesson asks for. */
const stubborn = (name: string, turns: number): GameSnapshot =>
  after(name, 0, ...Array.from({ length: turns }, (): LogEvent => ({ type: 'pass', seat: 0 })));

test.each([
  ['splendor-2', 'court'],
  ['marvel-2', 'court-marvel'],
  ['duel-start', 'court-duel'],
  ['cities-2', 'pick-city'],
  ['posts-gem', 'court-posts'],
  ['orient-2', 'orient-middle'],
  ['strongholds-3', 'conquest'],
])('on %s no lesson holds up those after it, whatever is played', (name, late) => {
  let progress = NO_PROGRESS;
  const shown: string[] = [];
  for (let turns = 0; turns < 60; turns += 1) {
    const snapshot = stubborn(name, turns);
    progress = follow(lookOf(snapshot.config), factsOf(snapshot), progress);
    if (progress.since && shown.at(-1) !== progress.since.id) shown.push(progress.since.id);
  }
  expect(shown).toContain('engine');
  expect(shown).toContain(late);
  expect(new Set(shown).size).toBe(shown.length);
  // The last one stays.
  const stays = lessonsOf(lookOf(golden(name).config))
    .filter((entry) => entry.stays)
    .map(({ id }) => id);
  expect(stays).toContain(shown.at(-1));
});

test.each(TAUGHT)('every lesson of %s can be skipped, and the last waits for the end', (game) => {
  const name = {
    splendor: 'splendor-2',
    marvel: 'marvel-2',
    duel: 'duel-start',
    cities: 'cities-2',
    posts: 'posts-gem',
    orient: 'orient-2',
    strongholds: 'strongholds-3',
  }[game];
  const look = lookOf(golden(name).config);
  const facts = factsOf(after(name, 2, take, buy));
  const read = new Set<string>();
  for (let open = lessonFor(look, facts, read); open; open = lessonFor(look, facts, read)) read.add(open.id);
  const always = LESSONS[game].filter((entry) => entry.when(facts) && !entry.done?.(facts));
  expect([...read].toSorted()).toEqual(always.map(({ id }) => id).toSorted());
  expect(read.size).toBeGreaterThan(look.expansion ? 3 : 5);
});

test('a lesson waits for a few turns before it gives way', () => {
  const at = (turns: number) => factsOf(stubborn('splendor-2', turns));
  let progress = follow(lookWith('splendor', null), at(0), NO_PROGRESS);
  expect(progress.since?.id).toBe('aim');
  progress = follow(lookWith('splendor', null), at(PATIENCE - 1), progress);
  expect(progress.since?.id).toBe('aim');
  progress = follow(lookWith('splendor', null), at(PATIENCE), progress);
  expect(progress).toMatchObject({ read: ['aim'], since: { id: 'take' } });
});
