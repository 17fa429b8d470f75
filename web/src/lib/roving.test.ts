// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { roving } from './roving';

afterEach(() => document.body.replaceChildren());

/** A grid of buttons, two in a row, with the boxes that jsdom does not lay out. */
function grid(): { group: HTMLElement; buttons: HTMLButtonElement[] } {
  const group = document.createElement('div');
  const buttons = [0, 1, 2, 3].map((i) => {
    const button = document.createElement('button');
    const [left, top] = [(i % 2) * 50, Math.floor(i / 2) * 50];
    button.getBoundingClientRect = () => new DOMRect(left, top, 40, 40);
    group.append(button);
    return button;
  });
  document.body.append(group);
  roving(group);
  return { group, buttons };
}

const key = (target: HTMLElement | undefined, name: string) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

test('a group is one Tab stop', () => {
  const { buttons } = grid();
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1, -1]);
});

test('arrows go to the neighbour on that side', () => {
  const { buttons } = grid();
  buttons[0]?.focus();
  key(buttons[0], 'ArrowRight');
  expect(document.activeElement).toBe(buttons[1]);
  key(buttons[1], 'ArrowDown');
  expect(document.activeElement).toBe(buttons[3]);
  key(buttons[3], 'Home');
  expect(document.activeElement).toBe(buttons[0]);
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1, -1]);
});

test('an arrow without a neighbour stays', () => {
  const { buttons } = grid();
  buttons[0]?.focus();
  key(buttons[0], 'ArrowLeft');
  expect(document.activeElement).toBe(buttons[0]);
});
