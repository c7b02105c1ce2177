import { expectAccessible } from './axe.ts';
import { expect, test, untilKept } from './journey.ts';

test('? lists the keys that act here, G and a letter lead to pages, and single keys can be switched off [B9-02]', async ({
  open,
}) => {
  const page = await open('admin');
  const sheet = page.getByRole('dialog', { name: 'キー操作' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(sheet.getByRole('heading', { name: 'どの画面でも' })).toBeVisible();
  await expect(sheet.getByText('経費確認へ移動')).toBeVisible();
  await expect(sheet.getByText('メンバー一覧へ移動')).toBeVisible();
  await expectAccessible(page, 'the sheet of keys');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/apps\/travelExpensesAdminView\/\d{6}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('?');
  await expect(sheet.getByText('次の行')).toBeVisible();
  await sheet.getByRole('switch', { name: '1文字のキー操作を使う' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '検索と操作' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/apps\/travelExpensesAdminView\/\d{6}$/);

  // The choice is the person's, wherever they sign in.
  await page.keyboard.press('Escape');
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '検索と操作' }).click();
  await page.getByRole('combobox').fill('キー操作');
  await page.getByRole('option', { name: 'キー操作の一覧を開く' }).click();
  await expect(sheet.getByRole('switch', { name: '1文字のキー操作を使う' })).not.toBeChecked();
  await sheet.getByRole('switch', { name: '1文字のキー操作を使う' }).click();
  await expect(sheet.getByRole('switch', { name: '1文字のキー操作を使う' })).toBeChecked();
});

test('? lists the keys of an open form and of its lines, and G M leads to the members [B9-02]', async ({ open }) => {
  const page = await open('staff');
  await page.goto('/apps/purchase-request/new');
  await expect(page.getByRole('button', { name: '申請する' })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'キー操作' });
  // The keys come once the first screen stands.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const form = sheet.getByRole('heading', { name: 'フォームのキー操作' }).locator('..');
  await expect(form.getByText('申請する')).toBeVisible();
  await expect(form.getByText('下書き保存')).toBeVisible();
  await expect(sheet.getByText('行を上へ移動')).toBeVisible();
  await expectAccessible(page, 'the sheet of keys of a form');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/apps\/member\/all/);
});
