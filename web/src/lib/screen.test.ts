// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { layoutFor, scaleFor } from './screen.svelte';

test.each([
  [1280, 720, 'wide'],
  [1920, 1080, 'wide'],
  [1024, 768, 'tablet'],
  [768, 1024, 'phone'],
  [390, 844, 'phone'],
  [320, 640, 'phone'],
  [844, 390, 'landscape'],
] as const)('%i x %i is %s', (width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});

test('larger screens show the table larger, up to three times', () => {
  expect(scaleFor('wide', 1280, 720)).toBe(1);
  expect(scaleFor('wide', 1920, 1080)).toBe(1.5);
  expect(scaleFor('wide', 2560, 1440)).toBe(2);
  expect(scaleFor('wide', 7680, 4320)).toBe(3);
  expect(scaleFor('phone', 390, 844)).toBe(1);
});
