import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Real Chromium against the real server. `PARURE_E2E=short` runs what fits into `make test`. */
const short = process.env.PARURE_E2E === 'short';

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
  ...(short ? { grep: /@short/ } : {}),
  fullyParallel: true,
  workers: Number(process.env.PARURE_E2E_WORKERS ?? 2),
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
