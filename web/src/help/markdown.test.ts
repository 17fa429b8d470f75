import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardById, tileById } from '../catalogue/catalogue';
import { EXPANSION_LIST, GAME_LIST, isGameId } from '../games';
import { LANGUAGES } from '../i18n/languages';
import { contents, inline, parseMarkdown } from './markdown';

test('headings keep their anchor', () => {
  expect(parseMarkdown('# Splendor\n\n## Taking tokens {#take}')).toEqual([
    { kind: 'heading', level: 1, text: [{ text: 'Splendor' }], anchor: null },
    { kind: 'heading', level: 2, text: [{ text: 'Taking tokens' }], anchor: 'take' },
  ]);
});

test('lists, numbered or not, and lines that go on', () => {
  expect(parseMarkdown('- one\n- two\n  more\n\n1. first\n2. second')).toEqual([
    { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two more' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
  ]);
});

test('tables have a head and rows', () => {
  expect(parseMarkdown('| a | b |\n| --- | --- |\n| 1 | **2** |')).toEqual([
    { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ bold: '2' }]]] },
  ]);
});

test('bold words stand apart, and nothing is ever markup', () => {
  expect(inline('a **b** <b>c</b>')).toEqual([{ text: 'a ' }, { bold: 'b' }, { text: ' <b>c</b>' }]);
});

test('the number of a rule stands apart, so that it does not break', () => {
  expect(inline('so it is. (S-25, S-26)')).toEqual([
    { text: 'so it is. (' },
    { code: 'S-25' },
    { text: ', ' },
    { code: 'S-26' },
    { text: ')' },
  ]);
});

test('a piece can be drawn', () => {
  expect(parseMarkdown('![The parts](card:S2-16)')).toEqual([
    { kind: 'figure', piece: 'card', id: 'S2-16', words: 'The parts' },
  ]);
});

describe.each(LANGUAGES)('%s', (language) => {
  const folder = join(process.cwd(), '..', 'help', language);
  const read = (file: string) => parseMarkdown(readFileSync(join(folder, file), 'utf8'));

  test('every text is read without a leftover mark', () => {
    for (const file of readdirSync(folder)) {
      const words = JSON.stringify(read(file));
      expect(words, file).not.toMatch(/\*\*|\{#|"\| /);
    }
  });

  test('draws the same pieces as English, and only what there is', () => {
    for (const { id: game } of [...GAME_LIST, ...EXPANSION_LIST]) {
      const figures = (from: string) =>
        parseMarkdown(readFileSync(join(process.cwd(), '..', 'help', from, `${game}.md`), 'utf8')).flatMap((block) =>
          block.kind === 'figure' ? [`${block.piece}:${block.id}`] : [],
        );
      expect(figures(language), game).toEqual(figures('en'));
      if (isGameId(game)) expect(figures(language).length, game).toBeGreaterThan(1);
      for (const [piece, id = ''] of figures(language).map((figure) => figure.split(':'))) {
        if (piece === 'card') expect(cardById(id).id).toBe(id);
        if (piece === 'tile') expect(tileById(id).id).toBe(id);
      }
    }
  });

  test('has every section that the table opens', () => {
    for (const { id, sections } of [...GAME_LIST, ...EXPANSION_LIST]) {
      const anchors = contents(read(`${id}.md`)).map((entry) => entry.anchor);
      for (const section of Object.values(sections)) expect(anchors, id).toContain(section);
    }
  });
});
