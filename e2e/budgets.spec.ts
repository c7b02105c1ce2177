import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const BUDGETS = '/apps/maintenance/budgets';
const TAB = '/apps/dashboards/project?tab=budget';

test('a budget that a system person adds is in the tab of an admin, changed and deleted by keys [B9-01]', async ({
  open,
}) => {
  const page = await open('system', { at: BUDGETS });
  await page.getByRole('button', { name: '新規作成' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '予算の追加' });
  await expectAccessible(page, 'a new budget');
  await dialog.getByLabel('年度').fill('2031');
  await dialog.getByLabel('部署').selectOption({ label: '経理部' });
  await dialog.getByLabel('区分').selectOption({ label: '交通費・旅費' });
  await dialog.getByLabel('予算額（税込）').fill('１２０，０００');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('予算を追加しました。')).toBeVisible();
  const row = page.getByRole('row', { name: /経理部.*交通費・旅費.*2031年度.*120,000/ });
  await row.getByRole('link', { name: /経理部/ }).click();
  const panel = page.getByRole('region', { name: '予算の詳細' });
  await panel.getByRole('button', { name: '金額を変更' }).click();
  await page.getByRole('dialog', { name: '予算額の変更' }).getByLabel('予算額（税込）').fill('90000');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('¥90,000')).toBeVisible();
  await expectAccessible(page, 'a budget in its panel');

  const admin = await open('admin', { at: TAB });
  await admin.getByLabel('年度').selectOption('2031');
  await expect(admin.getByRole('table', { name: '予算の明細' }).getByText('¥90,000').first()).toBeVisible();

  await panel.getByRole('button', { name: 'その他' }).click();
  await page.getByRole('menuitem', { name: '削除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('予算を削除しました。')).toBeVisible();
});

test('the tab shows sums, weeks and categories on a phone in English, and staff who lead nobody have none [B9-01]', async ({
  open,
}) => {
  const page = await open('admin', { at: TAB, widthPx: PHONE_PX, language: 'en' });
  const table = page.getByRole('table', { name: 'Budget details' });
  await expect(table.getByRole('row', { name: /^Travel expenses/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Spent by week' }).locator('svg').first()).toBeVisible();
  await expectAccessible(page, 'the tab Budget on a phone');
  await page.getByLabel('Weeks shown').selectOption('4');
  await page.getByText('Amounts by week as a table').click();
  await expect(page.getByRole('group', { name: 'Amounts by week as a table' }).getByRole('row')).toHaveCount(5);

  const staff = await open('staff', { at: TAB });
  await expect(staff.getByRole('tab', { name: 'メンバー' })).toBeVisible();
  await expect(staff.getByRole('tab', { name: '予算' })).toHaveCount(0);
});
