import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { contextOptions, JAPANESE_DESK, type View } from './browser.ts';
import { letIn, type Person } from './people.ts';

export { expect };

/**
 * A page of its own browser context, with the person signed in, or for a guest as the portal greets a stranger.
 * The journey fails at its end if any such page threw, logged an error or got an answer of 500 or more.
 */
export type Opening = (who: Person | 'guest', view?: Partial<View>) => Promise<Page>;

interface Journey {
  readonly open: Opening;
}

export const test = base.extend<Journey>({
  open: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (who, view = {}) => {
      const context = await browser.newContext({
        ...contextOptions({ ...JAPANESE_DESK, ...view }),
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      contexts.push(context);
      if (who !== 'guest') await letIn(context, who);
      const page = await context.newPage();
      watch(page, faults);
      await page.goto('/');
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults, 'faults of the pages of this journey').toEqual([]);
  },
});

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()} threw ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500)
      faults.push(`${response.status()} from ${response.request().method()} ${response.url()}`);
  });
  page.on('console', (message) => {
    // Chromium logs each refused request (401, 409, 422) as an error; those answers are part of a journey.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`${page.url()} logged ${message.text()}`);
    }
  });
}
