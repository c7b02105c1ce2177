import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { beginMonth, SAVED, saveBar } from './claim-page.ts';
import { expect, test } from './journey.ts';

const PAPER = '**/api/expense-claims/*/paper';

/** A claim of the month with one line, saved. */
async function beginClaim(page: Page, month: string): Promise<void> {
  const grid = await beginMonth(page, month);
  await grid.page.keyboard.type('5');
  await grid.page.keyboard.press('Enter');
  await expect(saveBar(page, SAVED)).toBeVisible();
}

async function openPaper(page: Page) {
  await page.getByRole('button', { name: 'プレビュー' }).first().click();
  return page.getByRole('dialog', { name: /2018年/ });
}

test('the preview of a claim is the very PDF that is kept and printed', async ({ open }) => {
  const page = await open('staff');
  await beginClaim(page, '201803');
  const made: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/paper')) made.push(Number(answer.headers()['content-length']));
  });
  const paper = await openPaper(page);
  await expect(paper.getByRole('link', { name: 'ダウンロード' })).toBeVisible();
  await expectAccessible(page, 'the preview of a claim');

  const coming = page.waitForEvent('download');
  await paper.getByRole('link', { name: 'ダウンロード' }).click();
  const file = await coming;
  const kept = readFileSync(await file.path());
  expect(kept.subarray(0, 5).toString()).toBe('%PDF-');
  expect([kept.length], 'sizes of the papers that were made: one, for both').toEqual(made);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);

  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();
  await expect(page.getByRole('button', { name: 'プレビュー' }).first()).toBeFocused();
});

test('a browser with a viewer shows the paper in the page, and the page may frame nothing else', async ({ open }) => {
  const page = await open('staff');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true });
  });
  const opened = await page.goto('/apps/travelExpensesRequest/201804');
  expect(opened?.headers()['content-security-policy']).toContain('frame-src blob:;');
  await beginClaim(page, '201804');
  const paper = await openPaper(page);
  await expect(paper.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await expect(paper.getByRole('button', { name: '印刷' })).toBeVisible();
});

test('a paper that cannot be made says so, and is made at the next attempt', async ({ open }) => {
  const page = await open('staff', { widthPx: PHONE_PX });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false });
  });
  await page.goto('/apps/travelExpensesRequest/201803');
  await page.route(PAPER, (route) => route.fulfill({ status: 404, json: { status: 404, code: 'unknown' } }));
  const paper = await openPaper(page);
  await expect(paper.getByRole('alert')).toBeVisible();
  await page.unroute(PAPER);
  await paper.getByRole('button', { name: '再試行' }).click();
  await expect(paper.getByRole('link', { name: '別のタブで開く' })).toHaveAttribute('href', /^blob:/);
});
