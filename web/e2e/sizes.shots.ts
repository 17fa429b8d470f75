import { against, makeTable, playTo } from './places';
import { EVERY_SIZE, SCREENS, Screenshots } from './screenshots';
import { test } from './test';

/** The front page and each table at every size in both themes, into target/screenshots. */
const TABLES = [
  ['splendor', 2],
  ['splendor', 4],
  ['marvel', 4],
  ['duel', 2],
] as const;

test('every size', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const places = [['home', '/']];
  for (const [game, seats] of TABLES) {
    const table = await makeTable(page, against(game, seats, {}, 'level3'));
    await playTo(page, table, 12);
    places.push([`${game}-${seats}`, `/table/${table}`]);
  }
  for (const [name, address] of places) {
    for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
      for (const theme of ['dark', 'light'] as const) {
        await screenshots.picture(`${name}-${screen}-${theme}`, address ?? '/', { screen, theme, folder: EVERY_SIZE });
      }
    }
  }
});
