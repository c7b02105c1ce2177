// How long a screen takes on a device that has never seen the portal, and on one that opens it every day.
import type { BareBrowser } from './bare-browser.ts';
import { awaited, type BarePage, withBarePage } from './bare-page.ts';
import { noteScreen, type ScreenMarks } from './screen-marks.ts';

/** Longer tasks make a press wait; what is over it counts as blocking. */
const SHORT_TASK_MS = 50;

export interface ScreenTimes {
  readonly paintMs: number;
  readonly blockingMs: number;
  readonly longestMs: number;
}

/** The first visit, and one with files on the device. */
export interface Visits {
  readonly first: ScreenTimes;
  readonly daily: ScreenTimes;
}

/** A screen that stands: its heading there, its fonts, and nothing announced as busy. Null until then. */
const STANDING = `document.querySelector('h1') === null || document.fonts.status !== 'loaded' ||
  document.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])') !== null
    ? null : globalThis.screenMarks`;

/** The time for late content once the screen stands: the menu's data, a late picture. */
const LATE_MS = 1_000;

async function open(page: BarePage, path: string): Promise<ScreenTimes> {
  await page.goTo(path);
  await awaited(page, STANDING);
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  const { largestPaint, longTasks } = await awaited<ScreenMarks>(page, STANDING);
  return {
    paintMs: largestPaint,
    blockingMs: longTasks.reduce((sum, ms) => sum + Math.max(0, ms - SHORT_TASK_MS), 0),
    longestMs: Math.max(0, ...longTasks),
  };
}

/** The browser would keep what it has compiled of a script with its second visit: the third is the first that could find it. */
export function visitTimes(
  browser: BareBrowser,
  where: { readonly address: string; readonly path: string; readonly cookie: string | null; readonly slowDown: number },
): Promise<Visits> {
  return withBarePage(browser, { ...where, script: `(${noteScreen})()` }, async (page) => {
    const first = await open(page, where.path);
    await open(page, where.path);
    return { first, daily: await open(page, where.path) };
  });
}
