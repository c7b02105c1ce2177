import type { Page } from '@playwright/test';
import { PHONE_PX } from './browser.ts';
import { settle, untilQuiet } from './pictures.ts';

const PHONE_HEIGHT_PX = 844;
/** The time within which late content, such as a file requested late, arrives once the page stands. */
const QUIET_MS = 250;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Makes a phone's window as tall as the page: what a bar at its foot covers for the moment, a person scrolls to. */
export async function unfold(page: Page): Promise<void> {
  if (page.viewportSize()?.width !== PHONE_PX) return;
  await page.setViewportSize({ width: PHONE_PX, height: PHONE_HEIGHT_PX });
  await settle(page);
  let before = 0;
  for (let height = await heightOf(page); height !== before; height = await heightOf(page)) {
    before = height;
    await page.setViewportSize({ width: PHONE_PX, height });
    await page.evaluate(untilQuiet, QUIET_MS);
    await settle(page);
  }
}
