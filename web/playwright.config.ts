import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * Real Chromium against the real server. `PARURE_E2E` says which tests: `short`, what fits into `make test`; `alone`, what
 * measures time and needs the machine for itself; otherwise all but these.
 */
const chosen = process.env.PARURE_E2E;

/** The system's own browser; `make e2e` installs it where it is missing. */
function chromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'chromium')).find(existsSync);
  if (!found) throw new Error('chromium is not on the PATH');
  return found;
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e-results',
  ...(chosen === 'short' ? { grep: /@short/ } : chosen === 'alone' ? { grep: /@alone/ } : { grepInvert: /@alone/ }),
  fullyParallel: true,
  workers: chosen === 'alone' ? 1 : Number(process.env.PARURE_E2E_WORKERS ?? 2),
  // A whole game takes its time; what hangs is noticed by the shorter limits of each wait.
  timeout: 900_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    // A page that is kept would outlive the server of a test; the tests of that allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
