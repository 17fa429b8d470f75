import type { Page } from '@playwright/test';

const MOST_STOPS = 60;
const MOST_STEPS = 60;

/** Where the focus is, and what lies over it if it is not to be seen. */
interface Stop {
  at: string;
  /** The first piece of a group with one Tab stop. */
  group: boolean;
  cover: string | null;
}

/** Goes through the table by Tab, and by the arrows inside each group; says what was covered on the way. */
export async function walkTheFocus(page: Page): Promise<{ stops: number; covered: string[] }> {
  const seen = new Set<string>();
  const covered: string[] = [];
  const note = (stop: Stop): boolean => {
    if (seen.has(stop.at)) return false;
    seen.add(stop.at);
    if (stop.cover) covered.push(`${stop.at} is under ${stop.cover}`);
    return true;
  };
  for (let tab = 0; tab < MOST_STOPS; tab += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopHere);
    if (!stop) continue;
    if (!note(stop)) break;
    if (!stop.group) continue;
    await page.keyboard.press('Home');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        await page.keyboard.press(key);
        const next = await page.evaluate(stopHere);
        if (!next || !note(next)) break;
      }
    }
  }
  return { stops: seen.size, covered };
}

function stopHere(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const name = (element: Element): string =>
    `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
  const free = over !== null && (focused.contains(over) || over.contains(focused));
  const place = [...document.querySelectorAll(focused.tagName)].indexOf(focused);
  return {
    at: `${place} ${name(focused)}`,
    group:
      (focused.parentElement?.closest('section, .choices, .steps')?.querySelectorAll('button[tabindex="-1"]').length ??
        0) > 0,
    cover: free ? null : over ? name(over) : 'nothing: it is outside the window',
  };
}
