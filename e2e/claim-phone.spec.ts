import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { claimPath, SAVED, saveBar } from './claim-page.ts';
import { expect, test } from './journey.ts';

/** How far the page can be scrolled sideways, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const form = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => page.getByRole('list', { name: '明細', exact: true }).getByRole('listitem');

test('on a phone a card opens a form, 保存して次へ goes on, and the lines are in the claim [B4-02]', async ({
  open,
}) => {
  const page = await open('staff', { widthPx: PHONE_PX });
  await page.goto(claimPath('201906'));
  await page.getByRole('button', { name: '行を追加' }).first().click();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await form(page).getByLabel('利用日').fill('2019-06-04');
  await form(page).getByLabel('目的').selectOption({ label: '拠点間の移動' });
  await form(page).getByLabel('交通手段').selectOption({ label: '電車' });
  await form(page).getByLabel('出発').fill('東京');
  await form(page).getByLabel('到着').fill('新橋');
  await form(page).getByLabel('片道・往復').selectOption({ label: '往復' });
  await form(page).getByLabel('片道運賃').fill('１６７');
  await expect(form(page).getByText('¥334')).toBeVisible();
  await expectAccessible(page, 'the line form on a phone');
  expect(await overhang(page)).toBe(0);

  await form(page).getByRole('button', { name: '保存して次へ' }).click();
  await expect(form(page).getByRole('heading', { name: '明細を追加' })).toBeVisible();
  await form(page).getByLabel('出発').fill('新橋');
  await form(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('東京 → 新橋');
  await expect(cards(page).first()).toContainText('¥334');
  await expect(cards(page).nth(1)).toContainText(/エラー\d件/);
  // Tall enough for all of it: a target half under a stuck bar is a matter of scrolling.
  await page.setViewportSize({ width: PHONE_PX, height: 2_400 });
  await expectAccessible(page, 'the cards on a phone');
  expect(await overhang(page)).toBe(0);

  await expect(saveBar(page, SAVED)).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('on a phone 明細をコピー copies the line, and 削除 can be taken back [B4-02]', async ({ open }) => {
  const page = await open('staff', { widthPx: PHONE_PX });
  await page.goto(claimPath('201907'));
  await page.getByRole('button', { name: '行を追加' }).first().click();
  await form(page).getByLabel('出発').fill('上野');
  await form(page).getByRole('button', { name: '明細をコピー' }).click();
  await expect(form(page).getByRole('heading', { name: '2行目の明細' })).toBeVisible();
  await expect(form(page).getByLabel('出発')).toHaveValue('上野');
  await form(page).getByRole('button', { name: '削除' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('a receipt is attached, and one that is no such file is refused beside it with its cause [B0-07]', async ({
  open,
}) => {
  const page = await open('staff', { widthPx: PHONE_PX });
  await page.goto(claimPath('201908'));
  await page.getByRole('button', { name: '行を追加' }).first().click();
  await form(page).getByLabel('出発').fill('品川');
  const files = form(page).locator('input[type=file][multiple]');
  await files.setInputFiles({ name: '領収書.png', mimeType: 'image/png', buffer: onePixelPng() });
  const receipts = form(page).getByRole('list', { name: '領収書' });
  await expect(receipts.getByRole('link', { name: '領収書.png' })).toBeVisible();
  await files.setInputFiles({ name: '図.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"/>') });
  await expect(receipts.getByRole('alert')).toContainText('この種類のファイルは添付できません。');
  await receipts.getByRole('button', { name: '図.pngを削除' }).click();
  await form(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(saveBar(page, SAVED)).toBeVisible();
  await page.reload();
  await expect(cards(page).first().getByRole('img', { name: '領収書' })).toBeVisible();
});

function onePixelPng(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}
