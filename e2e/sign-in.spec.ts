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

test('a guest is asked to log in, then finds the page they wanted, even after a reload [S4-08, S2-24]', async ({
  open,
}) => {
  const page = await open('guest', { at: `${CLAIM}202610` });
  await expect(page).toHaveURL('/login');
  await page.reload();
  await signIn(page, 'staff');
  await expect(page).toHaveURL(`${CLAIM}202610`);
  await page.goto('/login');
  await expect(page).toHaveURL(INFORMATION);
});

test('the sign-in page says who gives accounts and what is recorded, with this address [S1-01, S3-01]', async ({
  open,
}) => {
  const page = await open('guest', { at: '/login' });
  await expect(page).toHaveTitle('ログイン | 株式会社まどぐち商事ポータル');
  await expect(page.getByText('アカウントは会社だけが発行します。')).toBeVisible();
  await expect(page.getByText('専用サーバーに記録しています')).toBeVisible();
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await expectAccessible(page, 'sign-in in Japanese');
});

test('a wrong address or password is told on its field, in the words of the source [S3-06, S3-07, S3-09]', async ({
  open,
}) => {
  const page = await open('guest', { at: '/login', language: 'en' });
  await send(page, 'nobody@madoguchi.example', SAMPLE_PASSWORD);
  await expect(page.locator('input[type=email]')).toHaveAccessibleDescription('Check your email address');
  await send(page, PEOPLE.staff, 'not the password');
  await expect(page.locator('input[type=password]')).toHaveAccessibleDescription('Check your password');
  await expectAccessible(page, 'sign-in with errors in English');
});

test('signing in tells so by the provider’s name, before and after [S4-02]', async ({ open }) => {
  const page = await open('guest', { at: '/login', language: 'en' });
  await send(page, PEOPLE.user, SAMPLE_PASSWORD);
  await expect(page.getByText('Logging in with Madoguchi')).toBeVisible();
  await expect(page.getByText('Logged in with Madoguchi')).toBeVisible();
});

test('signing out ends the session in all tabs and leads to sign-in [S2-26, S4-06]', async ({ open }) => {
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
});

test('a guest at the way out is led to sign-in, and signing in does not sign out again [S2-26, S4-06]', async ({
  open,
}) => {
  const page = await open('guest', { at: '/logout' });
  await expect(page).toHaveURL('/login');
  await signIn(page, 'user');
  await expect(page).toHaveURL(INFORMATION);
});

test('a person without the role is told so and sent to the start; nothing of the page shows [S4-08, S2-13]', async ({
  open,
}) => {
  const page = await open('staff', { at: '/apps/travelExpensesAdminView/202611' });
  await expect(page).toHaveURL(INFORMATION);
  await expect(page.getByText('その画面を開く権限がありません。')).toBeVisible();
  await expect(page.getByRole('heading', { name: /経費確認/ })).toBeHidden();
});

test('an ended session is renewed over the page, and what was wanted goes on [S3-13]', async ({ open }) => {
  const page = await open('user', { language: 'en' });
  await expect(page.getByRole('heading', { level: 1, name: 'information' })).toBeVisible();
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
