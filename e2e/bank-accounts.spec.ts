import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const ACCOUNTS = '/pages/profile?tab=accounts';

test('somebody enters the account for expenses on a phone, sees it masked, and shows it [B2-05, B8-04]', async ({
  open,
}) => {
  const page = await open('staff', { at: ACCOUNTS });
  await page.setViewportSize({ width: PHONE_PX, height: 2400 });
  const account = page.getByRole('region', { name: '経費の振込口座' });
  await account.getByRole('button', { name: '口座を登録する' }).click();
  await account.getByRole('combobox', { name: '銀行' }).fill('ゆうちょ');
  await page.getByRole('option', { name: 'ゆうちょ銀行' }).click();
  await account.getByLabel('記号（5桁）').fill('１４１７０');
  await account.getByLabel('番号', { exact: true }).fill('32345671');
  await account.getByRole('button', { name: '変換する' }).click();
  await expect(account.getByRole('combobox', { name: '支店' })).toHaveValue('四一八店 (418)');
  await expect(account.getByLabel('口座番号')).toHaveValue('3234567');
  await account.getByLabel('口座名義（カナ）').fill('ジョージ');
  await expect(account.getByText('振込での表記：ｼﾞﾖ-ｼﾞ')).toBeVisible();
  await account.getByLabel('名義が違う理由').fill('通帳の表記');
  await expectAccessible(page, 'the form of an account');
  await account.getByRole('button', { name: '保存する' }).click();
  await expect(account.getByText('••••567')).toBeVisible();
  await expect(account.getByText('ｼﾞﾖ-ｼﾞ')).toBeHidden();
  await account.getByRole('button', { name: '口座番号と名義を表示する' }).click();
  await expect(account.getByText('3234567')).toBeVisible();
  await expectAccessible(page, 'an account');
});
