import { defineConfig } from '@playwright/test';
import { DESKTOP } from './e2e/fixtures/chromium';

/** `npm run test:e2e` runs this on a fresh build; the results of a run, traces of failed tests among them, are in .cache/e2e. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // a machine that is busy with something else can make a step late: what fails twice is red, what fails once is told as flaky
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/results/e2e.json' }]],
  use: {
    viewport: DESKTOP,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
  },
});
