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
/** React marks the page with what it warns of; refused answers are logged by the browser itself, not by `console`. */
console.error = (...said: unknown[]) => void faults.push(said);

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
