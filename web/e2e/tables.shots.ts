import type { Page } from '@playwright/test';
import type { GameId, HouseRules } from '../src/protocol/generated/protocol';
import { against, makeTable, playTo } from './places';
import { Screenshots, type Then } from './screenshots';
import { test } from './test';

/** Two gems that can be taken are chosen. */
const choosing: Then = async (page) => {
  for (let i = 0; i < 2; i += 1) {
    const next = page.locator('.bank button:not(.is-closed):not(.is-faded):not(.is-picked)').nth(i);
    if (await next.isVisible()) await next.click();
  }
};
const firstCard: Then = async (page) => {
  const card = page.locator('.market .is-buy, .market .is-gold, .market .is-short').first();
  await card.click();
};
/** The ends of the longest line on Duel's board that can be taken. */
const aLine: Then = async (page) => {
  for (let i = 0; i < 3; i += 1) {
    const labelled = page.locator(
      i === 0 ? '.board button:not(.is-faded)' : '.board button:not(.is-faded):not(.is-chosen)',
    );
    if (await labelled.first().isVisible()) await labelled.first().click();
  }
};

async function table(
  page: Page,
  game: GameId,
  seats: number,
  round: number,
  options: HouseRules = {},
): Promise<string> {
  const made = await makeTable(page, against(game, seats, { options }, 'level3'));
  await playTo(page, made, round);
  return `/table/${made}`;
}

test('Splendor', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const two = await table(page, 'splendor', 2, 22);
  await screenshots.picture('splendor-2', two, {}, firstCard);
  const three = await table(page, 'splendor', 3, 20);
  await screenshots.picture('splendor-3-light', three, { theme: 'light', language: 'zh-Hans' });
  const four = await table(page, 'splendor', 4, 19);
  await screenshots.picture('splendor-4', four, {}, choosing);
  await screenshots.picture('splendor-4-light', four, { theme: 'light' }, choosing);
  await screenshots.picture('splendor-4-phone', four, { screen: 'phone' }, choosing);
  await screenshots.picture('splendor-4-small', four, { screen: 'small' });
  await screenshots.picture('splendor-4-tablet', four, { screen: 'tablet', theme: 'light' });
  await screenshots.picture('splendor-4-landscape', four, { screen: 'landscape' });
  const team = await table(page, 'splendor', 4, 15, { team: true });
  await screenshots.picture('splendor-team', team);
  await screenshots.picture('splendor-team-phone', team, { screen: 'phone' });
});

test('Marvel', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const four = await table(page, 'marvel', 4, 19);
  await screenshots.picture('marvel-4', four);
  await screenshots.picture('marvel-4-phone', four, { screen: 'phone' }, choosing);
  await screenshots.picture('marvel-4-small', four, { screen: 'small', theme: 'light', language: 'ja' });
  const three = await table(page, 'marvel', 3, 20);
  await screenshots.picture('marvel-3-light', three, { theme: 'light', language: 'zh-Hant' }, firstCard);
});

test('Duel', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const duel = await table(page, 'duel', 2, 18);
  await screenshots.picture('duel', duel, {}, aLine);
  await screenshots.picture('duel-light', duel, { theme: 'light', language: 'zh-Hans' });
  await screenshots.picture('duel-phone', duel, { screen: 'phone' }, aLine);
  await screenshots.picture('duel-phone-light', duel, { screen: 'phone', theme: 'light', language: 'ja' });
  await screenshots.picture('duel-small', duel, { screen: 'small' });
  await screenshots.picture('duel-tablet', duel, { screen: 'tablet', theme: 'light' });
  await screenshots.picture('duel-landscape', duel, { screen: 'landscape' });
});

test('Cities of Splendor', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const cities = await table(page, 'splendor', 3, 18, { expansion: 'cities' });
  await screenshots.picture('cities', cities);
  const posts = await table(page, 'splendor', 4, 18, { expansion: 'posts' });
  await screenshots.picture('posts', posts, { theme: 'light', language: 'zh-Hant' });
  await screenshots.picture('posts-phone', posts, { screen: 'phone' });
  const orient = await table(page, 'splendor', 2, 18, { expansion: 'orient' });
  await screenshots.picture('orient', orient);
  await screenshots.picture('orient-small', orient, { screen: 'small', theme: 'light', language: 'ja' });
  const strongholds = await table(page, 'splendor', 4, 16, { expansion: 'strongholds' });
  await screenshots.picture('strongholds', strongholds, { theme: 'light' });
  await screenshots.picture('strongholds-phone', strongholds, { screen: 'phone' });
});
