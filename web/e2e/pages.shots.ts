import type { Page } from '@playwright/test';
import { openAnalysis } from './all-pages';
import { against, makeTable, playTo } from './places';
import { Screenshots, type Then } from './screenshots';
import { test } from './test';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

test('front pages', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  await screenshots.picture('home-dark', '/');
  await screenshots.picture('home-light', '/', { theme: 'light' });
  await screenshots.picture('home-phone', '/', { screen: 'phone', theme: 'light', language: 'ja' });
  await screenshots.picture('home-small', '/', { screen: 'small', language: 'zh-Hant' });
  const setUp: Then = async (shown, { t }) => {
    await press(shown, t('home-make-table'));
    await shown.getByRole('dialog').getByRole('radio', { name: '4', exact: true }).click();
    const seats = shown.getByRole('dialog').getByRole('listitem');
    await seats.nth(2).getByRole('combobox').first().selectOption('bot');
    await seats.nth(3).getByRole('combobox').first().selectOption('here');
  };
  await screenshots.picture('set-up', '/', {}, setUp);
  await screenshots.picture('set-up-phone', '/', { screen: 'phone', theme: 'light', language: 'zh-Hans' }, setUp);
  await screenshots.picture('settings', '/', { theme: 'light', language: 'zh-Hant' }, (shown, { t }) =>
    press(shown, t('tool-settings')),
  );
  const account: Then = (shown, { t }) => press(shown, t('account-title'));
  await screenshots.picture('account', '/', {}, account);
  await screenshots.picture('account-phone', '/', { screen: 'phone', theme: 'light', language: 'zh-Hant' }, account);
  await screenshots.picture('help', '/help/splendor', { language: 'zh-Hans' });
  await screenshots.picture('help-phone', '/help/duel', { screen: 'phone', theme: 'light' });

  const waiting = await makeTable(page, {
    ...against('marvel', 3),
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'level4', personality: 'rusher' }],
  });
  await screenshots.picture('waiting-room', `/table/${waiting}`);
  await screenshots.picture('waiting-room-phone', `/table/${waiting}`, { screen: 'phone', language: 'ja' });
});

test('lessons', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const toTheTake: Then = async (shown, { t }) => {
    await press(shown, t('learn-understood'));
    await shown.getByText(t('learn-why')).waitFor();
  };
  const splendor = await makeTable(page, against('splendor', 2));
  await screenshots.picture('lesson', `/learn/${splendor}`, {}, toTheTake);
  await screenshots.picture(
    'lesson-phone',
    `/learn/${splendor}`,
    { screen: 'phone', theme: 'light', language: 'zh-Hant' },
    toTheTake,
  );
  const duel = await makeTable(page, against('duel', 2));
  await screenshots.picture('lesson-duel', `/learn/${duel}`, { theme: 'light', language: 'ja' });
});

test('a shared device', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const shared = await makeTable(page, {
    ...against('splendor', 2),
    seats: [
      { who: 'me', name: 'Ada' },
      { who: 'me', name: 'Mira' },
    ],
  });
  await screenshots.picture('hand-over', `/table/${shared}`, { screen: 'phone' }, async (shown, { t }) => {
    const mine = shown.getByRole('button', { name: t('handover-go', { name: 'Ada' }) });
    if (await mine.isVisible()) await mine.click();
    for (const slot of [0, 1, 2]) await shown.locator('.bank button').nth(slot).click();
    await shown.locator('.action .button.is-go').click();
    await shown.locator('.hand-over').waitFor();
  });
});

test('after the game', async ({ visit }) => {
  const screenshots = new Screenshots(visit);
  const page = await screenshots.page();
  const table = await makeTable(page, against('splendor', 2));
  await playTo(page, table, 5);
  await screenshots.picture('text-view', `/table/${table}`, { view: 'text', theme: 'light' });
  await playTo(page, table, Number.POSITIVE_INFINITY);
  const result: Then = (shown, { t }) => press(shown, t('act-over-show'));
  await screenshots.picture('end', `/table/${table}`, {}, result);
  await screenshots.picture(
    'end-phone',
    `/table/${table}`,
    { screen: 'phone', theme: 'light', language: 'zh-Hans' },
    result,
  );
  const duel = await makeTable(page, against('duel', 2));
  await playTo(page, duel, Number.POSITIVE_INFINITY);
  await screenshots.picture('replay', `/replay/${duel}`, {}, async (shown, { t }) => {
    const slider = shown.getByRole('slider', { name: t('review-slider') });
    await slider.fill('40');
    await slider.blur();
  });
  await screenshots.picture('review', `/review/${table}#24`, { theme: 'light', screen: 'laptop' }, openAnalysis);
  await screenshots.picture('review-phone', `/review/${table}#24`, { screen: 'phone' }, openAnalysis);
});
