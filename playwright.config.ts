import { defineConfig } from '@playwright/test';
import { DESKTOP } from './e2e/fixtures/chromium';

/** `npm run test:e2e` runs this on a fresh build; the results of a run, what the site wrote among them, are in .cache/e2e. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  globalSetup: './e2e/fixtures/globalSetup.ts',
  // three leave a third of two cores idle: tests wait for timers, answers and frames
  workers: 4,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  // a second try would hide what fails now and then
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/results/e2e.json' }]],
  use: {
    viewport: DESKTOP,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // recording costs every test some processor time: `npm run test:e2e -- e2e/booking --trace on` records what is looked at
    trace: 'off',
  },
});
