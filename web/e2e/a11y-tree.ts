import type { Page } from '@playwright/test';

/** Something that can be pressed, by the words that a screen reader says for it. */
export interface Piece {
  name: string;
  pressed: boolean;
}

/** The table as a person sees it. Nothing here comes from anywhere but the page. */
export interface A11yTree {
  /** What the action panel is about; `over` once the result is shown. */
  kind: string;
  /** A move is under way. */
  busy: boolean;
  /** The panel's buttons that can be pressed now. */
  buttons: string[];
  /** Choices inside the panel: nobles, royals, colours. */
  choices: Piece[];
  bank: Piece[];
  cards: Piece[];
  hand: Piece[];
  decks: Piece[];
  cells: Piece[];
  purse: Piece[];
  steps: Piece[];
  /** The button of the screen between two people at one device. */
  handOver: string | null;
  /** Everything together: it changes with every move. */
  whole: string;
}

export const look = (page: Page): Promise<A11yTree> => page.evaluate(read);

/** Waits until the page shows something that `wanted` accepts. */
export async function lookFor(page: Page, wanted: (tree: A11yTree) => boolean, limit = 60_000): Promise<A11yTree> {
  const end = Date.now() + limit;
  for (;;) {
    const tree = await look(page);
    if (wanted(tree)) return tree;
    if (Date.now() > end) throw new Error(`the page still shows: ${JSON.stringify(tree, null, 1)}`);
    await redrawn(page);
  }
}

/** The page draws something, or half a second passes. */
export const redrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const finish = (): void => {
          observer.disconnect();
          clearTimeout(timer);
          done();
        };
        const observer = new MutationObserver(finish);
        const timer = setTimeout(finish, 500);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );

/** Nothing scrolls sideways. */
export async function staysWithin(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const far = [...document.querySelectorAll('main *')].filter((piece) => {
      const { left, right } = piece.getBoundingClientRect();
      return right + scrollX > clientWidth + 1 || left + scrollX < -1;
    });
    return [`${scrollWidth} of ${clientWidth}`, ...far.map((piece) => piece.outerHTML.slice(0, 80))];
  });
  if (wide.length) throw new Error(`the page is too wide: ${wide.join('\n')}`);
  const scrolled = await page
    .locator('main.table')
    .evaluateAll((tables) => tables.some((table) => table.scrollTop > 0));
  if (scrolled) throw new Error('the table has scrolled away');
}

function read(): A11yTree {
  const named = (element: Element): string =>
    (element.querySelector('.sr-only')?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const enabled = (button: Element): boolean =>
    !(button as HTMLButtonElement).disabled && button.getAttribute('aria-disabled') !== 'true';
  const pieces = (selector: string): Piece[] =>
    [...document.querySelectorAll(selector)]
      .filter(enabled)
      .map((element) => ({ name: named(element), pressed: element.getAttribute('aria-pressed') === 'true' }));
  const action = document.querySelector('.action');
  const over = document.querySelector('dialog.is-end') !== null;
  return {
    kind: over ? 'over' : (action?.getAttribute('data-kind') ?? 'none yet'),
    busy: action?.getAttribute('aria-busy') === 'true',
    buttons: pieces('.action .action-buttons button').map(({ name }) => name),
    choices: pieces('.action .choices button'),
    bank: pieces('.bank button'),
    cards: pieces('.market .card, .market .small-card'),
    hand: pieces('.hand button'),
    decks: pieces('.market .deck'),
    cells: pieces('.board button:not(.is-faded)'),
    purse: pieces('.purse button, .phone-purse .phone-tokens button.is-returnable'),
    steps: pieces('.steps button'),
    handOver: document.querySelector('.hand-over button')?.textContent?.trim() ?? null,
    whole: document.querySelector('main')?.textContent ?? '',
  };
}
