// A first visit to a screen in Chromium, with an empty cache: what is loaded, what jumps.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { contextOptions, JAPANESE_DESK } from '../../e2e/browser.ts';

export interface Visit {
  /** Without fonts and the stream of live news, which does not end. */
  readonly requests: number;
  readonly kib: number;
  /** Sum of layout shifts that no input caused; 0 is none. */
  readonly shift: number;
  /** From the start of the navigation until something of the page stood, and until its largest text or picture did. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
}

export interface Visiting {
  readonly address: string;
  readonly path: string;
  readonly cookie: string;
  /** Selector of what the visitor came for. */
  readonly awaited: string;
  /** How many times slower the processor is made. */
  readonly slowDown: number;
}

interface Marks {
  isUsable: boolean;
  shift: number;
  largestPaintMs: number;
}

declare global {
  var benchMarks: Marks;
}

/** Runs inside the page, before its own scripts. */
function watch(awaited: string): void {
  const marks: Marks = { isUsable: false, shift: 0, largestPaintMs: Number.NaN };
  globalThis.benchMarks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) marks.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    marks.largestPaintMs = list.getEntries().at(-1)?.startTime ?? marks.largestPaintMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    marks.isUsable = document.querySelector(awaited) !== null;
    if (!marks.isUsable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Adds up what the page loads, until it is asked. */
async function countLoads(session: CDPSession): Promise<() => { requests: number; bytes: number }> {
  const counted = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type !== 'Font' && type !== 'EventSource') counted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({ requests: counted.size, bytes });
}

const SETTLED_MS = 1_500;

async function readMarks(page: Page): Promise<Marks & { readonly firstPaintMs: number }> {
  await page.waitForFunction(() => globalThis.benchMarks.isUsable);
  // Late layout shifts, when the last picture or font has come, count as well.
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { ...globalThis.benchMarks, firstPaintMs: first?.startTime ?? Number.NaN };
  });
}

export async function visit(browser: Browser, { address, path, cookie, awaited, slowDown }: Visiting): Promise<Visit> {
  const context = await browser.newContext(contextOptions(JAPANESE_DESK));
  try {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await page.addInitScript(watch, awaited);
    const session = await context.newCDPSession(page);
    const loads = await countLoads(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(`${address}${path}`);
    const { shift, firstPaintMs, largestPaintMs } = await readMarks(page);
    const { requests, bytes } = loads();
    return { requests, kib: bytes / 1024, shift, firstPaintMs, largestPaintMs };
  } finally {
    await context.close();
  }
}
