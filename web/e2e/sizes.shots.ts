import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/i18n/languages';
import { giveUp, openAnalysis } from './all-pages';
import { against, makeTable, playTo } from './places';
import { EVERY_SIZE, SCREENS, Screenshots, type Then } from './screenshots';
import { test } from './test';
import { Words } from './words';

/** Every kind of page at every size in both themes, and those with most words in every language, into target/screenshots. */
interface Place {
  address: string;
  /** What is done before the picture. */
  first?: Then;
  /** The words of this page are many. */
  wordy?: true;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const setUp: Then = async (page, { t }) => {
  await press(page, t('home-make-table'));
  await page.getByText(t('setup-house-rules')).click();
};
const result: Then = (page, { t }) => press(page, t('act-over-show'));

async function pictures(screenshots: Screenshots, name: string, { address, first, wordy }: Place): Promise<void> {
  for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    for (const theme of ['dark', 'light'] as const) {
      await screenshots.picture(`${name}-${screen}-${theme}`, address, { screen, theme, folder: EVERY_SIZE }, first);
    }
  }
  if (!wordy) return;
  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    for (const screen of ['small', 'phone', 'desktop'] as const) {
      const look = { screen, language, theme: 'light', folder: EVERY_SIZE } as const;
      await screenshots.picture(`${name}-${screen}-${language}`, address, look, first);
    }
  }
}

const PLACES: Record<string, (page: Page) => Promise<Place>> = {
  home: async () => ({ address: '/', wordy: true }),
  'set-up': async () => ({ address: '/', first: setUp, wordy: true }),
  help: async () => ({ address: '/help/splendor', wordy: true }),
  room: async (page) => {
    const seats = [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'level4', personality: 'rusher' }] as const;
    const table = await makeTable(page, { ...against('marvel', 3), seats: [...seats] });
    return { address: `/table/${table}`, wordy: true };
  },
  lesson: async (page) => ({ address: `/learn/${await makeTable(page, against('splendor', 2))}`, wordy: true }),
  'my-games': async (page) => {
    for (const game of ['splendor', 'duel'] as const) await makeTable(page, against(game, 2));
    await playTo(page, await makeTable(page, against('marvel', 3)), Number.POSITIVE_INFINITY);
    return { address: '/', wordy: true };
  },
  end: async (page) => {
    const table = await makeTable(page, against('splendor', 2));
    await playTo(page, table, Number.POSITIVE_INFINITY);
    return { address: `/table/${table}`, first: result, wordy: true };
  },
  // A short game, which is soon judged.
  review: async (page) => {
    const { address } = await midGame(page, 'duel', 2);
    await page.goto(address);
    await giveUp(page, new Words('en'));
    await page.locator('dialog.is-end').waitFor();
    return { address: `${address.replace('table', 'review')}#9`, first: openAnalysis, wordy: true };
  },
  'splendor-2': (page) => midGame(page, 'splendor', 2),
  'splendor-4': (page) => midGame(page, 'splendor', 4),
  'marvel-4': (page) => midGame(page, 'marvel', 4),
  'duel-2': (page) => midGame(page, 'duel', 2),
};

async function midGame(page: Page, game: 'splendor' | 'marvel' | 'duel', seats: number): Promise<Place> {
  const table = await makeTable(page, against(game, seats, {}, 'level3'));
  await playTo(page, table, 12);
  return { address: `/table/${table}` };
}

for (const [name, made] of Object.entries(PLACES)) {
  test(`${name} at every size`, async ({ visit }) => {
    const screenshots = new Screenshots(visit);
    await pictures(screenshots, name, await made(await screenshots.page()));
  });
}
