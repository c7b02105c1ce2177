import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { INFORMATION, keepChoice, toolbar } from './frame-page.ts';
import { expect, test, untilKept } from './journey.ts';

async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('the size of text is kept with the account, and at 130 % nothing scrolls sideways on a phone (P5) [S6-05]', async ({
  open,
}) => {
  const page = await open('user');
  await page.goto(INFORMATION);
  const root = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await toolbar(page).getByRole('button', { name: '文字サイズ' }).click();
  const slider = page.getByRole('slider', { name: '文字サイズ' });
  await expect(slider).toBeFocused();
  for (const size of ['17.6px', '19.2px', '20.8px']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(root).toBe(size);
  }
  await expectAccessible(page, 'the size of text');
  await expect
    .poll(async () => (await (await page.request.get('/api/preferences')).json()).preferences['font-size'].value)
    .toBe(130);

  const phone = await open('user', { widthPx: PHONE_PX });
  for (const path of [INFORMATION, '/pages/errors/error-404']) {
    await phone.goto(path);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await phone.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
    await expectNothingSideways(phone);
  }
  await keepChoice(page, 'font-size', 100);
});

test('a screen chosen with the star stands in the toolbar, also after a reload (P9, fault 1)', async ({ open }) => {
  const page = await open('staff');
  await page.goto(INFORMATION);
  await toolbar(page).getByRole('button', { name: 'よく使う画面' }).click();
  const panel = page.getByRole('dialog', { name: 'よく使う画面' });
  await expectAccessible(page, 'the screens one opens often');
  await panel.getByLabel('画面を検索').fill('ない画面');
  await expect(panel.getByText('一致する画面はありません。')).toBeVisible();
  await panel.getByLabel('画面を検索').fill('旅費');
  await panel.getByRole('button', { name: '交通費・旅費精算をよく使う画面に追加' }).click();
  await untilKept(page);
  await page.reload();
  const chosen = page.getByRole('navigation', { name: 'よく使う画面' });
  await chosen.getByRole('link', { name: '交通費・旅費精算' }).click();
  await expect(page).toHaveURL(/\/apps\/travelExpensesRequest\/\d{6}$/);
  await keepChoice(page, 'shortcuts', []);
});

test('the user menu names the person and the role, and offers a guest both ways in (P6) [S6-03]', async ({ open }) => {
  const page = await open('admin');
  await page.getByRole('button', { name: '山本 由美子のメニュー' }).click();
  const opened = page.getByRole('menu');
  await expect(opened).toContainText('admin@madoguchi.example');
  await expect(opened).toContainText('管理者');
  await expect(opened.getByRole('menuitem')).toHaveText(['マイプロフィール', 'ログアウト']);

  const guest = await open('guest');
  await guest.getByRole('button', { name: 'ゲストのメニュー' }).click();
  await expect(guest.getByRole('menuitem')).toHaveText(['ログイン', 'アカウント登録']);
  await guest.getByRole('menuitem', { name: 'アカウント登録' }).click();
  await expect(guest).toHaveURL('/login');
  await expect(guest.getByText(/アカウントは会社だけが発行します/)).toBeVisible();
});
