import type { Page } from '@playwright/test';

/** What does not fit: a page that scrolls sideways, words cut off, targets too small for a finger. */
export interface Misfit {
  what: string;
  where: string;
}

export const misfits = (page: Page): Promise<Misfit[]> => page.evaluate(measure);

function measure(): Misfit[] {
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
    if (own && !element.closest('.log, .collection, .coach-body, .talk ol')) {
      // Its own first words: those for screen readers only may stand in it as well.
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const range = document.createRange();
      range.setStartBefore(texts[0] ?? element);
      range.setEndAfter(texts[0] ?? element);
      const words = range.getBoundingClientRect();
      if (words.width && (words.left < -1 || words.right > innerWidth + 1)) {
        found.push({
          what: `words stand outside the window (${Math.round(words.left)} to ${Math.round(words.right)})`,
          where: path(element),
        });
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of within.querySelectorAll('input')) {
    if (!pen || !field.placeholder || hiddenOnPurpose(field) || !shown(field)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const words = Math.ceil(pen.measureText(field.placeholder).width);
    if (words > room + 1) found.push({ what: `placeholder cut by ${Math.round(words - room)} px`, where: path(field) });
  }
  // A column so narrow that its words stand below each other.
  for (const cell of within.querySelectorAll<HTMLElement>('th, td')) {
    if (hiddenOnPurpose(cell) || !shown(cell)) continue;
    const words = document.createRange();
    words.selectNodeContents(cell);
    const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 6 && cell.clientWidth < 12 * Number.parseFloat(getComputedStyle(cell).fontSize)) {
      found.push({ what: `${lines} lines in a column of ${cell.clientWidth} px`, where: path(cell) });
    }
  }
  // Pieces that stand outside the box that clips them.
  for (const piece of within.querySelectorAll('.gem, .icon, .mini-card, .privilege, .disc, .card-back')) {
    if (hiddenOnPurpose(piece) || !shown(piece)) continue;
    const box = piece.getBoundingClientRect();
    for (let around = piece.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const clipped = (overflow: string, past: number): boolean =>
        (overflow === 'hidden' || overflow === 'clip') && past > 2;
      const across = Math.max(edge.left - box.left, box.right - edge.right);
      const down = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (box.width && (clipped(overflowX, across) || clipped(overflowY, down))) {
        found.push({
          what: `a piece cut by ${Math.round(Math.max(across, down))} px`,
          where: path(piece.closest('section, li, button') ?? piece),
        });
      }
      break;
    }
  }
  // What is tapped in play on a phone is as large as a fingertip. A narrow screen leaves no choice for the spine of a
  // deck, for stones that can never be taken, and for the lines that only open what is known already: they keep the
  // smaller size of the guidelines.
  const spared =
    innerWidth < 380
      ? '.deck, .bank .is-closed, .player-line, .recent'
      : innerHeight < 800
        ? '.player-line, .recent'
        : null;
  const needed = (target: HTMLElement): number =>
    target.closest('.phone') && !(spared && target.matches(spared)) ? 44 : 24;
  /** A target may reach beyond its box. */
  const reaches = (target: HTMLElement, box: DOMRect, size: number): boolean => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const far = size / 2 - 1;
    const hits = (dx: number, dy: number): boolean => target.contains(document.elementFromPoint(x + dx, y + dy));
    return hits(-far, 0) && hits(far, 0) && hits(0, -far) && hits(0, far);
  };
  for (const target of within.querySelectorAll<HTMLElement>('button, select, input, a[href], summary')) {
    if (hiddenOnPurpose(target) || !shown(target)) continue;
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    // What lies under an open sheet cannot be tapped now.
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top?.closest('.review-sheet') && !target.closest('.review-sheet')) continue;
    // Links inside a sentence are as high as their line, which the guidelines allow.
    if (target.matches('p a, li a') || box.width === 0) continue;
    const size = needed(target);
    if (Math.min(box.width, box.height) + 0.5 < size && !reaches(target, box, size)) {
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
