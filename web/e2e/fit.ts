import type { Page } from '@playwright/test';

/** What does not fit: a page that scrolls sideways, words cut off, targets too small for a finger. */
export interface Misfit {
  what: string;
  where: string;
}

export const misfits = (page: Page, smallest: number): Promise<Misfit[]> => page.evaluate(measure, smallest);

function measure(smallest: number): Misfit[] {
  const found: Misfit[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth)
    found.push({ what: `scrolls sideways by ${root.scrollWidth - innerWidth}`, where: 'page' });

  const path = (element: Element): string =>
    `${element.closest('[aria-label]')?.getAttribute('aria-label') ?? ''} ${element.tagName}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  // Words for screen readers only stand in a box of one pixel.
  const forReaders = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const hiddenOnPurpose = (element: Element): boolean =>
    element.closest('[inert], [hidden]') !== null || forReaders(element);
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const dialog = document.querySelector('dialog[open]');
  const within = dialog ?? document.body;

  for (const element of within.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || hiddenOnPurpose(element) || !shown(element)) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const style = getComputedStyle(element);
    // Text that is clipped: more of it than the box shows, and no way to scroll to the rest.
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    if (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1 && element.textContent?.trim()) {
      found.push({ what: `cut by ${element.scrollWidth - element.clientWidth} px in width`, where: path(element) });
    }
    if (clips(style.overflowY) && element.scrollHeight > element.clientHeight + 3 && own) {
      found.push({ what: `cut by ${element.scrollHeight - element.clientHeight} px in height`, where: path(element) });
    }
    if (own && !element.closest('.log, .collection, .coach-body, .chat-lines')) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      if (words.width && (words.left < -1 || words.right > innerWidth + 1)) {
        found.push({
          what: `words stand outside the window (${Math.round(words.left)} to ${Math.round(words.right)})`,
          where: path(element),
        });
      }
    }
  }
  for (const target of within.querySelectorAll<HTMLElement>('button, select, input, a[href], summary')) {
    if (hiddenOnPurpose(target) || !shown(target)) continue;
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    // Links inside a sentence are as high as their line, which the guidelines allow.
    if (target.matches('p a, li a') || box.width === 0) continue;
    if (Math.min(box.width, box.height) + 0.5 < smallest) {
      found.push({ what: `target of ${Math.round(box.width)} x ${Math.round(box.height)}`, where: path(target) });
    }
  }
  return found;
}

/** Everything of the table is on the screen: nothing has to be scrolled to. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const out = root.scrollHeight > innerHeight ? [`the page is ${root.scrollHeight - innerHeight} px too high`] : [];
    for (const element of document.querySelectorAll(
      '.table > *, .players > *, .market-row > *, .tiles > *, .bank > *, .hand > *',
    )) {
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1)
        out.push(element.className.toString());
    }
    return out;
  });
