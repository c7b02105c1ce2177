import { chooseLinkPassword, registerAccount } from '@madoguchi/contract/accounts/operations.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { InputMethod } from './input-method.ts';
import { expect, test } from './journey.ts';
import { mailsTo } from './mail-box.ts';

const ACCOUNTS = '/apps/account/all';
/** For what the portal does beside the requests. */
const A_WHILE = { timeout: 60_000 };
const PASSWORD = 'umi no chikaku no ie 3';
/** Accounts of this run alone. */
const fresh = (name: string) => `${name}.${Date.now()}@journey.example`;

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
}

async function enter(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await expect(page.getByText('Madoguchiでログインしました。')).toBeVisible();
}

/** Registers by the portal's own interface, as the person of the page; answers the account's id. */
async function registered(page: Page, displayName: string, email: string): Promise<string> {
  const answer = await page.request.post(registerAccount.path, {
    headers: { origin: new URL(page.url()).origin },
    data: { displayName, email, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/** Searches the list and opens the one account it finds. */
async function openAccount(page: Page, email: string, name: string): Promise<void> {
  await page.goto(`${ACCOUNTS}?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('region', { name: 'アカウントの内容' }).getByText(email)).toBeVisible();
}

/** Answers the dialog of an action with a reason. */
async function giveReason(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '理由' }).fill('人事からの依頼');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('a system person registers somebody, whose name brings its reading along; the invitation arrives, the link sets the password, and they log in for the first time [B2-03] [S3-04] [S3-11]', async ({
  open,
}) => {
  const email = fresh('nagai');
  const system = await open('system');
  await system.goto('/register');
  const name = system.getByRole('textbox', { name: '表示名' });
  await name.click();
  const method = new InputMethod(await system.context().newCDPSession(system));
  await method.compose('な', 'なが', 'ながい', '長井');
  await method.endComposition('長井');
  await system.keyboard.type(' ');
  await method.compose('ゆ', 'ゆき', '雪');
  await method.endComposition('雪');
  await expect(system.getByRole('textbox', { name: 'フリガナ' })).toHaveValue(/^ナガイ ?ユキ$/);
  await system.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
  await system.getByRole('switch', { name: '招待する' }).click();
  await expectAccessible(system, 'registration');
  await system.getByRole('button', { name: '登録', exact: true }).click();
  await expect(system.getByText('長井 雪さんを登録し、招待メールを送信待ちに入れました。')).toBeVisible();
  await expect(system).toHaveURL(ACCOUNTS);

  await expect.poll(() => mailsTo(system, email), A_WHILE).toHaveLength(1);
  const [mail = ''] = await mailsTo(system, email);
  const [link = ''] = /http\S+\/invitation#\S+/.exec(mail) ?? [];
  const person = await open('guest');
  const asked: string[] = [];
  person.on('request', (request) => asked.push(request.url()));
  await person.goto(link);
  await expect(person.getByRole('heading', { name: '長井 雪さんのアカウント' })).toBeVisible();
  await expectAccessible(person, 'an invitation');
  await person.getByLabel('新しいパスワード', { exact: true }).fill(PASSWORD);
  await person.getByLabel('新しいパスワード（確認）', { exact: true }).fill(PASSWORD);
  await person.getByRole('button', { name: '設定', exact: true }).click();
  await expect(person).toHaveURL('/login');
  const secret = new URL(link).hash.slice(1);
  expect(
    asked.filter((url) => url.includes(secret)),
    'the secret travels in no address',
  ).toEqual([]);
  await enter(person, email);

  await openAccount(system, email, '長井 雪');
  await expect(system.getByRole('region', { name: 'アカウントの内容' }).getByText('有効')).toBeVisible();
});

test('a link that was used says so, and whom to ask [B2-03]', async ({ open }) => {
  const guest = await open('guest');
  await guest.goto(`/invitation#${'x'.repeat(43)}`);
  await expect(guest.getByText('使用済みか、期限が切れています。新しいリンクをシステム管理者に依頼')).toBeVisible();
  await expectAccessible(guest, 'a link that is over');
  const answer = await guest.request.post(chooseLinkPassword.path, {
    data: { token: 'x'.repeat(43), password: PASSWORD, passwordConfirm: PASSWORD },
  });
  expect(answer.status()).toBe(410);
});

test('an account that is stopped is out everywhere at once, wherever it is logged in (T15) [B2-03] [S3-07]', async ({
  open,
}) => {
  const email = fresh('ozaki');
  const system = await open('system');
  await registered(system, '尾崎 透', email);
  const elsewhere = await open('guest');
  await enter(elsewhere, email);

  await openAccount(system, email, '尾崎 透');
  const logins = system.getByRole('region', { name: '最近のログイン' });
  await expect(logins.getByRole('listitem').first()).toContainText(/ログイン.*(127\.0\.0\.1|::1)/);
  await expectAccessible(system, 'an account with what is on record of it');
  await system.getByRole('button', { name: '停止', exact: true }).click();
  await expect(system.getByRole('dialog')).toBeVisible();
  await expectAccessible(system, 'the question before an account is stopped');
  await giveReason(system, '停止');
  await expect(system.getByText('尾崎 透さんのアカウントを停止しました。')).toBeVisible();

  // The page that stood open is asked to log in again, over what it shows.
  await expect(elsewhere.getByRole('dialog')).toBeVisible();
  expect((await elsewhere.request.get('/api/notifications/count')).status()).toBe(401);
  await elsewhere.goto('/apps/travelExpensesRequest/202611');
  await expect(elsewhere).toHaveURL('/login');
  await logIn(elsewhere, email);
  await expect(elsewhere.locator('input[type=email]')).toHaveAccessibleDescription(/このアカウントは停止中です/);

  await openAccount(system, email, '尾崎 透');
  await expect(logins.getByRole('listitem').first()).toContainText('ログインの失敗');
});

test('a change of role shows what the person will see before it is saved, and holds at once [B2-03] [S5-03]', async ({
  open,
}) => {
  const email = fresh('kubota');
  const system = await open('system');
  await registered(system, '久保田 渚', email);
  await openAccount(system, email, '久保田 渚');
  await system.getByRole('button', { name: '役割を変更' }).click();
  const dialog = system.getByRole('dialog');
  await dialog.getByRole('radio', { name: '管理者', exact: true }).check();
  await expect(dialog.getByRole('region', { name: '変更後のメニューと画面' })).toContainText('経費確認');
  await expectAccessible(system, 'the change of a role');
  await giveReason(system, '役割を変更');
  const person = await open('guest');
  await enter(person, email);
  await person.goto('/apps/travelExpensesAdminView/202611');
  await expect(person.getByRole('heading', { level: 1, name: /経費確認/ })).toBeVisible();
});

test('a file of people is looked at first, then imported whole [B2-03]', async ({ open }) => {
  const system = await open('system');
  await system.goto(ACCOUNTS);
  await system.getByRole('button', { name: 'CSV取り込み' }).click();
  const dialog = system.getByRole('dialog', { name: 'アカウントのCSV取り込み' });
  const choose = (...people: readonly string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['表示名,メールアドレス', ...people, ''].join('\r\n')),
    });
  const [first, second] = [fresh('sawada'), fresh('shimizu')];
  await choose(`沢田 光,${first}`, '清水 昴,system@madoguchi.example');
  await expect(dialog.getByRole('cell', { name: 'このメールアドレスはすでに使われています。' })).toBeVisible();
  await expectAccessible(system, 'the report of an import');
  await choose(`沢田 光,${first}`, `清水 昴,${second}`);
  await expect(dialog.getByText('2人を登録できます')).toBeVisible();
  await dialog.getByRole('button', { name: '取り込む' }).click();
  await expect(system.getByText('2人を登録しました。')).toBeVisible();
  await expect.poll(() => mailsTo(system, second), A_WHILE).toHaveLength(1);
});

test('from the registration, Login asks before it signs out; a guest’s Register leads to the login page [S3-04] [S6-03]', async ({
  open,
}) => {
  const system = await open('system', { at: '/register', ownSession: true });
  await system.getByRole('button', { name: 'ログイン', exact: true }).click();
  const dialog = system.getByRole('dialog', { name: 'ログアウトして、ログイン画面を開きますか？' });
  await dialog.getByRole('button', { name: '戻る' }).click();
  await expect(system).toHaveURL('/register');
  await system.getByRole('button', { name: 'ログイン', exact: true }).click();
  await dialog.getByRole('button', { name: 'ログアウト' }).click();
  await expect(
    system.getByRole('button', { name: 'ログアウト' }).or(system.locator('input[type=email]')),
  ).toBeVisible();

  const guest = await open('guest');
  await guest.getByRole('button', { name: 'ゲスト' }).click();
  await guest.getByRole('menuitem', { name: 'アカウント登録' }).click();
  await expect(guest).toHaveURL('/login');
});

for (const [language, scheme, widthPx] of [
  ['ja', 'light', undefined],
  ['en', 'dark', undefined],
  ['ja', 'dark', PHONE_PX],
] as const) {
  test(`the account list and its panel are accessible: ${language}, ${scheme}, ${widthPx ?? 'desk'} [S1-02] [S2-11]`, async ({
    open,
  }) => {
    const page = await open('system', { language, scheme, ...(widthPx === undefined ? {} : { widthPx }) });
    await page.goto(`${ACCOUNTS}?q=system`);
    await expectAccessible(page, 'the account list');
    await page.getByRole('link', { name: '小林 直樹' }).click();
    await expect(page.getByText('system@madoguchi.example').last()).toBeVisible();
    await expectAccessible(page, 'an account');
  });
}
