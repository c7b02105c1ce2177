// A page of the bare browser with a device of its own: nothing is kept there yet.
import type { BareBrowser } from './bare-browser.ts';

export interface Device {
  readonly address: string;
  /** `name=value`; `null` for a guest. */
  readonly cookie: string | null;
  /** How many times slower the processor is made. */
  readonly slowDown: number;
  /** Runs inside each page, before its own scripts. */
  readonly script: string;
}

export interface BarePage {
  /** From an empty page: what is asked next is not answered by the one before. */
  goTo(path: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate<Value>(expression: string): Promise<Value>;
}

/** A new window has parts of the browser's own to load, which whoever opens a page in it has waited for long before. */
const WINDOW_STANDS_MS = 2_000;

/** The caller's work with such a page; the device goes with its end. */
export async function withBarePage<Result>(
  { send }: BareBrowser,
  { address, cookie, slowDown, script }: Device,
  work: (page: BarePage) => Promise<Result>,
): Promise<Result> {
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
  try {
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    if (cookie !== null)
      await send('Storage.setCookies', { browserContextId, cookies: [{ name, value, url: address }] });
    const target = { url: 'about:blank', browserContextId };
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', target);
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    await send('Page.enable', {}, sessionId);
    await send('Page.addScriptToEvaluateOnNewDocument', { source: script }, sessionId);
    await send('Emulation.setCPUThrottlingRate', { rate: slowDown }, sessionId);
    await new Promise((resolve) => setTimeout(resolve, WINDOW_STANDS_MS));
    return await work({
      async goTo(path) {
        for (const url of ['about:blank', `${address}${path}`]) await send('Page.navigate', { url }, sessionId);
      },
      async evaluate<Value>(expression: string) {
        const asked = { expression, returnByValue: true };
        const { result } = await send<{ result: { value: Value } }>('Runtime.evaluate', asked, sessionId);
        return result.value;
      },
    });
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

const LOOKS_EVERY_MS = 500;
const GIVES_UP_MS = 60_000;

/** Asks now and then, so that asking is no work of the page, until the answer is not null. */
export async function awaited<Value>(page: BarePage, expression: string): Promise<Value> {
  const end = Date.now() + GIVES_UP_MS;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
    const value = await page.evaluate<Value | null>(expression);
    if (value !== null) return value;
  }
  throw new Error(`In vain waited for ${expression}`);
}
