import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { PEOPLE, SAMPLE_PASSWORD, signIn } from './people.ts';

const CLAIM = '/apps/travelExpensesRequest/';
const INFORMATION = '/apps/dashboards/project';

/** Fills and sends the form that is open, without waiting for its end. */
async function send(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** The choice belongs to the account: other journeys expect it unmade. */
async function forgetLanguage(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/user/update', {
    headers: { origin: new URL(page.url()).origin },
    data: { user: { data: { settings: { language: null } } } },
  });
  expect(answer.status()).toBe(200);
}

test('a guest is asked to log in and reads nothing of the page they wanted, then finds it; one without its role is sent to the start (A4) [S4-08, S2-24, S2-13]', async ({
  open,
}) => {
  const asked: string[] = [];
  const page = await open('guest', {
    at: `${CLAIM}202610`,
    before: (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => /ClaimPage|LinesIn|expense-claims|master/.test(path))).toEqual([]);
  await page.reload();
  await signIn(page, 'staff');
  await expect(page).toHaveURL(`${CLAIM}202610`);
  await page.goto('/login');
  await expect(page).toHaveURL(INFORMATION);

  await page.goto('/apps/travelExpensesAdminView/202611');
  await expect(page).toHaveURL(INFORMATION);
  await expect(page.getByText('その画面を開く権限がありません。')).toBeVisible();
  await expect(page.getByRole('heading', { name: /経費確認/ })).toBeHidden();
});

test('the login page says who gives accounts and what is recorded, what is wrong on its field, and by whom one is logged in [S1-01, S3-06, S4-02]', async ({
  open,
}) => {
  const japanese = await open('guest', { at: '/login' });
  await expect(japanese).toHaveTitle('ログイン | 株式会社まどぐち商事ポータル');
  await expect(japanese.getByText('アカウントは会社だけが発行します。')).toBeVisible();
  await expect(japanese.getByText('専用サーバーに記録しています')).toBeVisible();
  await expect(japanese.getByText('127.0.0.1')).toBeVisible();

  const page = await open('guest', { language: 'en', at: '/login' });
  await send(page, 'nobody@madoguchi.example', SAMPLE_PASSWORD);
  await expect(page.locator('input[type=email]')).toHaveAccessibleDescription('Check your email address');
  await send(page, PEOPLE.user, 'not the password');
  await expect(page.locator('input[type=password]')).toHaveAccessibleDescription('Check your password');
  await expectAccessible(page, 'sign-in with errors in English');
  await send(page, PEOPLE.user, SAMPLE_PASSWORD);
  await expect(page.getByText('Logged in with Madoguchi')).toBeVisible();
});

test('signing out ends the session in all tabs; a guest at the way out is led to the login page, and logging in does not log out again [S2-26, S4-06]', async ({
  open,
}) => {
  const page = await open('staff', { ownSession: true });
  const second = await page.context().newPage();
  await second.goto(INFORMATION);
  await expect(second.getByRole('link', { name: '交通費・旅費精算' })).toBeVisible();
  await page.getByRole('button', { name: /のメニュー$/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
  await expect(second.getByRole('link', { name: '交通費・旅費精算' })).toBeHidden();
  await page.goto(`${CLAIM}202611`);
  await expect(page).toHaveURL('/login');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'user');
  await expect(page).toHaveURL(INFORMATION);
});

test('an ended session is renewed over the page, and what was wanted goes on [S3-13]', async ({ open }) => {
  const page = await open('user', { language: 'en' });
  await expect(page.getByRole('heading', { level: 1, name: 'Information' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  const dialog = page.getByRole('dialog', { name: 'もう一度ログイン' });
  await expect(dialog.getByText('ログインの有効期限が切れました。')).toBeVisible();
  await expect(dialog.locator('input[type=email]')).toHaveValue(PEOPLE.user);
  await expectAccessible(page, 'sign-in over a page');
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/auth/user/update') && response.ok());
  await dialog.locator('input[type=password]').fill(SAMPLE_PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await kept;
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(INFORMATION);
  await forgetLanguage(page);
});
