import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../src/i18n/languages';
import type { Visitor } from './test';
import { Words } from './words';

const FOLDER = resolve(import.meta.dirname, '../../docs/screenshots');
/** Every page at every size is to be looked at, not to be kept. */
export const EVERY_SIZE = resolve(import.meta.dirname, '../../target/screenshots');

export const SCREENS = {
  desktop: { width: 1280, height: 720 },
  laptop: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  landscape: { width: 844, height: 390 },
} as const;

export interface Look {
  screen?: keyof typeof SCREENS;
  theme?: 'dark' | 'light';
  language?: Language;
  view?: 'table' | 'text';
  folder?: string;
}
export type Then = (page: Page, words: Words) => Promise<unknown>;

/** Takes pictures of one visitor's pages. Whoever comes back shows the cookies of the first visit. */
export class Screenshots {
  readonly #visit: (options?: object) => Promise<Visitor>;
  #first: Visitor | null = null;

  constructor(visit: (options?: object) => Promise<Visitor>) {
    this.#visit = visit;
  }

  /** The page on which tables are made and played. */
  async page(): Promise<Page> {
    this.#first ??= await this.#visit();
    return this.#first.page;
  }

  async picture(name: string, address: string, look: Look = {}, then?: Then): Promise<void> {
    const { screen = 'desktop', theme = 'dark', language = 'en', view = 'table', folder = FOLDER } = look;
    const { context, page } = await this.#visit({
      viewport: SCREENS[screen],
      colorScheme: theme,
      locale: language,
      reducedMotion: 'reduce',
      hasTouch: SCREENS[screen].width < SCREENS.desktop.width,
      storageState: await (await this.page()).context().storageState(),
    });
    await context.addInitScript(
      ([tongue, settings]) => {
        localStorage.setItem('parure.language', tongue);
        localStorage.setItem('parure.settings', settings);
      },
      [language, JSON.stringify({ theme, view })] as const,
    );
    await page.goto(address);
    await page.locator('h1, h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    await then?.(page, new Words(language));
    await page.evaluate(() => Promise.all(document.getAnimations().map((running) => running.finished.catch(() => {}))));
    await page.screenshot({ path: resolve(folder, `${name}.png`) });
    await context.close();
  }
}
