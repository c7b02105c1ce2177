import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

test('by keys alone an overdue course is found, taken, its question answered, and completed with 修了する [S2-07, B9-06]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/academy' });
  await expect(page).toHaveURL(/\/apps\/academy\/courses$/);
  const search = page.getByRole('searchbox', { name: 'コースを検索' });
  await search.focus();
  await page.keyboard.type('ｾｷｭﾘﾃｨ');
  await expect(page.getByText('1件', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  const card = page.getByRole('listitem', { name: '情報セキュリティの基本' });
  await expect(card.getByText(/^必修 期限超過/)).toBeVisible();
  await expectAccessible(page, 'the courses');
  await card.getByRole('link', { name: '受講する：情報セキュリティの基本' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/[0-9a-f-]{36}\/information-security/);
  await expect(page.getByRole('heading', { name: '1. 画面と端末を守る' })).toBeVisible();
  await expectAccessible(page, 'a course');

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: '2. パスワード' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: '3. 不審なメール' })).toBeVisible();
  const finish = page.getByRole('button', { name: '修了する' });
  await expect(finish).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('まだ完了していないステップ：2').first()).toBeVisible();
  await page.keyboard.press('p');
  const right = page.getByRole('radio', { name: '教えずに電話を切り、情報システム部に確認する' });
  await right.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '回答する' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^正解です。/)).toBeVisible();
  await page.getByRole('button', { name: '次のステップ' }).focus();
  await page.keyboard.press('Enter');
  await expect(finish).toHaveAttribute('aria-disabled', 'false');
  await finish.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('「情報セキュリティの基本」を修了しました。')).toBeVisible();
  await expect(page.getByRole('region', { name: '修了の記録' }).getByRole('button', { name: '修了証' })).toBeVisible();
});

test('on a phone, in English, steps are a sheet from below, a wrong handle is put right, and an unknown course is told in place [B9-06]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/academy/courses', widthPx: PHONE_PX, language: 'en' });
  await page.getByRole('link', { name: 'Start: A claim in five steps' }).click();
  await expect(page.getByRole('heading', { name: '1. Open your claim' })).toBeVisible();
  await page.getByRole('button', { name: 'Step 1 of 5' }).click();
  const sheet = page.getByRole('dialog', { name: 'Steps' });
  await expectAccessible(page, 'the steps of a course on a phone');
  await sheet.getByRole('button', { name: /^3\. Attach receipts/ }).click();
  await expect(page.getByRole('heading', { name: '3. Attach receipts' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask about taxis');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expectAccessible(page, 'a step on a phone');
  const path = new URL(page.url()).pathname;
  await page.goto(path.replace(/[^/]+$/, 'another-name'));
  await expect(page).toHaveURL(/\/a-claim-in-five-steps/);
  // Where one goes on, with the note.
  await expect(page.getByRole('heading', { name: '3. Attach receipts' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask about taxis');
  await page.goto('/apps/academy/courses/018f0000-0000-7000-8000-000000000000');
  await expect(page.getByText(/^There is no such course\./)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Courses' }).last().click();
  await expect(page).toHaveURL(/\/apps\/academy\/courses$/);
});

test('system people write a course, publish and assign it, and read in the report who is asked [B9-06]', async ({
  open,
}) => {
  const page = await open('system', { at: '/apps/academy/maintenance/new' });
  await page.getByRole('textbox', { name: 'コース名', exact: true }).fill('会議室の使い方');
  await page.getByRole('textbox', { name: '説明', exact: true }).fill('予約から片付けまで');
  await page.getByRole('combobox', { name: 'カテゴリ' }).selectOption({ label: '業務' });
  await page.getByRole('textbox', { name: 'URLの名前' }).fill('meeting-rooms');
  const step = page.getByRole('group', { name: 'ステップ1' });
  await step.getByRole('textbox', { name: '見出し', exact: true }).fill('予約する');
  await step.getByRole('textbox', { name: '本文', exact: true }).fill('カレンダーで**空き**を探します。');
  await expectAccessible(page, 'a course being written');
  await page.getByRole('button', { name: '下書きを保存' }).click();
  await expect(page.getByText('「会議室の使い方」を保存しました。')).toBeVisible();
  await page.getByRole('button', { name: '公開する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('「会議室の使い方」を公開しました。')).toBeVisible();
  await page.getByRole('link', { name: '割当て' }).click();
  await expect(page.getByText(/割当てはその範囲の人だけに届きます。/)).toBeVisible();
  await page.getByRole('button', { name: '割り当てる' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '期限' }).fill('2099/12/31');
  await dialog.getByRole('button', { name: '割り当てる' }).click();
  await expect(page.getByText('割り当てました。')).toBeVisible();
  await expect(page.getByText('1人中0人が修了')).toBeVisible();
  await expectAccessible(page, 'the assignments of a course');
  await page.goto('/apps/academy/report?q=会議室の使い方');
  await expect(page.getByText('未受講').first()).toBeVisible();
  await expectAccessible(page, 'the report');
});
