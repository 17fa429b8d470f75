// @vitest-environment jsdom
import '../../testing/browser-stubs';
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { lookOf } from '../../games';
import { seatName } from '../../i18n/labels';
import { setLanguage } from '../../i18n/locale.svelte';
import { screen } from '../../lib/screen.svelte';
import type { GameSnapshot } from '../../protocol/types';
import { seen, sit } from '../../testing/seat';
import { gathered } from './gather';
import { wordedEvent } from './log-words';

beforeAll(async () => {
  await setLanguage('en');
  screen.width = 1280;
  screen.height = 720;
});
afterEach(cleanup);

const lines = (): string[] =>
  [...document.querySelectorAll('.log li > .sr-only')].map((line) => line.textContent ?? '');
const newestFirst = ({ log, config, seats, me }: GameSnapshot): string[] =>
  gathered(log)
    .toReversed()
    .map(({ event }) => wordedEvent(event, lookOf(config), (seat) => (seat === me ? 'You' : seatName(seats, seat))))
    .filter(Boolean);

test('the log is newest first in both of its sections', () => {
  const { snapshot } = sit('splendor-4');
  expect(seen('Since your last turn')).toBe(true);
  expect(document.querySelectorAll('.log ol')).toHaveLength(2);
  expect(lines()).toEqual(newestFirst(snapshot));
});

test('a spectator has no turn to count from', () => {
  const { snapshot } = sit('splendor-2-spectator');
  expect(seen('Since your last turn')).toBe(false);
  expect(document.querySelectorAll('.log ol')).toHaveLength(1);
  expect(lines()).toEqual(newestFirst(snapshot));
});
