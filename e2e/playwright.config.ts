import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** A portal that runs already, for a look at a journey; there is one then, and one journey at a time. */
const running = process.env['JOURNEYS_PORT'];

/**
 * The browser journeys. Each worker has a portal of its own and takes the next file when it is free, so no journey sees what
 * another worker's does. A second try in CI is named at the end (decision 0036).
 */
export default defineConfig({
  testDir: '.',
  outputDir: join('..', 'test-results', 'journeys'),
  globalSetup: './portal-template.ts',
  // Two suit two cores.
  workers: running === undefined ? 2 : 1,
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  // Nothing here is a measure of speed: a shared machine was seen to take three times as long as the day before.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join('..', 'test-results', 'journeys.json') }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // An element that is missing by then does not come; without it, a journey would wait for its whole time limit.
    actionTimeout: 60_000,
  },
});
