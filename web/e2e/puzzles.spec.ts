import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { dailyOf, dayOf } from '../src/puzzles/daily';
import { textsOf } from '../src/puzzles/texts';
import { staysWithin } from './a11y-tree';
import { builtWithEngine, goOffline } from './engine';
import { type InputMode, inputFor } from './input-modes';
import { expect, test } from './test';
import type { Words } from './words';

test.skip(!builtWithEngine(), 'the page was built without the engine: `make engine`');
test.use({ serviceWorkers: 'allow' });

const texts = (game: string): Map<string, string> =>
  textsOf(readFileSync(resolve(import.meta.dirname, `../../crates/bots/puzzles/${game}.txt`), 'utf8'));

/**
 * Won in one turn by buying a card that lies in the market, so that one press and another solve it; and another card could be
 * reserved, without giving tokens back.
 */
function plain(): { name: string; card: string } {
  for (const [name, text] of texts('splendor')) {
    const card = /^turns 1\nmove buy (S\d-\d+) /m.exec(text)?.[1];
    const seat = /^seen by (\d)$/m.exec(text)?.[1];
    const own = new RegExp(`^seat ${seat} .*$`, 'm').exec(text)?.[0] ?? '';
    const tokens = /tokens (\S+)/.exec(own)?.[1]?.length ?? 0;
    const hand = /hand ([^a-z]*)/.exec(own)?.[1]?.trim().split(' ').length ?? 0;
    if (card && tokens < 10 && hand < 3 && new RegExp(`^[123] .*${card}`, 'm').test(text)) return { name, card };
  }
  throw new Error('no puzzle is so plain');
}

class Solver {
  readonly #page: Page;
  readonly #words: Words;
  readonly #press: (target: Locator) => Promise<void>;

  constructor(page: Page, words: Words, mode: InputMode) {
    this.#page = page;
    this.#words = words;
    const input = inputFor(mode, page);
    this.#press = (target) => input.press(target);
  }

  button(message: string): Locator {
    return this.#page.locator('.action').getByRole('button', { name: this.#words.t(message), exact: true });
  }

  async press(message: string): Promise<void> {
    await this.#press(this.button(message));
  }

  /** Buys a card of the market. */
  async buy(card: string): Promise<void> {
    await this.#press(this.#page.locator(`.market [data-card="${card}"]`).first());
    await this.#press(this.#page.locator('.action .button.is-go'));
  }

  /** Reserves a card that is not the one. */
  async reserveOther(card: string): Promise<void> {
    await this.#press(this.#page.locator(`.market [data-card]:not([data-card="${card}"])`).last());
    await this.#press(this.#page.locator('.action').getByRole('button', { name: this.#words.t('reserve-go') }));
  }

  async says(message: string): Promise<void> {
    await expect(this.#page.locator('.action h2')).toHaveText(this.#words.t(message));
  }
}

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const WAYS = [
  { mode: 'mouse', viewport: { width: 1280, height: 720 }, hasTouch: false },
  { mode: 'touch', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;
for (const { mode, viewport, hasTouch } of WAYS) {
  test.describe(`by ${mode}`, () => {
    test.use({ viewport, hasTouch });

    test(`a puzzle is refuted and solved without a network, by ${mode} @short`, async ({
      page,
      context,
      words,
      guard,
    }) => {
      const { t } = words;
      const { name, card } = plain();
      await goOffline(page, context, guard);
      await page.goto('/puzzles/splendor');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await barriers(page), 'the list').toEqual([]);
      const link = page.locator(`a[href$="/${name}"]`).last();
      const number = await link.textContent();
      await link.click();
      const solver = new Solver(page, words, mode);
      await expect(page.locator('.turn-pill')).toContainText(t('puzzle-task', { turns: 1 }));
      await staysWithin(page);

      await solver.reserveOther(card);
      await solver.says('puzzle-wrong');
      expect(await barriers(page), 'a wrong move').toEqual([]);
      await solver.press('puzzle-why');
      await solver.says('puzzle-refuted');
      await staysWithin(page);
      await solver.press('puzzle-again');

      await solver.buy(card);
      await solver.says('puzzle-solved');
      await expect(page.locator('.action')).toContainText(t('puzzle-solved-later'));
      expect(await barriers(page), 'solved').toEqual([]);
      await page
        .locator('.action')
        .getByRole('link', { name: t('puzzles-all') })
        .click();
      await expect(
        page.getByRole('link', { name: t('puzzles-number-solved', { number: Number(number) }) }),
      ).toBeVisible();
    });
  });
}

test('the puzzle of the day is the same for everybody, and solving it counts the days @short', async ({
  page,
  words,
}) => {
  const { t } = words;
  const all = [...texts('splendor')].map(([name, text]) => ({ name, text }));
  // A day on which the puzzle is solved by one purchase from the market.
  const { name, card } = plain();
  let day = dayOf(new Date(2026, 10, 17));
  while (dailyOf(all, day)?.name !== name) day += 1;
  const noon = (later: number): Date => new Date((day + later) * 86_400_000 + 12 * 3_600_000);
  await page.clock.setFixedTime(noon(0));
  await page.addInitScript(
    (streaks) => {
      if (!localStorage.getItem('parure.puzzles')) localStorage.setItem('parure.puzzles', JSON.stringify({ streaks }));
    },
    { splendor: { day: day - 1, days: 4, best: 6 } },
  );
  await page.goto('/puzzles/splendor');
  await expect(page.getByText(t('puzzles-streak', { days: 4 }))).toBeVisible();
  await page.getByRole('link', { name: t('puzzles-daily-go') }).click();
  await expect(page).toHaveURL(new RegExp(`/puzzles/splendor/${name}$`));
  const solver = new Solver(page, words, 'mouse');
  await solver.buy(card);
  await solver.says('puzzle-solved');
  await expect(page.locator('.action')).toContainText(t('puzzle-solved-at-once'));
  await expect(page.locator('.action')).toContainText(t('puzzles-streak', { days: 5 }));
  await solver.press('puzzle-next');
  await expect(page).not.toHaveURL(new RegExp(name));

  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: t('puzzles-daily-again') })).toHaveCount(1);
  await page.clock.setFixedTime(noon(2));
  await page.reload();
  await expect(page.getByRole('link', { name: t('puzzles-daily-go') })).toHaveCount(3);
  await expect(page.getByText(t('puzzles-streak', { days: 5 }))).toHaveCount(0);
});

test('a puzzle is solved by keyboard alone, and told to screen readers', async ({ page, words }) => {
  const { name, card } = plain();
  await page.goto(`/puzzles/splendor/${name}`);
  const solver = new Solver(page, words, 'keyboard');
  await solver.buy(card);
  await expect(page.getByRole('status').filter({ hasText: words.t('puzzle-solved') })).toBeVisible();
});

test('a puzzle that nobody knows is told so', async ({ page, words }) => {
  await page.goto('/puzzles/duel/duel-0-0');
  await expect(page.getByRole('alert')).toHaveText(words.t('puzzles-unknown'));
});
