import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardIdsOf } from '../catalogue/catalogue';
import { GAME_LIST } from '../games';
import { bundleFrom, format } from '../i18n/bundle';
import { LANGUAGES } from '../i18n/languages';
import { lengths, loadStatistics, openings, quantile, tableSizes } from './statistics';

const take = (seat: number, times: number, won: number) =>
  ({ type: 'take', tokens: { red: 2 }, seat, times, won }) as const;

test('the same first turn counts once for all seats', () => {
  const reserve = { type: 'reserve', level: 3, seat: 0, times: 20, won: 1 } as const;
  const rare = { type: 'other', seat: 1, times: 1, won: 1 } as const;
  const lines = openings([reserve, take(0, 600, 0.5), take(1, 379, 0.25), rare]);
  expect(lines.map(({ opening }) => opening.type)).toEqual(['take', 'reserve']);
  expect(lines[0]?.share).toBeCloseTo(0.979);
  expect(lines[0]?.won).toBeCloseTo((600 * 0.5 + 379 * 0.25) / 979);
});

test('lengths have no gaps, and quartiles lie in them', () => {
  const bars = lengths({ turns: { 12: 1, 15: 2, 13: 1 } });
  expect(bars).toEqual([
    { turns: 12, games: 1 },
    { turns: 13, games: 1 },
    { turns: 14, games: 0 },
    { turns: 15, games: 2 },
  ]);
  expect([0.25, 0.5, 0.75].map((share) => quantile(bars, share))).toEqual([12, 13, 15]);
});

describe.each(GAME_LIST)('$id', ({ id }) => {
  test('has figures for every size of table, of this game and of every card', async () => {
    expect(tableSizes(id).length).toBeGreaterThan(0);
    for (const players of tableSizes(id)) {
      const figures = await loadStatistics(id, players);
      expect([figures.game, figures.players, figures.seats.length]).toEqual([id, players, players]);
      expect(Object.keys(figures.cards).toSorted()).toEqual(cardIdsOf(id).toSorted());
      expect(lengths(figures).reduce((sum, { games }) => sum + games, 0)).toBe(figures.games);
    }
  });

  test('has words for every way its games ended', async () => {
    for (const language of LANGUAGES) {
      const folder = join(process.cwd(), '..', 'locales', language);
      const bundle = bundleFrom(
        language,
        readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
      );
      for (const players of tableSizes(id))
        for (const reason of Object.keys((await loadStatistics(id, players)).reasons))
          expect(format(bundle, `statistics-end-${reason}`)).not.toBe('');
    }
  });
});
