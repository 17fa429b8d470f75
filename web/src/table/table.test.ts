// @vitest-environment jsdom
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n/locale.svelte';
import { golden } from '../testing/goldens';
import { button, isDisabled, press, seen, sit } from '../testing/seat';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

/** Takes what leaves one token too many, and names an emerald for return. */
async function takeTooMany() {
  const source = sit('splendor-2-full');
  for (const stone of ['diamond', 'sapphire', 'emerald']) await press(new RegExp(`^${stone}, . in the bank`));
  await press(/return one emerald/);
  return source;
}

test('three tokens are chosen, shown and sent by one button', async () => {
  const source = sit('splendor-2-start');
  await press(/^sapphire, 4 in the bank/);
  await press(/^ruby, 4 in the bank/);
  expect(isDisabled('Choose 1 more')).toBe(true);
  await press(/^onyx, 4 in the bank/);
  await press('Take 3');
  expect(source.sent).toEqual([{ type: 'take', tokens: { blue: 1, red: 1, black: 1 } }]);
});

test('a card says what it costs the viewer and is bought with the fewest gold', async () => {
  const source = sit('splendor-4');
  await press(/Level 1, diamond bonus, costs 3 sapphire, you can buy it for 2 sapphire/, '.market');
  await press('Buy');
  expect(source.sent).toEqual([{ type: 'buy', card: 'S1-06', pay: { blue: 2 } }]);
});

test('tokens over the limit are returned in the same go', async () => {
  const source = await takeTooMany();
  await press('Take 3, return 1');
  expect(source.sent).toHaveLength(1);
  source.show(golden('splendor-2-return'));
  await Promise.resolve();
  expect(source.sent[1]).toEqual({ type: 'return', token: 'green' });
});

test('tokens named for return stay named while others talk', async () => {
  const source = await takeTooMany();
  await source.hear();
  await press('Take 3, return 1');
  expect(source.sent).toHaveLength(1);
});

test('a line of Duel is chosen by its ends and warns of the privilege it gives', async () => {
  const source = sit('duel-line');
  await press(/^Row 2, column 2: pearl/);
  await press(/^Row 4, column 2: emerald/);
  expect(seen('This gives Ada a privilege.')).toBe(true);
  await press('Take 3, give privilege');
  expect(source.sent).toEqual([
    {
      type: 'take',
      cells: [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    },
  ]);
});

test('while another plays, nothing can be sent', () => {
  sit('splendor-2-waits');
  expect(document.querySelector('.action h2')?.textContent).toBe('Ada is thinking');
  expect(() => button(/^Take/)).toThrow();
});
