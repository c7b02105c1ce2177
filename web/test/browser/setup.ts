// Each test finds the page as nobody has been on it, and fails where the page logged an error.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, type Locator, locators, page } from 'vitest/browser';
import type { BrowserCommandTypes } from './commands.ts';

declare module 'vitest/internal/browser' {
  interface BrowserCommands extends BrowserCommandTypes {}
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements by a CSS selector, for what has neither role nor name. */
    css(selector: string): Locator;
  }
}

const DESK = { widthPx: 1440, heightPx: 900 };

locators.extend({ css: (selector) => `css=${selector}` });

const faults: unknown[][] = [];
/** React's development build says this of the router's lazy screens; the portal as it is built does not log it. */
const OF_THE_ROUTER = 'conditional-use-of-use';
console.error = (...said: unknown[]) => {
  if (!said.some((part) => String(part).includes(OF_THE_ROUTER))) faults.push(said);
};

beforeEach(async () => {
  faults.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all([page.viewport(DESK.widthPx, DESK.heightPx), commands.emulate()]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(faults, 'errors that the page logged').toEqual([]);
});
