// @vitest-environment jsdom
import '../testing/browser-stubs';
import { beforeEach, expect, test } from 'vitest';
import { forget, remember, remembered } from './remembered';

const STORED = 'parure.front-page';
const shown = { name: 'Ada', running: [], offers: [] };
beforeEach(() => localStorage.clear());

test('the front page is remembered until somebody else comes', () => {
  expect(remembered()).toBeUndefined();
  remember(shown);
  expect(remembered()).toEqual(shown);
  forget();
  expect(remembered()).toBeUndefined();
});

test.each(['{', '"text"', 'null', JSON.stringify({ build: 'another', shown })])('%s is not shown', (stored) => {
  localStorage.setItem(STORED, stored);
  expect(remembered()).toBeUndefined();
});
