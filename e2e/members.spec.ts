import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { InputMethod } from './input-method.ts';
import { expect, test } from './journey.ts';
import { SAMPLE_PASSWORD } from './people.ts';

const MEMBERS = '/apps/member/all';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: '検索' });
const panel = (page: Page) => page.getByRole('region', { name: '社員の連絡先' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills the form of the login page, which is open. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(SAMPLE_PASSWORD);
  await page.locator('button[type=submit]').click();
}

/** Fills the name by an input method: the reading comes of itself. */
async function composeName(page: Page, label: string, spelt: string, written: string): Promise<void> {
  const inputMethod = new InputMethod(await page.context().newCDPSession(page));
  await page.getByLabel(label, { exact: true }).focus();
  await inputMethod.compose(spelt);
  await inputMethod.compose(written);
  await inputMethod.endComposition(written);
}

test('a colleague is found by kana, and called, written to and copied from their card, on a phone with one tap; the organisation leads to them by keys [B2-02, S2-10]', async ({
  open,
}) => {
  const page = await open('staff', { at: MEMBERS });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await searchBox(page).fill('はせがわ');
  const row = page.getByRole('row', { name: /ハセガワ/ });
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: /^長谷川/ }).click();
  await expect(panel(page).getByRole('heading', { name: /^長谷川/ })).toBeFocused();
  await expect(panel(page).getByRole('link', { name: /^0\d/ })).toHaveAttribute('href', /^tel:0[\d-]+$/);
  const mail = panel(page).getByRole('link', { name: /@madoguchi\.example$/ });
  await expect(mail).toHaveAttribute('href', /^mailto:/);
  await panel(page).getByRole('button', { name: 'メールアドレスをコピー' }).click();
  await expect(page.getByText(/hasegawa@madoguchi\.exampleをコピーしました。/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await mail.textContent());
  await expectAccessible(page, 'a colleague beside the list');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await searchBox(page).fill('該当しない名前');
  await expect(page.getByText('該当するメンバーがいません')).toBeVisible();
  await searchBox(page).fill('');
  await page.getByRole('tab', { name: 'わ' }).click();
  await expect(page).toHaveURL(/index=wa/);
  await expect(page.getByRole('row', { name: /ワダ/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'カード' }).click();
  await expect(page).toHaveURL(/show=cards/);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'ワダ' })
      .getByRole('link', { name: /に電話/ }),
  ).toBeVisible();
  await expectAccessible(page, 'the members as cards');

  await page.getByRole('button', { name: '組織図' }).click();
  const tree = page.getByRole('tree', { name: '組織図' });
  const item = (name: RegExp) => tree.getByRole('treeitem', { name });
  await expect(item(/^本社/)).toHaveAttribute('aria-expanded', 'true');
  await expect(item(/^経理部/)).toHaveAttribute('aria-expanded', 'false');
  await item(/^本社/).focus();
  await page.keyboard.press('End');
  await expect(item(/^技術部/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item(/^技術部/)).toHaveAttribute('aria-expanded', 'true');
  await expect(item(/ 部長$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(item(/ 部長$/)).toBeFocused();
  await expectAccessible(page, 'the organisation');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('技術部の部署長');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await item(/ 部長$/).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(item(/^技術部/)).toHaveAttribute('aria-expanded', 'false');

  const phone = await open('staff', { at: `${MEMBERS}?q=hasegawa`, widthPx: PHONE_PX, language: 'en' });
  const card = phone.getByRole('listitem').filter({ hasText: '長谷川' });
  await expect(card.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:0[\d-]+$/);
  await card.getByRole('link', { name: /^長谷川/ }).click();
  await expect(phone.getByRole('region', { name: 'Employee' }).getByRole('heading', { name: /^長谷川/ })).toBeVisible();
  await expectAccessible(phone, 'a colleague on a phone');
});

test('an admin takes somebody in, and moves them to another department by a day [B2-01, B0-11]', async ({ open }) => {
  const page = await open('admin', { at: MEMBERS });
  await page.getByRole('link', { name: '社員を登録' }).click();
  await page.setViewportSize({ width: 1440, height: 2000 });
  await composeName(page, '姓', 'つきしま', '月島');
  await composeName(page, '名', 'かえで', '楓');
  await expect(page.getByLabel('姓（フリガナ）')).toHaveValue('ツキシマ');
  await expect(page.getByLabel('名（フリガナ）')).toHaveValue('カエデ');
  await page.getByLabel('メール').fill('kaede.tsukishima@madoguchi.example');
  await page.getByLabel('電話').fill('０３－０１００－９００１');
  await page.getByRole('textbox', { name: '入社日' }).fill('2026/4/1');
  await page.getByLabel('部署').selectOption({ label: '総務人事部' });
  await page.getByLabel('役職').selectOption({ label: '一般' });
  await expectAccessible(page, 'the form of a new employee');
  await page.getByRole('button', { name: '登録' }).click();
  await expect(page.getByText('月島 楓さんを登録しました。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '月島 楓' })).toBeVisible();
  await expect(page.getByLabel('電話')).toHaveValue('03-0100-9001');

  const posts = section(page, '所属');
  await posts.getByRole('button', { name: '異動' }).click();
  const dialog = page.getByRole('dialog', { name: '月島 楓さんの異動' });
  await dialog.getByLabel('部署').selectOption({ label: '情報システム部' });
  await dialog.getByLabel('役職').selectOption({ label: '主任' });
  await dialog.getByRole('textbox', { name: '発令日' }).fill('2026/3/1');
  await expectAccessible(page, 'the transfer of an employee');
  await dialog.getByRole('button', { name: '異動' }).click();
  await expect(dialog.getByLabel('理由')).toHaveAccessibleDescription(/理由を入力してください。/);
  await dialog.getByLabel('理由').fill('システム刷新のため');
  await dialog.getByRole('button', { name: '異動' }).click();
  await expect(dialog.getByRole('textbox', { name: '発令日' })).toHaveAccessibleDescription(/入社日より前の日付です。/);
  await dialog.getByRole('textbox', { name: '発令日' }).fill('2026/10/1');
  await dialog.getByRole('button', { name: '異動' }).click();
  await expect(page.getByText('月島 楓さんの所属を変更しました。')).toBeVisible();
  await expect(posts.getByRole('listitem')).toHaveText([
    /^情報システム部　主任 主務 · 2026\/10\/01\(木\)から/,
    /^総務人事部　一般 主務 · 2026\/04\/01\(水\)から2026\/09\/30\(水\)まで · 過去/,
  ]);
  await expectAccessible(page, 'the record of an employee');
  await page.goto(`${MEMBERS}?q=tsukishima`);
  await expect(page.getByRole('row', { name: /ツキシマ/ })).toContainText('情報システム部');
});

test('a day of leaving shows what is to be handed over, and stops the account that is signed in elsewhere [B2-04]', async ({
  open,
}) => {
  const theirs = await open('guest', { at: '/login' });
  await logIn(theirs, 'chihiro.abe@madoguchi.example');
  await expect(theirs.locator('input[type=password]')).toHaveCount(0);
  await theirs.goto(MEMBERS);
  await expect(theirs.getByRole('heading', { level: 1, name: 'メンバー一覧' })).toBeVisible();

  const page = await open('admin', { at: `${MEMBERS}?q=chihiro.abe` });
  await page.getByRole('link', { name: /^阿部/ }).click();
  await panel(page).getByRole('link', { name: '編集' }).click();
  const leaving = section(page, '退職');
  const setTo = async (day: string, button: RegExp) => {
    await leaving.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: '阿部 千尋さんの退職日' });
    await expect(dialog.getByText(/引継ぎが必要なもの/)).toBeVisible();
    await dialog.getByRole('textbox', { name: '退職日' }).fill(day);
    await dialog.getByLabel('理由').fill('自己都合');
    await expectAccessible(page, 'the last day of an employee');
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await setTo('2099/3/31', /退職日を設定/);
  await expect(leaving).toContainText('退職日は2099/03/31(火)です。');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'メンバー一覧' })).toBeVisible();

  await setTo('2026/10/31', /退職日を変更/);
  await theirs.reload();
  await expect(theirs.locator('input[type=password]')).toBeVisible();
  await logIn(theirs, 'chihiro.abe@madoguchi.example');
  await expect(theirs.getByText('このアカウントは停止中です。システム管理者に連絡してください。')).toBeVisible();

  await leaving.getByRole('button', { name: '退職を取り消す' }).click();
  const dialog = page.getByRole('dialog', { name: '阿部 千尋さんの退職を取り消しますか？' });
  await dialog.getByLabel('理由').fill('入力の誤り');
  await dialog.getByRole('button', { name: '退職を取り消す' }).click();
  await expect(leaving).toContainText('退職日は設定されていません。');
  await theirs.goto(MEMBERS);
  await expect(theirs.getByRole('heading', { level: 1, name: 'メンバー一覧' })).toBeVisible();
});
