import type { Page } from '@playwright/test';
import { PHONE_PX } from './browser.ts';

const PHONE_HEIGHT_PX = 844;

/** Makes a phone's window as tall as the page: what a bar at its foot covers for the moment, a person scrolls to. */
export async function unfold(page: Page): Promise<void> {
  if (page.viewportSize()?.width !== PHONE_PX) return;
  await page.setViewportSize({ width: PHONE_PX, height: PHONE_HEIGHT_PX });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: PHONE_PX, height });
}
