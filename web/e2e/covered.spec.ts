import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, preview } from 'vite';
import { messages } from '../messages';
import { LANGUAGES } from '../src/i18n/languages';

/** The gallery, which shows every situation of a table as the server tells it. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const root = join(import.meta.dirname, '..');
      const outDir = mkdtempSync(join(tmpdir(), 'gallery-'));
      const shared = { root, configFile: false, logLevel: 'error' } as const;
      const input = join(root, 'gallery.html');
      await build({
        ...shared,
        plugins: [svelte(), messages],
        resolve: { conditions: ['browser'] },
        build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
      });
      const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
      await use(`${server.resolvedUrls?.local[0]}gallery.html`);
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** While these are asked for, the answer lies on the table. */
const ON_THE_TABLE = ['none', 'take', 'line', 'privilege', 'take_token', 'free', 'stronghold'];

/** Pieces that can be pressed, but for what lies over them. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((kinds) => {
    const kind = document.querySelector('.action')?.getAttribute('data-kind') ?? '';
    if (!kinds.includes(kind) || document.querySelector('dialog[open], .hand-over, .hint')) return [];
    const pieces = document.querySelectorAll<HTMLButtonElement>('.board button, .bank button, .market button');
    return [...pieces].flatMap((piece) => {
      if (piece.disabled || piece.matches('.is-faded, .is-closed')) return [];
      const { left, top, width, height } = piece.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!over || piece.contains(over)) return [];
      return [`${kind}: “${piece.textContent?.trim().slice(0, 60)}” is under ${over.tagName}.${over.className}`];
    });
  }, ON_THE_TABLE);

const PHONES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Scenes by their names: those with the least room, and all others. */
const CROWDED = /duel|take_token|privilege|reservation/;
const PAGES = ['pieces', 'home', 'review'];

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language, hasTouch: true, viewport: PHONES[0] });

    for (const crowded of [true, false]) {
      const which = `${crowded ? 'at Duel' : 'elsewhere'}, ${language}`;
      const short = crowded && language === 'en' ? ' @short' : '';
      test(`what is asked for is not covered on a phone, ${which}${short}`, async ({ page, gallery }) => {
        await page.goto(gallery);
        const links = page.locator('.gallery-index a');
        await links.first().waitFor();
        const names = await links.allTextContents();
        const scenes = names.filter((name) => !PAGES.includes(name) && CROWDED.test(name) === crowded);
        expect(scenes.length).toBeGreaterThan(5);
        for (const scene of scenes) {
          await page.goto(`${gallery}?scene=${encodeURIComponent(scene)}`);
          await page.locator('.action, .hand-over').first().waitFor();
          for (const phone of PHONES) {
            await page.setViewportSize(phone);
            await page.evaluate(
              () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
            );
            expect.soft(await covered(page), `${scene}, ${phone.width} x ${phone.height}`).toEqual([]);
          }
        }
      });
    }
  });
}
