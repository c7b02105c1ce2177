// The grid of times that the calendar and the board of reservations share, as somebody without a mouse uses it.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Presses Tab, from where the page was entered, until the grid has the focus; answers its cell. */
export async function tabToGrid(page: Page) {
  const cell = page.getByRole('gridcell');
  await expect(cell).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await cell.evaluate((one) => one === document.activeElement)) return cell;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the grid');
}

export async function press(page: Page, key: string, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) await page.keyboard.press(key);
}

/** An item by its title, in the grid or in the list of a phone; not what another resource has because of it. */
export const shownAs = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button').filter({ hasText: title, hasNotText: '使用中' }).first();
