// How long a first visit takes until the screen can be used, with an empty cache.
import type { BareBrowser } from './bare-browser.ts';
import { awaited, withBarePage } from './bare-page.ts';
import type { Visiting } from './visit.ts';

/** Runs inside the page, before its own scripts. It looks when something has changed: asking each frame makes the page draw. */
function watch(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    // Drawn, and the page's thread free again: what is typed now is answered.
    requestAnimationFrame(() =>
      setTimeout(() => {
        document.documentElement.dataset['usableAt'] = String(performance.now());
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the start of the navigation until the awaited part is drawn and the page answers. */
export function timeToUse(browser: BareBrowser, visiting: Visiting): Promise<number> {
  const script = `(${watch})(${JSON.stringify(visiting.awaited)})`;
  return withBarePage(browser, { ...visiting, script }, async (page) => {
    await page.goTo(visiting.path);
    return Number(await awaited<string>(page, 'document.documentElement.dataset.usableAt ?? null'));
  });
}
