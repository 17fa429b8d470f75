import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { messages } from './messages.ts';

/** Every file of the page beside itself as brotli, as small as can be, which takes too long for a server's start. */
function brotli(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of filesOf(dir)) {
        const plain = readFileSync(join(dir, name));
        const small = brotliCompressSync(plain, { params });
        if (small.length < plain.length * 0.9) writeFileSync(join(dir, `${name}.br`), small);
      }
    },
  };
}

/** Every file that was built, from the folder on. */
const filesOf = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)))
    .toSorted();

/** The service worker, with the list of everything that was built. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const hash = createHash('sha256');
      const files = filesOf(dir).filter((name) => !/(\.html|\.br|^sw\.js)$/.test(name));
      for (const name of files) hash.update(name).update(readFileSync(join(dir, name)));
      const isEngine = (name: string): boolean => /\.(wasm|bin)$/.test(name);
      const head = [
        `const VERSION = '${hash.digest('hex').slice(0, 16)}';`,
        `const SHELL = ${JSON.stringify(files.filter((name) => !isEngine(name)))};`,
        `const ENGINE = ${JSON.stringify(files.filter(isEngine))};`,
      ];
      writeFileSync(join(dir, 'sw.js'), [...head, readFileSync('offline.js', 'utf8')].join('\n'));
    },
  };
}

/** What is needed together comes together: each file over the line costs as much as a small module. */
const chunk = (name: string, entry: RegExp) => ({ name, test: entry, includeDependenciesRecursively: true });

/** `make site`: the page without a server, at any address of a static host. */
const SITE = { base: './', outDir: '../dist/site' };

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? SITE.base : '/',
  plugins: [svelte(), messages, offline(), brotli()],
  // Card tables and messages are shared with the engine and lie beside this folder.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: mode === 'site' ? SITE.outDir : 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            chunk('start', /src\/main\.ts$/),
            chunk('table', /src\/(table\/Table|app\/TablePage)\.svelte$|src\/fair\/device\.ts$/),
          ],
        },
      },
    },
  },
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
}));
