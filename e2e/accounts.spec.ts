import { registerAccount } from '@madoguchi/contract/accounts/operations.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
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
  await expect(page.getByText('ログインしました。')).toBeVisible();
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

test('a system person registers somebody, whose name brings its reading along; the invitation arrives, the link sets the password, and they log in for the first time; used again it says so [B2-03] [S3-04] [S3-11]', async ({
  open,
}) => {
  const email = fresh('nagai');
  const system = await open('system', { at: '/register' });
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
  await expectAccessible(system, 'the registration, filled');
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

  const later = await open('guest', { at: link });
  await expect(later.getByText('使用済みか、期限が切れています。新しいリンクをシステム管理者に依頼')).toBeVisible();
  await expectAccessible(later, 'a link that is over');
});

test('an account: its new role shows what it will see before it is saved, and holds at once; stopped, it is out everywhere, wherever it is logged in (T15) [B2-03] [S3-07] [S5-03]', async ({
  open,
}) => {
  const email = fresh('ozaki');
  const system = await open('system', { at: ACCOUNTS });
  await registered(system, '尾崎 透', email);
  await openAccount(system, email, '尾崎 透');
  await system.getByRole('button', { name: '役割を変更' }).click();
  const dialog = system.getByRole('dialog');
  await dialog.getByRole('radio', { name: '管理者', exact: true }).check();
  await expect(dialog.getByRole('region', { name: '変更後のメニューと画面' })).toContainText('経費確認');
  await expectAccessible(system, 'the change of a role');
  await giveReason(system, '役割を変更');
  const elsewhere = await open('guest');
  await enter(elsewhere, email);
  await elsewhere.goto('/apps/travelExpensesAdminView/202611');
  await expect(elsewhere.getByRole('heading', { level: 1, name: /経費確認/ })).toBeVisible();

  await openAccount(system, email, '尾崎 透');
  const logins = system.getByRole('region', { name: '最近のログイン' });
  await expect(logins.getByRole('listitem').first()).toContainText(/ログイン.*(127\.0\.0\.1|::1)/);
  await expectAccessible(system, 'an account with what is on record of it');
  await system.getByRole('button', { name: '停止', exact: true }).click();
  await expect(dialog).toBeVisible();
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

test('a file of people is looked at first, then imported whole; the list finds them [B2-03] [S2-11]', async ({
  open,
}) => {
  const system = await open('system', { at: ACCOUNTS });
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
  await openAccount(system, first, '沢田 光');
  await expect.poll(() => mailsTo(system, second), A_WHILE).toHaveLength(1);
});
