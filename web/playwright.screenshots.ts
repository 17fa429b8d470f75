import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `make screenshots`: the same browser and server, for pictures instead of tests. */
export default defineConfig({ ...tests, testMatch: '**/*.shots.ts', retries: 0 });
