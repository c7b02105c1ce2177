// Marks that a page records while a screen opens, is navigated to, or scrolls.
import type { Page } from '@playwright/test';

/** Times in milliseconds. */
export interface ScreenMarks {
  largestPaint: number;
  longTasks: number[];
}

declare global {
  var screenMarks: ScreenMarks;
}

/** Runs inside the page, before its own scripts. */
export function noteScreen(): void {
  const marks: ScreenMarks = { largestPaint: 0, longTasks: [] };
  globalThis.screenMarks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** So long a hand that has arrived at a link takes to press it, at the least. */
const AIMING_MS = 100;

/**
 * Points at the menu's link of a path and presses it, as people do: what is read ahead for a link that is pointed at has begun by
 * then. Answers how many milliseconds after the press its heading is drawn.
 */
export async function routeChange(page: Page, path: string): Promise<number> {
  const link = page.locator(`nav a[href="${path}"]`).first();
  await link.hover();
  const drawn = await page.evaluateHandle((href) => {
    const before = document.querySelector('main h1');
    const { promise, resolve } = Promise.withResolvers<number>();
    const onPress = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        const heading = document.querySelector('main h1');
        const isThere = location.pathname === href && heading !== null && heading !== before;
        requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onPress, { capture: true, once: true });
    return { promise };
  }, path);
  await page.waitForTimeout(AIMING_MS);
  await page.mouse.down();
  await page.mouse.up();
  return drawn.evaluate(({ promise }) => promise);
}

/** Scrolls what holds the rows, some rows a frame, and answers how long each frame took in milliseconds. */
export function scrollFrames(
  page: Page,
  { frames, pxAFrame }: { frames: number; pxAFrame: number },
): Promise<number[]> {
  return page.evaluate(
    ([count, step]) =>
      new Promise<number[]>((resolve, reject) => {
        let scroller = document.querySelector('main tbody tr')?.parentElement ?? null;
        while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight + 1)
          scroller = scroller.parentElement;
        if (scroller === null) return reject(new Error('Nothing scrolls the rows'));
        const found = scroller;
        const times: number[] = [];
        let last = performance.now();
        const next = () => {
          const now = performance.now();
          times.push(now - last);
          last = now;
          found.scrollTop += step;
          if (times.length < count) return requestAnimationFrame(next);
          return resolve(times);
        };
        return requestAnimationFrame(next);
      }),
    [frames, pxAFrame] as const,
  );
}
