import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

const port = process.env['JOURNEYS_PORT'] ?? '3187';
const baseURL = `http://localhost:${port}`;

/** The browser journeys: one portal for the whole run, one worker; a second try in CI, and told (decision 0036). */
export default defineConfig({
  testDir: '.',
  outputDir: join('..', 'test-results', 'journeys'),
  workers: 1,
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join('..', 'test-results', 'journeys.json') }],
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, 'serve.ts')}"`,
    url: `${baseURL}/`,
    env: { PORT: port },
    reuseExistingServer: process.env['JOURNEYS_PORT'] !== undefined,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
