import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** A portal that runs already, for a look at a journey; there is one then, and one journey at a time. */
const running = process.env['JOURNEYS_PORT'];
/** A portal's mails are read at the port beside it. */
const PORTS = running === undefined ? { features: '3187', frame: '3197' } : { features: running, frame: running };

const address = (port: string) => `http://localhost:${port}`;

/** What every screen stands in and is made of: about half of the whole time. */
const FRAME = [
  'every-screen',
  'names',
  'japanese-only',
  'start',
  'sign-in',
  'security',
  'cross-site',
  'faults',
  'frame',
  'frame-phone',
  'frame-tools',
  'settings',
  'keys',
  'palette',
  'list',
  'forms',
].map((name) => `**/e2e/${name}.spec.ts`);

const serve = (port: string) => ({
  command: `"${process.execPath}" "${join(import.meta.dirname, 'serve.ts')}"`,
  url: `${address(port)}/`,
  env: { PORT: port },
  reuseExistingServer: running !== undefined,
  timeout: 180_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
});

/**
 * The browser journeys, in two halves that run beside each other: each has a portal of its own and one worker, so that
 * none sees what another does. A second try in CI, and told (decision 0036).
 */
export default defineConfig({
  testDir: '.',
  outputDir: join('..', 'test-results', 'journeys'),
  workers: running === undefined ? 2 : 1,
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  // The whole walk of a journey is no measure of speed: a shared machine was seen to take three times as long as the day before.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join('..', 'test-results', 'journeys.json') }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // What is not there by then does not come; without it, a journey would wait for as long as it may take as a whole.
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'features', testIgnore: FRAME, workers: 1, use: { baseURL: address(PORTS.features) } },
    { name: 'frame', testMatch: FRAME, workers: 1, use: { baseURL: address(PORTS.frame) } },
  ],
  webServer: [...new Set([PORTS.features, PORTS.frame])].map(serve),
});
