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

test('a first turn counts once for all seats, by what it wins beyond its seat, the best first', () => {
  const reserve = { type: 'reserve', level: 3, seat: 0, times: 2000, won: 0.75 } as const;
  const rare = { type: 'other', seat: 1, times: 1, won: 1 } as const;
  const lines = openings({ openings: [take(0, 6000, 0.5), reserve, take(1, 3000, 0.25), rare], seats: [0.6, 0.4] });
  expect(lines.map(({ opening }) => opening.type)).toEqual(['reserve', 'take']);
  expect(lines[0]?.edge).toBeCloseTo(0.15);
  expect(lines[1]?.edge).toBeCloseTo((6000 * -0.1 + 3000 * -0.15) / 9000);
  expect(lines[1]?.error).toBeCloseTo((1.96 * Math.sqrt(9000 * 0.6 * 0.4)) / 9000);
});

test('of many first turns the best and the worst are shown', () => {
  const many = Array.from({ length: 40 }, (_, n) => ({ ...take(0, 9000, n / 100), tokens: { red: n } }));
  const lines = openings({ openings: many, seats: [0.2] });
  expect(lines.map(({ edge }) => Math.round(edge * 100))).toEqual([
    19, 18, 17, 16, 15, 14, 13, 12, 11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
  ]);
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
