// How fast the machine is while it measures: others share it, and what it does in an hour differs by half.
import type { BareBrowser } from './bare-browser.ts';
import { withBarePage } from './bare-page.ts';

/** Runs inside the page: the same work each time, of what a page does most: objects, strings, maps. Milliseconds. */
function fixedWork(): number {
  const start = performance.now();
  let length = 0;
  for (let round = 0; round < 40; round += 1) {
    const rows = Array.from({ length: 400 }, (_, nth) => ({ id: `row-${nth}`, yen: nth * round, tags: ['a', 'b'] }));
    const byId = new Map(rows.map((row) => [row.id, { ...row, text: JSON.stringify(row) }]));
    for (const { text } of byId.values()) length += text.length;
  }
  return length > 0 ? performance.now() - start : Number.NaN;
}

/** How long a fixed piece of work takes on the slowed processor, in milliseconds. */
export function paceOf(browser: BareBrowser, slowDown: number): Promise<number> {
  const device = { address: 'about:blank', cookie: null, slowDown, script: '' };
  return withBarePage(browser, device, (page) => page.evaluate<number>(`(${fixedWork})()`));
}
