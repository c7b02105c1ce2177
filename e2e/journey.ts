import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { contextOptions, JAPANESE_DESK, type View } from './browser.ts';
import { KeptSessions } from './kept-sessions.ts';
import { type Account, letIn } from './people.ts';

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
  /** By the portal's address. */
  readonly sessions: (baseURL: string) => KeptSessions;
}

export const test = base.extend<Journey, Worker>({
  sessions: [
    async ({ playwright }, use) => {
      const all = new Map<string, KeptSessions>();
      await use((baseURL) => {
        const sessions = all.get(baseURL) ?? new KeptSessions(playwright.request, baseURL);
        all.set(baseURL, sessions);
        return sessions;
      });
      for (const sessions of all.values()) await sessions.dispose();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, baseURL, sessions }, use) => {
    const kept = sessions(baseURL ?? '');
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (who, { at = '/', before, ownSession = false, expectsFaults = false, ...view } = {}) => {
      const context = await browser.newContext({
        ...contextOptions({ ...JAPANESE_DESK, ...view }),
        ...(who === 'guest' || ownSession ? {} : { storageState: await kept.stateOf(who) }),
        ...(baseURL === undefined ? {} : { baseURL }),
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
      // What a journey puts back at its end is there for the next one.
      for (const page of context.pages().filter((page) => underWay.has(page))) await untilKept(page);
      await context.close();
    }
    expect(faults, 'faults of the pages of this journey').toEqual([]);
    expect(await kept.ended(), 'accounts whose shared session this journey ended (see ownSession)').toEqual([]);
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
