// How long a first visit takes until the screen can be used, with an empty cache.
import type { BareBrowser } from './bare-browser.ts';
import type { Visiting } from './visit.ts';

/** Runs inside the page, before its own scripts. It looks when something has changed: asking each frame makes the page draw. */
function watch(awaited: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(awaited) === null) return;
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

const LOOKS_EVERY_MS = 500;
const GIVES_UP_MS = 60_000;

/** Milliseconds from the start of the navigation until the awaited part is drawn and the page answers. */
export async function timeToUse({ send }: BareBrowser, visiting: Visiting): Promise<number> {
  const { address, path, cookie, awaited, slowDown } = visiting;
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
  try {
    const [name = '', value = ''] = cookie.split('=');
    await send('Storage.setCookies', { browserContextId, cookies: [{ name, value, url: address }] });
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    await send('Page.enable', {}, sessionId);
    await send(
      'Page.addScriptToEvaluateOnNewDocument',
      { source: `(${watch})(${JSON.stringify(awaited)})` },
      sessionId,
    );
    await send('Emulation.setCPUThrottlingRate', { rate: slowDown }, sessionId);
    await send('Page.navigate', { url: `${address}${path}` }, sessionId);
    return await usableAt(send, sessionId);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

async function usableAt(send: BareBrowser['send'], sessionId: string): Promise<number> {
  const expression = 'document.documentElement.dataset.usableAt ?? null';
  const end = Date.now() + GIVES_UP_MS;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
    const { result } = await send<{ result: { value: string | null } }>('Runtime.evaluate', { expression }, sessionId);
    if (result.value !== null) return Number(result.value);
  }
  throw new Error('The screen was not to be used in time');
}
