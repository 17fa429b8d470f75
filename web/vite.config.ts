import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './messages.ts';

export default defineConfig({
  plugins: [svelte(), messages],
  // Card tables and messages are shared with the engine and lie beside this folder.
  server: { fs: { allow: ['..'] } },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
