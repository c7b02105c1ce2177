import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';
const MAINTENANCE = '/apps/maintenance/announcement';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('an admin writes and sends out a must-read; it comes by itself, is confirmed, and the admin sees who has not [B9-01]', async ({
  open,
}) => {
  const title = `防災訓練 ${Date.now()}`;
  const staff = await open('staff', { at: INFORMATION });
  await expect(card(staff, 'お知らせ').getByRole('link').first()).toBeVisible();
  await expect(staff.getByText('オンライン')).toBeVisible();

  const admin = await open('admin', { at: MAINTENANCE });
  await admin.getByRole('link', { name: '新規作成' }).click();
  await admin.getByRole('textbox', { name: '件名', exact: true }).fill(title);
  await admin.getByRole('radio', { name: '職場' }).check();
  await admin
    .getByRole('textbox', { name: '本文', exact: true })
    .fill('## 日時\n\n- **来週**の水曜日\n\n<script>alert(1)</script>');
  const preview = admin.getByRole('region', { name: 'プレビュー' });
  await expect(preview.getByRole('heading', { name: '日時' })).toBeVisible();
  await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
  await expectAccessible(admin, 'an announcement being written');
  await admin.getByRole('combobox', { name: '対象' }).selectOption({ label: 'ログインした人' });
  await admin.getByRole('switch', { name: '必読' }).check();
  await admin.getByRole('button', { name: '下書き保存' }).click();
  await expect(admin.getByText(`お知らせ「${title}」を保存しました。`)).toBeVisible();
  await expect(card(staff, 'お知らせ')).not.toContainText(title);

  await admin.getByRole('button', { name: '公開する' }).click();
  const question = admin.getByRole('dialog', { name: `お知らせ「${title}」を公開しますか？` });
  await expect(question).toContainText('対象：ログインした人');
  await staff.bringToFront();
  await question.getByRole('button', { name: '公開する' }).click();
  const link = card(staff, 'お知らせ').getByRole('link', { name: title });
  await expect(link).toBeVisible();

  await link.click();
  await expect(sheet(staff, title).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(staff, 'an announcement over the dashboard');
  await sheet(staff, title).getByRole('button', { name: '読みました' }).click();
  await expect(staff.getByText(`「${title}」を既読にしました。`)).toBeVisible();
  await expect(sheet(staff, title).getByText(/に読みました。$/)).toBeVisible();
  await staff.getByRole('button', { name: 'お知らせを閉じる' }).click();
  await expect(card(staff, 'お知らせ').getByRole('listitem').filter({ hasText: title })).toContainText('既読');

  await admin.getByRole('link', { name: '既読状況' }).click();
  await expect(admin.getByText(/^既読 1人 \/ 対象 \d+人$/)).toBeVisible();
  for (const [name, state] of [
    ['佐藤 健太', '既読'],
    ['中村 遥', '未読'],
  ] as const) {
    await admin.getByRole('searchbox', { name: '検索' }).fill(name);
    await expect(admin.getByRole('row').filter({ hasText: name })).toContainText(state);
  }
  await admin.goto(`${MAINTENANCE}?q=${encodeURIComponent(title)}`);
  await admin.getByRole('link', { name: title }).click();
  await expect(admin.getByRole('heading', { name: '日時' })).toBeVisible();
  await expectAccessible(admin, 'an announcement beside the list');
});
