import type { Page } from '@playwright/test';
import { against, makeTable, playTo, sitDown } from './places';
import type { Words } from './words';

/** Every page and dialog that does not need a finished game, one after another. */
export interface Place {
  name: string;
  open: (page: Page, words: Words) => Promise<void>;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const menu =
  (entry: string) =>
  async (page: Page, { t }: Words): Promise<void> => {
    await press(page, t('tool-menu'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(entry), exact: true })
      .click();
    await page.locator('dialog[open]').waitFor();
  };

export const FRONT: readonly Place[] = [
  { name: 'front page', open: async (page) => void (await page.goto('/')) },
  {
    name: 'set-up',
    open: async (page, { t }) => {
      await page.goto('/');
      await press(page, t('home-make-table'));
      await page.getByText(t('setup-house-rules')).click();
      await page.getByText(t('setup-more')).click();
    },
  },
  {
    name: 'waiting room',
    open: async (page, { t }) => {
      const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'bot', level: 'level4' }] as const;
      const table = await makeTable(page, { ...against('splendor', 4), seats: [...seats], options: { team: true } });
      await page.goto(`/table/${table}`);
      await page.getByRole('region', { name: t('room-agreed') }).waitFor();
    },
  },
  {
    name: 'puzzles of the day',
    open: async (page) => {
      await page.goto('/puzzles');
      await page.locator('h1, .notice [role="alert"]').first().waitFor();
    },
  },
  {
    name: 'puzzles',
    open: async (page) => {
      await page.goto('/puzzles/duel');
      await page.locator('h1, .notice [role="alert"]').first().waitFor();
    },
  },
  {
    name: 'settings',
    open: async (page, { t }) => {
      await page.goto('/');
      await press(page, t('tool-settings'));
    },
  },
  {
    name: 'account',
    open: async (page, { t }) => {
      await page.goto('/');
      await press(page, t('account-title'));
      await page.getByLabel(t('account-login'), { exact: true }).waitFor();
    },
  },
  { name: 'help', open: async (page) => opened(page, '/help/splendor', '.help-page, main') },
  { name: 'glossary', open: async (page) => opened(page, '/help/glossary', '.help-page, main') },
  { name: 'statistics', open: async (page) => opened(page, '/statistics/marvel/3', '.statistics main') },
  { name: 'analysis', open: async (page) => opened(page, '/analysis', '.begin main') },
  {
    name: 'analysis board',
    open: async (page, { t }) => {
      await opened(page, '/analysis/duel', '.begin main');
      await press(page, t('analysis-lay-out'));
      await page.getByText(t('analysis-at', { move: 0 })).waitFor();
      const panel = page.getByRole('button', { name: t('review-analysis'), exact: true });
      if (await panel.isVisible()) await panel.click();
    },
  },
  {
    name: 'position set up by hand',
    open: async (page, { t }) => {
      await opened(page, '/analysis/marvel', '.begin main');
      await press(page, t('analysis-setup'));
      await page.getByText(t('analysis-setup-fits')).waitFor();
    },
  },
];

async function opened(page: Page, address: string, sign: string): Promise<void> {
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  await page.locator('h1, h2').first().waitFor();
}

/** What opens over a table. */
export const OVER_THE_TABLE: readonly Place[] = [
  { name: 'menu', open: async (page, { t }) => press(page, t('tool-menu')) },
  { name: 'chat', open: menu('chat') },
  { name: 'rules', open: menu('help-rules') },
  { name: 'log', open: menu('tool-log') },
  { name: 'settings at the table', open: menu('tool-settings') },
  { name: 'seat link', open: menu('menu-other-device') },
  { name: 'resign', open: menu('menu-resign') },
];

/** Whoever looks at a table gives up. */
export async function giveUp(page: Page, { t }: Words): Promise<void> {
  await press(page, t('tool-menu'));
  await press(page, t('menu-resign'));
  await press(page, t('menu-resign'));
}

/** The judgement of a finished game, which small screens show when they are asked to. */
export async function openAnalysis(page: Page, { t }: Words): Promise<void> {
  await page.getByRole('slider').waitFor();
  const button = page.getByRole('button', { name: t('review-analysis') });
  if (await button.isVisible()) await button.click();
  await page.locator('.chart').first().waitFor({ timeout: 200_000 });
}

/** What follows a game, for somebody who has given up. */
export const AFTER: readonly Place[] = [
  { name: 'end', open: async (page) => page.locator('dialog.is-end').waitFor() },
  {
    name: 'review',
    open: async (page, words) => {
      await press(page, words.t('review'));
      await openAnalysis(page, words);
    },
  },
  {
    name: 'my games',
    open: async (page, { t }) => {
      await makeTable(page, against('duel', 2));
      await page.goto('/');
      await page.getByText(t('home-finished')).click();
      await page.locator('.finished').getByRole('listitem').first().waitFor();
    },
  },
];

/** What lies over the table goes away. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
}

/** A table in the middle of its game, with the page's browser at one of its seats. */
export async function midGame(
  page: Page,
  game: 'splendor' | 'marvel' | 'duel',
  seats: number,
  round = 8,
): Promise<string> {
  const table = await makeTable(page, against(game, seats));
  await playTo(page, table, round);
  await sitDown(page, `/table/${table}`);
  return table;
}
