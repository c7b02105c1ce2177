import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { contextOptions, JAPANESE_DESK, type View } from './browser.ts';
import { KeptSessions } from './kept-sessions.ts';
import { type Account, letIn } from './people.ts';
import { startCopy } from './portal-template.ts';

export { expect };

export interface OpenOptions extends Partial<View> {
  /** The address that the page opens at; '/' if it does not matter. */
  readonly at?: string;
  /** Runs before the page is loaded: for routes, clocks and listeners. */
  readonly before?: (page: Page) => unknown;
  /** Of a journey that ends sessions (by signing out, a suspension, a new password): a session of this page alone. */
  readonly ownSession?: boolean;
  /** The page is meant to fail: what it throws and logs is no fault of the journey. */
  readonly expectsFaults?: boolean;
}

/**
 * A page of its own browser context, with the person signed in, or for a guest as the portal greets a stranger.
 * The journey fails at its end if any such page threw, logged an error or got an answer of 500 or more, and if the
 * session that all pages of a person share has ended.
 */
export type Opening = (who: Account | 'guest', options?: OpenOptions) => Promise<Page>;

interface Journey {
  readonly open: Opening;
}

interface Worker {
  /** Its portal, by its address: one of its own, or the one that runs already. */
  readonly portal: string;
  readonly sessions: KeptSessions;
}

export const test = base.extend<Journey, Worker>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, and this one needs none
    async ({}, use, { parallelIndex }) => {
      const running = process.env['JOURNEYS_PORT'];
      if (running !== undefined) return use(`http://localhost:${running}`);
      const portal = await startCopy(parallelIndex);
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessions: [
    async ({ playwright, portal }, use) => {
      const sessions = new KeptSessions(playwright.request, portal);
      await use(sessions);
      await sessions.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, use) => use(portal),
  open: async ({ browser, portal, sessions }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (who, { at = '/', before, ownSession = false, expectsFaults = false, ...view } = {}) => {
      const context = await browser.newContext({
        ...contextOptions({ ...JAPANESE_DESK, ...view }),
        ...(who === 'guest' || ownSession ? {} : { storageState: await sessions.stateOf(who) }),
        baseURL: portal,
      });
      contexts.push(context);
      if (who !== 'guest' && ownSession) await letIn(context.request, who);
      const page = await context.newPage();
      if (!expectsFaults) watch(page, faults);
      watchWrites(page);
      await before?.(page);
      await page.goto(at);
      return page;
    });
    for (const context of contexts) {
      // Changes that a journey reverts at its end are saved before the next one starts.
      for (const page of context.pages().filter((page) => underWay.has(page))) await untilKept(page);
      await context.close();
    }
    expect(faults, 'faults of the pages of this journey').toEqual([]);
    expect(await sessions.ended(), 'accounts whose shared session this journey ended (see ownSession)').toEqual([]);
  },
});

/** The save requests of each page that have not been answered yet. */
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
  }).toPass({ timeout: 30_000 });
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
