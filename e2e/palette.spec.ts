import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { type Ending, InputMethod } from './input-method.ts';
import { expect, test } from './journey.ts';

const FIELD = { name: '検索と操作' };

test('the palette opens by Ctrl K and finds pages by kana while they are being composed; no key of the composition acts (P10) [B9-02] [B0-11]', async ({
  open,
}) => {
  const page = await open('staff');
  const inputMethod = new InputMethod(await page.context().newCDPSession(page));
  await expect(page.getByRole('button', { name: '検索と操作' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: '検索と操作' });
  for (const ending of ['windows', 'mac', 'safari'] satisfies Ending[]) {
    // The keys come once the first screen stands.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(palette).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('combobox', FIELD)).toBeFocused();
    await inputMethod.compose('こ', 'こう', 'こうつ');
    await expect(palette.getByRole('option', { name: '交通費・旅費精算' })).toBeVisible();
    await inputMethod.takenKey('ArrowDown');
    await inputMethod.takenKey('Escape');
    await inputMethod.endComposition('交通費', ending);
    await expect(page.getByRole('combobox', FIELD)).toHaveValue('交通費');
    await expect(palette.getByRole('option', { selected: true })).toHaveText('交通費・旅費精算');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', FIELD).fill('ryohi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/travelExpensesRequest\/\d{6}$/);
  await expect(palette).toBeHidden();
});

test('the palette finds people and claims within one’s rights, and what was used last comes first [B9-02]', async ({
  open,
}) => {
  const admin = await open('admin');
  await admin.getByRole('button', { name: '検索と操作' }).click();
  const field = admin.getByRole('combobox', FIELD);
  await field.fill('satou');
  const person = admin.getByRole('option', { name: /佐藤.*サトウ/ }).first();
  await expect(person).toBeVisible();
  await expectAccessible(admin, 'the palette');
  await field.fill('2026-1');
  const claim = admin.getByRole('option', { name: /TE-2026-00001/ });
  await expect(claim).toBeVisible();
  await expect(admin.getByRole('option', { selected: true })).toContainText('TE-2026-00001');
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/\/apps\/travelExpensesAdminView\/\d{6}\?claim=/);
  await admin.getByRole('button', { name: '検索と操作' }).click();
  await expect(admin.getByRole('group', { name: '最近使ったもの' }).getByRole('option').first()).toContainText(
    'TE-2026-00001',
  );

  const user = await open('user');
  await user.getByRole('button', { name: '検索と操作' }).click();
  await user.getByRole('combobox', FIELD).fill('2026-1');
  await expect(user.getByText('「2026-1」に合うものはありません。')).toBeVisible();
  await user.getByRole('combobox', FIELD).fill('経費確認');
  await expect(user.getByRole('option')).toHaveCount(0);
});

test('on a phone the palette takes the whole screen, in the dark too [B9-02]', async ({ open }) => {
  const page = await open('staff', { widthPx: PHONE_PX, scheme: 'dark', language: 'en' });
  await page.getByRole('button', { name: 'Command palette' }).tap();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette).toBeVisible();
  await expectAccessible(page, 'the palette on a phone');
  const box = await palette.boundingBox();
  expect(box).toMatchObject({ x: 0, width: PHONE_PX });
  await palette.getByRole('option', { name: 'Claim travel expenses' }).tap();
  await expect(page).toHaveURL(/\/apps\/travelExpensesRequest\/\d{6}$/);
});
