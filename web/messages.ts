import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = resolve(import.meta.dirname, '../locales');
const SCHEME = 'messages:';

/** Files that the page does not have from the start: some are loaded where they are said, the others are not the page's. */
const APART: readonly string[] = [
  'analysis.ftl',
  'fair.ftl',
  'learn.ftl',
  'preview.ftl',
  'puzzles.ftl',
  'statistics.ftl',
  'terminal.ftl',
];

/** `import('messages:ja')` is all that the page says in a language, as one text and so as one chunk, without our comments. */
export const messages: Plugin = {
  name: 'messages',
  resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${SCHEME}`)) return null;
    const folder = resolve(LOCALES, id.slice(SCHEME.length + 1));
    const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !APART.includes(file));
    const texts = files.toSorted().map((file) => {
      this.addWatchFile(resolve(folder, file));
      return readFileSync(resolve(folder, file), 'utf8').replaceAll(/^#.*\n/gm, '');
    });
    return `export default ${JSON.stringify(texts.join('\n'))};`;
  },
};
