import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
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
      watchWrites(page);
      await page.goto('/');
      return page;
    });
    for (const context of contexts) {
      // What a journey puts back at its end is there for the next one.
      for (const page of context.pages().filter((page) => underWay.has(page))) await untilKept(page);
      await context.close();
    }
    expect(faults, 'faults of the pages of this journey').toEqual([]);
  },
});

/** What each page has sent to be kept and has not been answered. */
const underWay = new WeakMap<Page, Set<Request>>();

/**
 * Waits until the server has answered everything that the page sent it to keep. What shows at once is kept only then:
 * a page that is loaded before that may show what was.
 */
export async function untilKept(page: Page): Promise<void> {
  await expect(async () => {
    // A frame later what was just pressed has been sent, and what waited for an answer before it as well.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(underWay.get(page)?.size).toBe(0);
  }).toPass({ timeout: 10_000 });
}

function watchWrites(page: Page): void {
  const writes = new Set<Request>();
  underWay.set(page, writes);
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.add(request);
  });
  page.on('response', (answer) => writes.delete(answer.request()));
  page.on('requestfailed', (request) => writes.delete(request));
  page.on('crash', () => underWay.delete(page));
}

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
