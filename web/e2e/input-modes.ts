import { expect, type Locator, type Page } from '@playwright/test';

/** One way to press things on a page. */
export interface Input {
  press(target: Locator): Promise<void>;
}

export type InputMode = 'mouse' | 'touch' | 'keyboard';

export function inputFor(way: InputMode, page: Page): Input {
  switch (way) {
    case 'mouse':
      return { press: (target) => target.click() };
    case 'touch':
      return { press: (target) => target.tap() };
    case 'keyboard':
      return new Keyboard(page);
  }
}

const MOST_STEPS = 80;

/** Tab to the group, arrows inside it, Enter. Nothing else is used. */
class Keyboard implements Input {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.#reach(target);
    const focusVisible = await target.evaluate((element) => element.matches(':focus-visible'));
    expect(focusVisible, 'the focus can be seen').toBe(true);
    await this.#page.keyboard.press(await keyFor(target));
  }

  async #reach(target: Locator): Promise<void> {
    const seen = new Set<string>();
    let first: Axis = 'vertical';
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const { key, at } = await target.evaluate(nextKey, first);
      if (key === null) return;
      // Where the one way only leads to and fro, the other is tried first.
      if (seen.has(at)) first = first === 'vertical' ? 'horizontal' : 'vertical';
      if (seen.has(at)) seen.clear();
      seen.add(at);
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${target} cannot be reached with the keyboard`);
  }
}

/** A radio is chosen by Space, everything else opens by Enter. */
const keyFor = (target: Locator): Promise<string> =>
  target.evaluate((element) => (element instanceof HTMLInputElement ? 'Space' : 'Enter'));

type Axis = 'vertical' | 'horizontal';

/**
 * The next key on the way to the element, null when it has the focus; and where the focus is. In a group with one Tab
 * stop the arrows lead on.
 */
function nextKey(target: Element, first: Axis): { key: string | null; at: string } {
  const here = document.activeElement;
  const box = here?.getBoundingClientRect();
  const at = `${box?.left} ${box?.top}`;
  const press = (key: string | null): { key: string | null; at: string } => ({ key, at });
  if (here === target) return press(null);
  const stop = (element: Element): boolean => element instanceof HTMLElement && element.tabIndex >= 0;
  if (target instanceof HTMLInputElement && here instanceof HTMLInputElement && here.name === target.name) {
    return press('ArrowRight');
  }
  if (!here || !box || here === document.body || stop(target)) return press('Tab');
  // The target is no Tab stop itself: one of its group is, a button or a piece that is only explained.
  let group = target.parentElement;
  while (group && ![...group.querySelectorAll('button, [data-explain]')].some(stop)) group = group.parentElement;
  if (!group?.contains(here)) return press('Tab');
  const to = target.getBoundingClientRect();
  const dx = to.left + to.width / 2 - box.left - box.width / 2;
  const dy = to.top + to.height / 2 - box.top - box.height / 2;
  const up = Math.abs(dy) <= to.height / 2 ? null : dy > 0 ? 'ArrowDown' : 'ArrowUp';
  const along = Math.abs(dx) <= to.width / 2 ? null : dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return press((first === 'vertical' ? (up ?? along) : (along ?? up)) ?? 'ArrowRight');
}
