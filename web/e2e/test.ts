import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import type { Language } from '../src/i18n/languages';
import { Guard } from './guard';
import { House } from './house';
import { Wire } from './wire';
import { Words } from './words';

export { expect } from '@playwright/test';

/** A browser of its own: other cookies, other settings. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  words: Words;
}

interface WorkerFixtures {
  /** The server of this worker. */
  house: House;
}
interface TestFixtures {
  guard: Guard;
  language: Language;
  words: Words;
  /** A line to the server that can be cut. */
  wire: Wire;
  /** Another browser with its own cookies. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  house: [
    async ({ browserName: _ }, use) => {
      // Nobody watches: bots need not wait for eyes to follow.
      const house = await House.open({
        PARURE_BOT_PAUSE: '0',
        PARURE_BOT_TIME: '150',
        PARURE_REQUESTS_PER_SECOND: '1000',
      });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(new Words(language)),
  locale: async ({ language }, use) => use(language),
  guard: [
    async ({ browserName: _ }, use) => {
      const guard = new Guard();
      await use(guard);
      const { errors } = guard;
      if (errors.length) throw new Error(`the page reported:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
  context: async ({ context, guard }, use) => {
    await guard.watch(context);
    await use(context);
  },
  wire: async ({ house }, use) => {
    const wire = await Wire.to(house.address);
    await use(wire);
    await wire.close();
  },
  // The line outlives whoever speaks through it: what is still asked for at the end is no error of the page.
  visit: async ({ browser, contextOptions, guard, house, language, viewport, wire: _, words }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await newContext(browser, {
        ...contextOptions,
        baseURL: house.address,
        locale: language,
        viewport,
        ...options,
      });
      opened.push(context);
      await guard.watch(context);
      return { context, page: await context.newPage(), words };
    });
    for (const context of opened) await context.close();
  },
});

const newContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext(options);
