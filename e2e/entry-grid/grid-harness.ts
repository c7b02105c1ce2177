import { test as base, expect } from '@playwright/test';
import { serveHarness } from '../serve-harness.ts';
import { GridPage } from './grid-page.ts';

export { expect };

interface Harness {
  /** The grid alone on a page, with `lines` train rides. Fails at its end if the page threw or logged an error. */
  readonly openGrid: (options?: { lines?: number; query?: string; widthPx?: number }) => Promise<GridPage>;
}

/** The harness is built and served once for all tests of a worker. */
export const test = base.extend<Harness, { readonly harnessUrl: string }>({
  harnessUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, and this one needs none
    async ({}, use) => {
      const harness = await serveHarness('entry-grid');
      await use(harness.url);
      await harness.close();
    },
    { scope: 'worker' },
  ],
  openGrid: async ({ browser, harnessUrl }, use) => {
    const faults: string[] = [];
    const pages: GridPage[] = [];
    await use(async ({ lines = 3, query = '', widthPx = 1280 } = {}) => {
      const context = await browser.newContext({ viewport: { width: widthPx, height: 800 }, locale: 'ja-JP' });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(`${harnessUrl}?lines=${lines}${query}`);
      const grid = new GridPage(page, await context.newCDPSession(page));
      await page.getByRole('grid').waitFor();
      pages.push(grid);
      return grid;
    });
    for (const { page } of pages) await page.context().close();
    expect(faults, 'faults of the pages').toEqual([]);
  },
});
