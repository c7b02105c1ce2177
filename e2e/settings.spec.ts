// The grounds that the page is painted with before its scripts come, and a visitor without a session; the sheets themselves are
// proved in `web/src/shell/settings/settings.browser.test.tsx`.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';

/** Grounds of schemes, as the browser writes them. */
const GROUND = {
  default: 'rgb(242, 245, 248)',
  defaultDark: 'rgb(18, 22, 28)',
  light3: 'rgb(237, 246, 249)',
} as const;

const groundOf = (page: Page, part: 'html' | 'body') =>
  page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectGround(page: Page, ground: string): Promise<void> {
  await expect.poll(() => groundOf(page, 'body')).toBe(ground);
  await expect.poll(() => groundOf(page, 'html')).toBe(ground);
}

/** The colour of the text on an area's ground, and that ground. */
const areaOf = (page: Page, area: string) =>
  page
    .locator(`[data-area=${area}]`)
    .first()
    .evaluate((element) => {
      const { backgroundColor, colorScheme } = getComputedStyle(element);
      return { backgroundColor, colorScheme };
    });

async function openSheet(page: Page, name: '表示設定' | '配色') {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('button').nth(1)).toBeVisible();
  return sheet;
}

test('each area has its own scheme, and light or dark follows the system until one is chosen (P3) [S6-10]', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto(INFORMATION);
  expect(await areaOf(page, 'navbar')).toEqual({ backgroundColor: 'rgb(48, 49, 51)', colorScheme: 'dark' });
  expect(await areaOf(page, 'toolbar')).toEqual({ backgroundColor: 'rgb(255, 255, 255)', colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, GROUND.defaultDark);
  expect(await areaOf(page, 'toolbar')).toEqual({ backgroundColor: 'rgb(32, 35, 39)', colorScheme: 'dark' });
  const sheet = await openSheet(page, '配色');
  await sheet.getByRole('button', { name: '浅葱', exact: true }).click();
  await expectGround(page, GROUND.light3);
  for (const area of ['navbar', 'toolbar', 'footer']) {
    await expect.poll(async () => (await areaOf(page, area)).colorScheme).toBe('light');
  }
  await sheet.getByRole('button', { name: 'システムの明暗に合わせる' }).click();
  await expectGround(page, GROUND.defaultDark);
});

test('a phone leads to both sheets from its menu [S6-09]', async ({ open }) => {
  const page = await open('guest', { widthPx: 390 });
  await page.goto(INFORMATION);
  await page.getByRole('button', { name: 'メニューを開く' }).first().click();
  await (await openSheet(page, '配色')).getByRole('button', { name: '浅葱', exact: true }).click();
  await expectGround(page, GROUND.light3);
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
