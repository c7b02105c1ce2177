import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';
const CALENDAR = '/apps/calendar';
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'メニュー', exact: true }).getByRole('link', { name: 'カレンダー' });

const closed = (page: Page) => page.getByText('カレンダーは閉じられているため、使えません。');

async function openTo(system: Page, choice: string): Promise<void> {
  const card = system.getByRole('main').getByRole('region', { name: 'カレンダー' });
  await card.getByRole('radio', { name: choice }).check();
  await card.getByRole('button', { name: '保存' }).click();
  await expect(system.getByText(`カレンダーの利用範囲を「${choice}」にしました。`)).toBeVisible();
}

async function isFound(page: Page): Promise<boolean> {
  const line = page.getByRole('combobox', { name: '検索と操作' });
  // The keys come once the first screen stands.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(line).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await line.fill('かれんだー');
  await expect(page.getByRole('dialog', { name: '検索と操作' }).getByText('検索中')).toHaveCount(0);
  const found = await page.getByRole('option', { name: 'カレンダー', exact: true }).count();
  await page.keyboard.press('Escape');
  return found > 0;
}

test('the calendar comes to open pages of staff when system people open it, and goes when they close it: menu, keys, palette and the page that shows it [S2-06] [S5-03]', async ({
  open,
}) => {
  const system = await open('system', { at: '/apps/general-tools' });
  await expectAccessible(system, 'the access to general tools');
  const staff = await open('staff', { at: INFORMATION });
  const user = await open('user', { at: INFORMATION });
  for (const page of [staff, user]) await expect(page.getByText('オンライン')).toBeVisible();
  await expect(entry(staff)).toHaveCount(0);
  expect(await isFound(staff)).toBe(false);
  await staff.goto(CALENDAR);
  await expect(staff).toHaveURL(INFORMATION);
  await expect(closed(staff)).toBeVisible();
  await staff.getByRole('button', { name: 'メッセージを閉じる' }).click();
  await expect(closed(staff)).toHaveCount(0);
  await expect(staff.getByText('オンライン')).toBeVisible();

  await openTo(system, 'スタッフ以上');
  await expect(entry(staff)).toBeVisible();
  expect(await isFound(staff)).toBe(true);
  await expect(entry(user)).toHaveCount(0);
  await staff.keyboard.press('g');
  await staff.keyboard.press('c');
  await expect(staff).toHaveURL(CALENDAR);

  await openTo(system, 'システム管理者のみ');
  await expect(staff).toHaveURL(INFORMATION);
  await expect(closed(staff)).toBeVisible();
  await expect(entry(staff)).toHaveCount(0);
});
