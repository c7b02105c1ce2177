import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

test('by keys alone a to-do is added in one line, its parts shown before, opened, changed, completed and taken back [S2-08, B9-04]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/todo' });
  await expect(page).toHaveURL(/\/apps\/todo\/all$/);
  const line = page.getByRole('textbox', { name: 'ToDoを1行で追加' });
  await expect(line).toBeVisible();
  await page.keyboard.press('c');
  await expect(line).toBeFocused();
  await page.keyboard.type('明日 17時 契約書の確認 #購買 !');
  await expect(page.getByText('件名：契約書の確認')).toBeVisible();
  await expect(page.getByRole('button', { name: '#購買を件名に戻す' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('ToDo「契約書の確認」を追加しました。')).toBeVisible();
  const tomorrow = page.getByRole('region', { name: '明日' });
  const title = tomorrow.getByRole('link', { name: '契約書の確認' });
  await expect(tomorrow.getByText(/17:00/).first()).toBeVisible();

  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/todo\/all\/[0-9a-f-]{36}$/);
  const detail = page.getByRole('form', { name: 'ToDoの内容' });
  await expect(detail.getByRole('textbox', { name: '時刻' })).toHaveValue('17:00');
  await expectAccessible(page, 'three panes with a to-do open');
  await detail.getByRole('textbox', { name: 'メモ' }).focus();
  await page.keyboard.type('法務にも送る');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('「契約書の確認」を変更しました。')).toBeVisible();

  await title.focus();
  await page.keyboard.press('x');
  await expect(page.getByText('1件を選択中')).toBeVisible();
  await expectAccessible(page, 'a to-do selected');
  await page.getByRole('group', { name: '選択したToDoの操作' }).getByRole('button', { name: '完了にする' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('「契約書の確認」を完了にしました。')).toBeVisible();
  await expect(title).toHaveCount(0);
  await page.getByRole('button', { name: '元に戻す' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(title).toBeVisible();
});

test('on a phone, in English, a to-do is deleted, found among the deleted ones and restored; each state is accessible [B9-04]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/todo/all', widthPx: PHONE_PX, language: 'en' });
  await page.getByRole('textbox', { name: 'Add a to-do in one line' }).fill('Book the hall friday at 9:30');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('To-do "Book the hall" added.')).toBeVisible();
  await page.getByRole('link', { name: 'Book the hall' }).click();
  const detail = page.getByRole('dialog', { name: 'To-do' });
  await expect(detail.getByRole('textbox', { name: 'Time' })).toHaveValue('09:30');
  await expectAccessible(page, 'a to-do open on a phone');
  await detail.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('"Book the hall" deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/todo\/all$/);
  await page.getByRole('combobox', { name: 'Places' }).selectOption({ label: 'Deleted (1)' });
  await expect(page).toHaveURL(/\/filter\/deleted$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the deleted to-dos on a phone');
  await page.getByRole('button', { name: 'Actions for "Book the hall"' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('"Book the hall" restored.')).toBeVisible();
  await expect(page.getByText('No to-dos under "Deleted".')).toBeVisible();
});

test('two pages of one person show the same to-dos and the same number in the menu [S5-04, TD8]', async ({ open }) => {
  const page = await open('system', { at: '/apps/todo/filter/today' });
  const other = await open('system', { at: '/apps/todo/filter/today' });
  const badge = (of: typeof page) => of.getByRole('link', { name: /ToDo/ }).getByRole('img').first();
  const before = Number(await badge(page).getAttribute('data-count'));
  expect(before).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'ToDoを1行で追加' }).fill('二画面の確認');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('link', { name: '二画面の確認' })).toBeVisible();
  await expect(badge(other)).toHaveAttribute('data-count', String(before + 1));
  await other.getByRole('button', { name: '「二画面の確認」の完了' }).click();
  await expect(badge(page)).toHaveAttribute('data-count', String(before));
});
