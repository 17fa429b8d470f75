import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, ALL_TILES } from '../catalogue/catalogue';
import { bundleFrom, format } from './bundle';
import { LANGUAGES, type Language, preferredLanguage } from './languages';
import { formatParts } from './parts';

const LOCALES = join(process.cwd(), '..', 'locales');

/** Names of pieces; the English ones stand in the data of the games. */
const NAMES = 'names.ftl';

const sourcesOf = (language: Language): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith('.ftl') && file !== NAMES)
    .toSorted()
    .map((file) => readFileSync(join(LOCALES, language, file), 'utf8'));

/** Every `$variable` inside a parsed pattern, however deep. */
function variablesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(variablesIn);
  if (typeof node !== 'object' || node === null) return [];
  const record = node as Record<string, unknown>;
  const own = record.type === 'var' && typeof record.name === 'string' ? [record.name] : [];
  return [...own, ...Object.values(record).flatMap(variablesIn)];
}

function messagesOf(language: Language): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const source of sourcesOf(language)) {
    for (const entry of new FluentResource(source).body) {
      expect(messages.has(entry.id), `${language}: ${entry.id} stands twice`).toBe(false);
      messages.set(entry.id, [...new Set(variablesIn(entry.value))].toSorted());
    }
  }
  return messages;
}

/** Ids that a file could hold, to find entries that Fluent skips as junk. */
const idsWritten = (language: Language): string[] =>
  sourcesOf(language).flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''));

const english = messagesOf('en');

/** A language may word something by the game where another has one word for all. */
const withoutGame = (variables: readonly string[] | undefined): string[] | undefined =>
  variables?.filter((name) => name !== 'game');

describe.each(LANGUAGES)('%s', (language) => {
  const messages = messagesOf(language);

  test('has every message with the same variables as English, but for the game', () => {
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [id, variables] of english)
      expect({ id, variables: withoutGame(messages.get(id)) }).toEqual({ id, variables: withoutGame(variables) });
  });

  test('has no entry that cannot be read', () => {
    expect(idsWritten(language).toSorted()).toEqual([...messages.keys()].toSorted());
  });

  test('words every message without an error', () => {
    const bundle = bundleFrom(language, sourcesOf(language));
    for (const [id, variables] of english) {
      const worded = format(bundle, id, Object.fromEntries(variables.map((name) => [name, 2])));
      expect(worded, id).not.toMatch(/\{|\?\?\?/);
    }
  });
});

/** Message ids written out in the source; those put together at run time are covered by their own tests. */
function idsUsed(folder: string): { id: string; rest: string; file: string }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      return [...text.matchAll(/\bt(?:Parts)?\(\s*'([a-z][\w-]*)'([^)]*)/g)].map(([, id, rest]) => ({
        id: id ?? '',
        rest: rest ?? '',
        file: entry.name,
      }));
    });
}

test('every message that the page names exists', () => {
  const missing = idsUsed(join(process.cwd(), 'src')).filter(({ id }) => !english.has(id));
  expect(missing).toEqual([]);
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s names every noble, character, location and city',
  (language) => {
    const named = [...ALL_CARDS, ...ALL_TILES].filter((face) => face.name);
    const source = readFileSync(join(LOCALES, language, NAMES), 'utf8');
    const ids = new FluentResource(source).body.map((entry) => entry.id);
    expect(ids.toSorted()).toEqual(named.map((face) => `name-${face.id}`).toSorted());
  },
);

test('a message that some language words by the game is told the game', () => {
  const byGame = new Set(
    LANGUAGES.flatMap((language) => [...messagesOf(language)].filter(([, names]) => names.includes('game'))).map(
      ([id]) => id,
    ),
  );
  expect(byGame.size).toBeGreaterThan(0);
  const untold = idsUsed(join(process.cwd(), 'src')).filter(({ id, rest }) => byGame.has(id) && !/\bgame\b/.test(rest));
  expect(untold).toEqual([]);
});

test('pieces are drawn where the language puts them', () => {
  const bundle = bundleFrom('en', ['bought = { $player } bought { $card } today']);
  expect(formatParts(bundle, 'bought', ['card'], { player: 'Ada' })).toEqual([
    { text: 'Ada bought' },
    { slot: 'card' },
    { text: 'today' },
  ]);
});

test('the browser’s languages choose ours', () => {
  expect(preferredLanguage(['fr', 'zh-TW'])).toBe('zh-Hant');
  expect(preferredLanguage(['zh-CN'])).toBe('zh-Hans');
  expect(preferredLanguage(['ja-JP', 'en'])).toBe('ja');
  expect(preferredLanguage(['fr'])).toBe('en');
});
