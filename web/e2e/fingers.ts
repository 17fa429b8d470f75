import { expect, type Locator, type Page } from '@playwright/test';

/** One way to press things on a page. */
export interface Fingers {
  press(target: Locator): Promise<void>;
}

export type Way = 'mouse' | 'touch' | 'keyboard';

export function fingersFor(way: Way, page: Page): Fingers {
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
class Keyboard implements Fingers {
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
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const key = await target.evaluate(nextKey);
      if (key === null) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${target} cannot be reached with the keyboard`);
  }
}

/** A radio is chosen by Space, everything else opens by Enter. */
const keyFor = (target: Locator): Promise<string> =>
  target.evaluate((element) => (element instanceof HTMLInputElement ? 'Space' : 'Enter'));

/**
 * The next key on the way to the element; null when it has the focus. In a group with one Tab stop the arrows lead on,
 * first along the row or column that the target stands on.
 */
function nextKey(target: Element): string | null {
  const here = document.activeElement;
  if (here === target) return null;
  const stop = (element: Element): boolean => element instanceof HTMLElement && element.tabIndex >= 0;
  if (target instanceof HTMLInputElement && here instanceof HTMLInputElement && here.name === target.name) {
    return 'ArrowRight';
  }
  if (!here || here === document.body || stop(target)) return 'Tab';
  // The target is no Tab stop itself: one of its group is.
  let group = target.parentElement;
  while (group && ![...group.querySelectorAll('button')].some(stop)) group = group.parentElement;
  if (!group?.contains(here)) return 'Tab';
  const [from, to] = [here.getBoundingClientRect(), target.getBoundingClientRect()];
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  if (Math.abs(dy) > to.height / 2) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
}
