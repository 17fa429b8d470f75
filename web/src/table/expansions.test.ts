// @vitest-environment jsdom
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n/locale.svelte';
import type { Action, CardId } from '../protocol/types';
import { fewestJokers, goldCardsIn, isSacrifice, purchasesOf } from '../selection/payment';
import { golden } from '../testing/goldens';
import { button, isDisabled, nameOf, panel, press, pressAt, seen, sit } from '../testing/seat';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const legal = (name: string): Action[] => golden(name).help.legal.map(({ action }) => action);
const first = <Type extends Action['type']>(name: string, type: Type): Extract<Action, { type: Type }> => {
  const found = legal(name).find((action): action is Extract<Action, { type: Type }> => action.type === type);
  if (!found) throw new Error(`no ${type} in ${name}`);
  return found;
};
const isPressable = (name: string): boolean => !button(name).disabled;
const pressCard = (card: CardId) => pressAt(`button[data-card="${card}"]`);

test('a city says how far each player is, in prestige and bonuses', () => {
  sit('cities-2');
  const tiles = [...document.querySelectorAll('.tiles .tile')].map(nameOf);
  expect(tiles).toHaveLength(3);
  for (const label of tiles) expect(label).toMatch(/asks for \d+ prestige.*(you lack|you have all).*(lacks|has all)/);
  expect(document.querySelector('.own-points')?.textContent).not.toContain('/');
});

test('the gem of a post is chosen', async () => {
  const source = sit('posts-gem', { log: [] });
  expect(isDisabled('Choose a token')).toBe(true);
  await pressAt('.choices button');
  await press(/^Take /, '.action-buttons');
  expect(source.sent).toEqual([first('posts-gem', 'post_gem')]);
});

test('the posts say what they give, what they ask for and who stands there', () => {
  sit('posts-3');
  const posts = [...document.querySelectorAll('.post')].map(nameOf);
  expect(posts).toHaveLength(5);
  expect(posts[0]).toMatch(/^Bazaar: one gem after each purchase, asks for 1 diamond, 3 ruby/);
  expect(posts[3]).toContain('a noble');
  for (const label of posts) expect(label).toMatch(/nobody is there yet|coats of arms of/);
});

test('the colour of a copy is chosen', async () => {
  const source = sit('orient-copy', { log: [] });
  expect(isDisabled('Choose a colour')).toBe(true);
  await pressAt('.choices button');
  await press(/^Make it /);
  expect(source.sent).toEqual([first('orient-copy', 'copy')]);
});

test('a card that comes for nothing is pointed at in the market', async () => {
  const source = sit('orient-free', { log: [] });
  const free = first('orient-free', 'free');
  expect(isDisabled('Choose a card')).toBe(true);
  await pressCard(free.card);
  await press('Take this card');
  expect(source.sent).toEqual([free]);
});

test('a noble is set aside', async () => {
  const source = sit('orient-set_aside', { log: [] });
  await pressAt('.choices button');
  await press(/^Set .* aside$/);
  expect(source.sent).toEqual([first('orient-set_aside', 'set_aside')]);
});

test('gold cards are paid last, and only by choice where gold will do', async () => {
  const source = sit('orient-gold');
  const card = legal('orient-gold').flatMap((action) =>
    action.type === 'buy' && 'gold_cards' in action ? [action.card] : [],
  )[0] as CardId;
  const payments = purchasesOf(legal('orient-gold'), card);
  const least = fewestJokers(payments, 'gold');
  expect(Math.min(...payments.map((payment) => goldCardsIn(payment).length))).toBe(least && goldCardsIn(least).length);
  await pressCard(card);
  await press('Buy');
  expect(source.sent).toEqual([least]);
});

test('another payment is counted out, and stays legal', async () => {
  const { help } = golden('orient-gold');
  const known = help.legal.find(({ action }) => action.type === 'buy' && 'gold_cards' in action);
  if (!known || !('pay' in known.action)) throw new Error('no purchase with a gold card');
  // Somebody who holds a gold besides has another way.
  const other: Action = { ...known.action, pay: { white: 1, gold: 1 } };
  const legal = [...help.legal, { ...known, action: other }];
  const source = sit('orient-gold', { help: { ...help, legal } });
  await pressCard(known.action.card);
  await press('differently');
  await press('More gold');
  expect(isPressable('More gold')).toBe(false);
  await press('Buy', '.dialog');
  expect(source.sent).toEqual([other]);
});

test('a sacrifice names the own cards that go', async () => {
  const source = sit('orient-sacrifice');
  const buy = legal('orient-sacrifice').find((action) => action.type === 'buy' && 'sacrifice' in action);
  if (!buy || !('card' in buy)) throw new Error('no sacrifice');
  await pressCard(buy.card);
  expect(panel()).toContain('Give');
  await press('Buy');
  const [sent] = source.sent;
  expect(sent && sent.type === 'buy' && isSacrifice(sent) && sent.sacrifice.length).toBeGreaterThan(0);
});

test('the top of an Orient deck is reserved unseen', async () => {
  const source = sit('orient-sacrifice');
  const reserve = legal('orient-sacrifice').find((action) => action.type === 'reserve' && 'orient' in action);
  if (!reserve || !('deck' in reserve)) throw new Error('no deck to reserve from');
  await pressAt(`.deck[data-place="deck:orient-${reserve.deck}"]`);
  expect(seen(`Reserve from Orient deck ${reserve.deck}`)).toBe(true);
  await press(/^Reserve/, '.action');
  expect(source.sent).toEqual([reserve]);
});

test('a stronghold of a rival is sent home, or an own one put elsewhere', async () => {
  const source = sit('strongholds-use', { log: [] });
  const actions = legal('strongholds-use');
  const remove = actions.find((action) => action.type === 'stronghold' && 'remove' in action);
  if (!remove || !('remove' in remove)) throw new Error('no rival stands there');
  await pressCard(remove.remove);
  await press(/^Send .* home$/);
  expect(source.sent).toEqual([remove]);
  const put = actions.find((action) => action.type === 'stronghold' && 'put' in action);
  if (!put || !('put' in put)) throw new Error('nowhere to put one');
  await pressCard(put.put);
  await press(/^(Put|Move) it here$/);
  expect(source.sent[1]).toMatchObject({ type: 'stronghold', put: put.put });
});

test('a conquest is offered with its payment, and can be declined', async () => {
  const source = sit('strongholds-conquer', { log: [] });
  expect(panel()).toContain('You may conquer this card');
  await press('Conquer');
  const conquer = first('strongholds-conquer', 'conquer');
  expect(source.sent).toEqual([fewestJokers(purchasesOf(legal('strongholds-conquer'), conquer.card), 'gold')]);
  await press('Not now');
  expect(source.sent[1]).toEqual({ type: 'decline' });
});
