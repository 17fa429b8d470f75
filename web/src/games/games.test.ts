import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { STONES } from '../art/stones';
import { cardIdsOf } from '../catalogue/catalogue';
import { GAME_LIST, GAMES, lookWith, stoneOf } from '.';
import { LESSONS } from './lessons';

const SRC = join(process.cwd(), 'src');
/** Games live here, the server's words are the server's, and what is made up for tests may say what it is. */
const OWN = /^(games|gallery|testing|protocol\/generated)\/|\.test\.ts$/;
/** A name of a game or an expansion as a value, or a question which one it is. */
const ASKS = /['"`](splendor|marvel|duel|cities|posts|orient|strongholds)['"`]|\bisDuel\b|\bgame [!=]== ['"`]/;

test('no other file asks which game it is', () => {
  const asking = readdirSync(SRC, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !OWN.test(relative(SRC, file)) && ASKS.test(readFileSync(file, 'utf8')))
    .map((file) => relative(SRC, file));
  expect(asking).toEqual([]);
});

test.each(GAME_LIST)('$id has a stone and a letter for every token, and a card to show', (game) => {
  for (const color of game.tokenColors) expect(STONES[stoneOf(game.id, color)], color).toBeDefined();
  expect(game.letters.map(([, color]) => color).toSorted()).toEqual([...game.tokenColors].toSorted());
  expect(cardIdsOf(game.id)).toContain(game.showcase);
  expect(LESSONS[game.id].length).toBeGreaterThan(0);
});

const LOOKS = GAME_LIST.flatMap(({ id, expansions }) => [
  lookWith(id, null),
  ...expansions.map((with_) => lookWith(id, with_.id)),
]);

test.each(LOOKS)('every word of $id with $expansion.id is written', ({ words }) => {
  const folder = join(process.cwd(), '..', 'locales', 'en');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const ids = new Set(texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)));
  const { endCount, target, logBuy, ...plain } = words;
  const named = [...Object.values(plain), endCount.message, logBuy, `${logBuy}-free`, ...(target ? [target] : [])];
  for (const id of named) expect(ids, id).toContain(id);
});

test('games are known by their own name', () => {
  for (const [id, game] of Object.entries(GAMES)) expect(game.id).toBe(id);
});
