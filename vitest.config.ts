import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contextOptions, JAPANESE_DESK, launchOptions } from './e2e/browser.ts';
import { BROWSER_COMMANDS } from './web/test/browser/commands.ts';

/** Of tests that wait for processes, sockets and the screen; never of pure ones (decision 0036). */
const SECOND_TRY = process.env['CI'] === undefined ? 0 : 1;
const PROPERTY_RUNS = fileURLToPath(new URL('tools/property-runs.ts', import.meta.url));

/** On a real PostgreSQL; `server/test/world.ts` gives each file a database of its own. */
const SERVER = {
  root: 'server',
  environment: 'node',
  setupFiles: [PROPERTY_RUNS],
  globalSetup: ['test/global-setup.ts'],
  retry: SECOND_TRY,
  // A portal that starts, and news of another process, may take their time on a busy machine: only what hangs is to fail.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};

/** Modules are replaced only where none of them is loaded yet. */
const REPLACES_A_LIBRARY = ['src/features/session/guessing/guessing.test.ts'];

/** Tests that kill processes or take away what the portal depends on, and wait for its recovery. */
const FAULTS = [
  'src/start/{recovery,run-portal,own-log-server}.test.ts',
  'src/platform/postgres/embedded-postgres.test.ts',
  'test/{kill,told-once,database-down,entry-scripts}.test.ts',
  'test/log-server/**/*.test.ts',
];

/** Tests of what only a browser shows: keys, compositions, places on the screen. */
const IN_A_BROWSER = 'src/**/*.browser.test.tsx';

const BROWSER = playwright({
  // Read when a browser starts: whoever runs other projects needs none.
  get launchOptions() {
    return launchOptions();
  },
  contextOptions: { ...contextOptions(JAPANESE_DESK), permissions: ['clipboard-read', 'clipboard-write'] },
  actionTimeout: 10_000,
});

/**
 * Unit and operation tests, one project per room, and the faults. `npx vitest run <path>` runs one file alone: only the server projects
 * start PostgreSQL. Two cores take three workers: one of them waits for the database most of the time.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'contract',
          root: 'contract',
          environment: 'node',
          isolate: false,
          setupFiles: [PROPERTY_RUNS],
          include: ['src/**/*.test.ts'],
          // Random plays take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        // One set of modules for all files of a worker: loading the portal anew for each took a third of the time.
        test: {
          ...SERVER,
          name: 'server',
          isolate: false,
          include: ['src/{features,platform}/**/*.test.ts', '../db/**/*.test.ts'],
          exclude: [...REPLACES_A_LIBRARY, ...FAULTS],
        },
      },
      {
        // Tests of the portal as a whole.
        test: {
          ...SERVER,
          name: 'server-apart',
          include: [
            'src/{account,audit,audit-receiver,start}/**/*.test.ts',
            'src/*.test.ts',
            'test/**/*.test.ts',
            ...REPLACES_A_LIBRARY,
          ],
          exclude: FAULTS,
        },
      },
      { test: { ...SERVER, name: 'faults', include: FAULTS } },
      {
        // Components. The files of a worker share page and libraries, and load what is ours anew: `test/fresh-page.ts`. The
        // few rules that need a page ask for it in their first line.
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['test/setup.ts', PROPERTY_RUNS],
          include: ['src/**/*.test.tsx'],
          exclude: [IN_A_BROWSER],
          retry: SECOND_TRY,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web-rules',
          root: 'web',
          environment: 'node',
          isolate: false,
          setupFiles: [PROPERTY_RUNS],
          include: ['src/**/*.test.ts'],
          retry: SECOND_TRY,
          testTimeout: 30_000,
        },
      },
      {
        // Libraries are gathered anew from what the tests import: one found only on the way would reload the page under a test.
        optimizeDeps: { force: true },
        test: {
          name: 'browser',
          root: 'web',
          include: [IN_A_BROWSER],
          setupFiles: ['test/browser/setup.ts'],
          retry: SECOND_TRY,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000, interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            provider: BROWSER,
            instances: [{ browser: 'chromium', name: 'browser' }],
            commands: BROWSER_COMMANDS,
            // As in the journeys: a name may be a part of what is read out.
            locators: { exact: false },
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          name: 'tools',
          isolate: false,
          root: 'tools',
          environment: 'node',
          include: ['**/*.test.ts', '../bench/**/*.test.ts'],
        },
      },
    ],
  },
});
