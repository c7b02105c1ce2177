import { registerAccount } from '@madoguchi/contract/accounts/operations.ts';
import { signIn } from '@madoguchi/contract/session/operations.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { everythingKept } from './everything-kept.ts';
import { expect, type Opening, test } from './journey.ts';
import { PEOPLE, SAMPLE_PASSWORD } from './people.ts';

const SECURITY = '/pages/profile?tab=security';
const PASSWORD = 'umi no chikaku no ie 3';
const NEXT = '山の上の小さな喫茶店';

/** An account of this journey alone: its sessions end, and others' must not. */
async function registered(api: APIRequestContext, displayName: string): Promise<string> {
  const entered = await api.post(signIn.path, { data: { email: PEOPLE.system, password: SAMPLE_PASSWORD } });
  const { access_token: token } = (await entered.json()) as { access_token: string };
  const email = `security.${Date.now()}@journey.example`;
  const answer = await api.post(registerAccount.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { displayName, email, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = part(page, 'パスワードの変更');
  await form.getByRole('textbox', { name: '現在のパスワード' }).fill(current);
  await form.getByRole('textbox', { name: '新しいパスワード', exact: true }).fill(next);
  await form.getByRole('textbox', { name: '新しいパスワード（確認）' }).fill(next);
  await form.getByRole('button', { name: 'パスワードを変更' }).click();
}

/** Logs the account in on a desk and on a phone. */
async function onTwoDevices(open: Opening, email: string): Promise<readonly [desk: Page, phone: Page]> {
  const devices = [
    await open('guest', { at: '/login' }),
    await open('guest', { at: '/login', widthPx: PHONE_PX }),
  ] as const;
  for (const page of devices) {
    await logIn(page, email, PASSWORD);
    await expect(page.getByText('ログインしました。')).toBeVisible();
  }
  await devices[0].goto(SECURITY);
  return devices;
}

const loginOver = (page: Page) => page.getByRole('dialog', { name: 'もう一度ログイン' });

async function logInOver(page: Page, password: string): Promise<void> {
  await loginOver(page).locator('input[type=password]').fill(password);
  await loginOver(page).locator('button[type=submit]').click();
}

test('somebody sees where they are logged in, and ends a device that was left behind (T15)', async ({
  open,
  request,
}) => {
  const email = await registered(request, '森田 司');
  const [desk, phone] = await onTwoDevices(open, email);
  const sessions = part(desk, 'ログイン中の端末')
    .getByRole('listitem')
    .filter({ hasText: /・Chrome/ });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('この端末');
  await expectAccessible(desk, 'security');
  await sessions
    .last()
    .getByRole('button', { name: /^ログアウト：/ })
    .click();
  await desk.getByRole('dialog').getByRole('button', { name: 'ログアウト' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(loginOver(phone)).toBeVisible();
});

test('every login to the own account is on record there, refused ones too [S3-07]', async ({ open, request }) => {
  const email = await registered(request, '広瀬 舞');
  const page = await open('guest', { at: '/login' });
  await logIn(page, email, 'not this one');
  await expect(page.locator('input[type=password]')).toHaveAccessibleDescription('パスワードを確認してください。');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('ログインしました。')).toBeVisible();
  await page.goto(SECURITY);
  const history = part(page, 'ログイン履歴').getByRole('row');
  await expect(history.nth(1)).toContainText('ログイン');
  await expect(history.nth(2)).toContainText('失敗');
});

test('a new password has to be a good one, and is asked for everywhere else, in no other tab (T15) [S3-05] [S3-06]', async ({
  open,
  request,
}) => {
  const email = await registered(request, '安田 匠');
  const [desk, phone] = await onTwoDevices(open, email);
  const tab = await desk.context().newPage();
  await tab.goto('/');
  const field = (name: string) => part(desk, 'パスワードの変更').getByRole('textbox', { name, exact: true });
  await changePassword(desk, 'not this one', NEXT);
  await expect(field('現在のパスワード')).toHaveAccessibleDescription(/パスワードを確認してください。/);
  await changePassword(desk, PASSWORD, 'Password2026!');
  await expect(field('新しいパスワード')).toHaveAccessibleDescription(/推測されやすいパスワードです。/);
  await changePassword(desk, PASSWORD, NEXT);
  await expect(desk.getByText('パスワードを変更しました。ほかの端末からログアウトしました（1件）。')).toBeVisible();
  await expect(field('現在のパスワード')).toHaveValue('');
  for (const page of [tab, desk]) {
    await expect(loginOver(page)).toBeHidden();
    await page.goto('/apps/member/all');
    await expect(page.getByRole('heading', { level: 1, name: 'メンバー一覧' })).toBeVisible();
    await expect(loginOver(page)).toBeHidden();
  }
  await logInOver(phone, NEXT);
  await expect(loginOver(phone)).toBeHidden();
});

test('after logging out nothing of the person is left in the browser (T22)', async ({ open, request }) => {
  const email = await registered(request, '矢野 楓');
  const page = await open('guest', { at: '/login' });
  await logIn(page, email, PASSWORD);
  await expect(page.getByText('ログインしました。')).toBeVisible();
  const { uid } = await page.evaluate(async () => {
    const answer = await fetch('/api/session');
    return ((await answer.json()) as { user: { uid: string } }).user;
  });
  await page.goto('/apps/member/all');
  await expect(page.getByRole('heading', { level: 1, name: 'メンバー一覧' })).toBeVisible();
  // The control: while they are logged in, the browser keeps whom they looked up last.
  await page.getByRole('button', { name: '検索と操作' }).click();
  await page.getByRole('combobox', { name: '検索と操作' }).fill('satou');
  await page
    .getByRole('option', { name: /佐藤.*サトウ/ })
    .first()
    .click();
  await expect.poll(() => everythingKept(page)).toContain('佐藤');
  await page.goto(SECURITY);
  await part(page, 'パスワードの変更').getByRole('textbox', { name: '現在のパスワード' }).fill(PASSWORD);
  await part(page, 'パスワードの変更').getByRole('textbox', { name: '現在のパスワード' }).fill('');
  await page.getByRole('button', { name: /のメニュー$/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
  const kept = await everythingKept(page);
  for (const personal of [uid, email, '矢野', '楓', '佐藤', 'madoguchi.example', PASSWORD, '-staff']) {
    expect(kept, personal).not.toContain(personal);
  }
});
