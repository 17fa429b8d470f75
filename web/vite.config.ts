import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
      const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      for (const { parentPath, name } of files) {
        const plain = readFileSync(join(parentPath, name));
        const small = brotliCompressSync(plain, { params });
        if (small.length < plain.length * 0.9) writeFileSync(join(parentPath, `${name}.br`), small);
      }
    },
  };
}

/** What is needed together comes together: each file over the line costs as much as a small module. */
const chunk = (name: string, entry: RegExp) => ({ name, test: entry, includeDependenciesRecursively: true });

export default defineConfig({
  plugins: [svelte(), messages, brotli()],
  // Card tables and messages are shared with the engine and lie beside this folder.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: 'dist',
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
});
