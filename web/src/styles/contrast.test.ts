import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../art/color';
import { skinColors } from '../art/fragments';

/** Pairs of tokens that must hold in every skin and theme: text 4.5, edges and signs 3. */
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['ink', 'panel', 4.5],
  ['ink2', 'panel', 4.5],
  ['ink3', 'panel', 4.5],
  ['ink3', 'panel2', 4.5],
  ['ink', 'bg', 4.5],
  ['ink', 'bg-lamp', 4.5],
  ['ink2', 'bg', 4.5],
  ['ink2', 'bg-lamp', 4.5],
  ['ink3', 'bg', 4.5],
  ['ink2', 'well', 4.5],
  ['accent', 'panel', 4.5],
  ['go-ink', 'go', 4.5],
  ['go-line', 'bg-lamp', 3],
  ['line2', 'panel', 3],
  ['card-ink', 'paper', 4.5],
  ['card-ink2', 'paper2', 4.5],
  ['now-ink', 'now', 4.5],
  ['now-edge', 'bg-lamp', 3],
  ['short-ink', 'short', 4.5],
  ['warn', 'panel', 3],
  ['focus', 'bg-lamp', 3],
  ['focus', 'panel', 3],
  ['cameo', 'cameo-bg', 3],
];

describe.each(['splendor', 'marvel', 'duel'])('%s', (skin) => {
  const css = readFileSync(join(process.cwd(), 'src', 'games', `${skin}.css`), 'utf8');
  const colors = skinColors(skin, css).map((line) => line.split('\t'));
  const tokensOf = (wanted: string) =>
    new Map(colors.flatMap(([, theme, name = '', value = '']) => (theme === wanted ? [[name, value]] : [])));

  test('has both themes', () => expect(tokensOf('dark').get('bg')).not.toBe(tokensOf('light').get('bg')));

  test.each(['dark', 'light'])('%s reads well', (theme) => {
    const tokens = tokensOf(theme);
    for (const [ink, ground, least] of PAIRS) {
      const ratio = contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '');
      expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});
