// @vitest-environment jsdom
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n/locale.svelte';
import { button, isDisabled, nameOf, panel, press, pressAt, sit } from '../testing/seat';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

/** A position in which something has to be chosen, as the server shows it to whoever is to choose. */
const open = (name: string) => sit(`choice-${name}`, { log: [] });
const undecided = (words: string) => expect(isDisabled(words)).toBe(true);

test('of two nobles one is chosen', async () => {
  const source = open('noble');
  undecided('Choose one');
  await press(/^Suleiman/, '.choices');
  await press(/^Catherine/, '.choices');
  await press("Receive Catherine de' Medici");
  expect(source.sent).toEqual([{ type: 'tile', tile: 'SN-07' }]);
});

test('of two locations one is chosen', async () => {
  const source = open('location');
  undecided('Choose one');
  await press(/^Hell's Kitchen/, '.choices');
  await press("Take Hell's Kitchen, NYC");
  expect(source.sent).toEqual([{ type: 'tile', tile: 'ML2A' }]);
});

test('a joker card without a card to lie on says why it cannot be bought', async () => {
  open('closed');
  const reason = 'You need a card with a bonus whose colour this card can copy.';
  expect(nameOf(button(/in a colour you choose/, '.market'))).toContain(reason);
  await press(/in a colour you choose/, '.market');
  expect(panel()).toContain(reason);
  expect(panel()).not.toContain('Buy');
});

test('a card that brings the time stone says so', async () => {
  const source = open('time_stone');
  await press(/Iron Man/, '.market');
  expect(panel()).toContain('1 time');
  await press('Recruit');
  expect(source.sent).toMatchObject([{ type: 'buy', card: 'M3-01' }]);
});

test('what is said at the table changes nothing about a chosen purchase', async () => {
  const source = open('time_stone');
  await press(/Iron Man/, '.market');
  const before = panel();
  expect(before).toContain('1 time');
  await source.hear();
  expect(panel()).toBe(before);
});

test('what is said at the table changes nothing about a chosen noble', async () => {
  const source = open('noble');
  await press(/^Catherine/, '.choices');
  await source.hear();
  expect(button(/^Catherine/, '.choices').getAttribute('aria-pressed')).toBe('true');
  await press("Receive Catherine de' Medici");
  expect(source.sent).toEqual([{ type: 'tile', tile: 'SN-07' }]);
});

test('a privilege is spent before the action, or not', async () => {
  const source = open('duel');
  await press('1 Privilege');
  undecided('Choose a token');
  await press('Row 3, column 3: pearl');
  await press('Row 1, column 1: diamond');
  await press('Take diamond');
  expect(source.sent).toEqual([{ type: 'privilege', cell: [0, 0] }]);
});

test('a step that was opened can be skipped', async () => {
  const source = open('duel');
  await press('1 Privilege');
  await press('Skip');
  await press('Row 1, column 1: diamond');
  await press('Row 1, column 2: sapphire, can join the line');
  await press('Take 2');
  expect(source.sent).toMatchObject([{ type: 'take' }]);
});

test('the board is replenished after a warning', async () => {
  const source = open('duel');
  await press('2 Replenish');
  expect(panel()).toContain('takes a privilege');
  await press('Replenish', '.action');
  expect(source.sent).toEqual([{ type: 'replenish' }]);
});

test('the gold that comes with a reserved card is chosen', async () => {
  const source = open('duel');
  await press(/^Level 3/, '.market');
  await press('Row 3, column 5: gold');
  await press('Reserve');
  expect(source.sent).toMatchObject([{ type: 'reserve', gold: [2, 4] }]);
});

test('a gold chosen first waits for its card', async () => {
  const source = open('duel');
  await press('Row 2, column 2: gold');
  undecided('Pick a card');
  await pressAt('.deck[data-place="deck:2"]');
  await press('Reserve');
  expect(source.sent).toEqual([{ type: 'reserve', deck: 2, gold: [1, 1] }]);
});

test('a joker’s place is chosen among the own colours', async () => {
  const source = open('joker');
  expect(document.querySelectorAll('.choices button')).toHaveLength(2);
  undecided('Choose a colour');
  await press(/^ruby/, '.choices');
  await press('Make it ruby');
  expect(source.sent).toEqual([{ type: 'joker', color: 'red' }]);
});

test('a royal card is chosen', async () => {
  const source = open('royal');
  expect(document.querySelectorAll('.choices button')).toHaveLength(4);
  undecided('Choose one');
  await pressAt('.choices button', 2);
  await press('Receive this card');
  expect(source.sent).toEqual([{ type: 'royal', royal: 'DR-03' }]);
});

test('a token is taken from the opponent', async () => {
  const source = open('steal');
  await press(/onyx/, '.choices');
  await press('Take onyx');
  expect(source.sent).toEqual([{ type: 'steal', token: 'black' }]);
});

test('a token of the card’s colour is taken from the board', async () => {
  const source = open('take_token');
  await press('Row 2, column 2: gold');
  expect(source.sent).toEqual([]);
  await press('Row 2, column 3: diamond');
  await press('Take diamond');
  expect(source.sent).toEqual([{ type: 'take_token', cell: [1, 2] }]);
});
