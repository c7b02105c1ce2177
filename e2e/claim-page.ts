import { expect, type Page } from '@playwright/test';
import { GridPage } from './grid-page.ts';
import { InputMethod } from './input-method.ts';

export const claimPath = (month: string) => `/apps/travelExpensesRequest/${month}`;

/** The status of the autosave in the bar. */
export const saveBar = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

export const SAVED = /^\d{2}:\d{2} 保存済み$/;

/** The grid of a claim page, ready for keys. */
export async function gridOf(page: Page): Promise<GridPage> {
  await page.getByRole('grid').waitFor();
  return new GridPage(page, new InputMethod(await page.context().newCDPSession(page)));
}

/** Opens a month without a claim and begins its first line. */
export async function beginMonth(page: Page, month: string): Promise<GridPage> {
  await page.goto(claimPath(month));
  return beginLine(page);
}

/** Begins the first line of the shown month. */
export async function beginLine(page: Page): Promise<GridPage> {
  await page.getByRole('button', { name: '行を追加' }).first().click();
  const grid = await gridOf(page);
  await grid.cell(1, 'useDate').click();
  return grid;
}

/** Takes the pointer off what it pressed, and waits until that thing's tooltip has gone. */
export async function pointAway(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}
