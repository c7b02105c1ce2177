import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { beginLine, SAVED, saveBar } from './claim-page.ts';
import type { GridPage } from './entry-grid/grid-page.ts';
import { test } from './journey.ts';

/** How soon the owner's page must show a decision. */
const LIVE_MS = 1_000;
const COMMENT = '新橋からの運賃を確認してください。';

const { staff: STAFF, admin: ADMIN } = SAMPLE_PEOPLE;
const staffName = `${STAFF.lastName} ${STAFF.firstName}`;
const adminName = `${ADMIN.lastName} ${ADMIN.firstName}`;

/** The first day of the shown month that is neither a weekend nor a holiday, as one types it. */
async function firstWorkingDay(page: Page): Promise<string> {
  const days = await page.getByRole('list', { name: '日ごとの明細' }).getByRole('listitem').all();
  for (const day of days) {
    const label = (await day.getAttribute('aria-label')) ?? '';
    const [, date] = /^\d{4}\/\d{2}\/(\d{2})\([月火水木金]\) 明細/.exec(label) ?? [];
    if (date !== undefined) return String(Number(date));
  }
  throw new Error('The month has no working day');
}

/** Types text by an input method: a kana step, then its conversion, ended by Enter. */
async function compose(grid: GridPage, kana: string, converted: string): Promise<void> {
  await grid.compose(kana.slice(0, 1), kana);
  await grid.endComposition(converted);
}

async function typeFirstLine(grid: GridPage, day: string): Promise<void> {
  await grid.type(day);
  await grid.press('Tab');
  await grid.type('kyoten');
  await grid.press('Tab');
  await compose(grid, 'つきいちのてんけん', '月一の点検');
  await grid.press('Tab');
  await grid.type('でんしゃ');
  await grid.press('Tab');
  await compose(grid, 'とうきょう', '東京');
  await grid.press('Tab');
  await compose(grid, 'しんばし', '新橋');
  await grid.press('Tab');
  await grid.type('往復');
  await grid.press('Tab');
  await grid.type('１６７円');
  await grid.press('Enter');
}

test('a claim goes from typing over a return to confirmed, and its paper opens [B4-02] [B4-03] [B4-09]', async ({
  open,
}) => {
  const staff = await open('staff');
  const admin = await open('admin');

  await staff.getByRole('link', { name: '交通費・旅費精算' }).first().click();
  await staff.getByRole('button', { name: '次の月' }).click();
  await expect(staff.getByText(/の明細はまだありません。$/)).toBeVisible();
  await expectAccessible(staff, 'the empty claim page');
  const month = /\d{6}$/.exec(staff.url())?.[0] ?? '';

  const day = await firstWorkingDay(staff);
  const grid = await beginLine(staff);
  await typeFirstLine(grid, day);
  await expect(saveBar(staff, SAVED)).toBeVisible();
  await expectAccessible(staff, 'the claim page with a line');

  await staff.keyboard.press('Control+Enter');
  const question = staff.getByRole('dialog', { name: /の精算書を申請しますか？$/ });
  await expect(question).toContainText('明細1件、合計334円');
  await expectAccessible(staff, 'the question before submission');
  await question.getByRole('button', { name: '申請する' }).click();
  await expect(staff.getByText(/^精算書 TE-\d{4}-\d{5} を申請しました。$/)).toBeVisible();
  await expect(staff.getByText('申請中').first()).toBeVisible();
  await expect(grid.cell(1, 'unitFare')).not.toBeEditable();

  await admin.goto(`/apps/travelExpensesAdminView/${month}?state=submitted`);
  await admin.getByRole('link', { name: staffName }).click();
  await admin.getByRole('button', { name: '差し戻す' }).click();
  const returning = admin.getByRole('dialog');
  await returning.getByRole('textbox').fill(COMMENT);
  await returning.getByRole('button', { name: '差し戻す' }).click();
  await expect(admin.getByText(/を差し戻しました。$/)).toBeVisible();
  await expect(staff.getByText(`${adminName}さんが精算書を差し戻しました。`)).toBeVisible({ timeout: LIVE_MS });
  await expect(staff.getByRole('region', { name: `差戻し：${adminName}さんのコメント` })).toContainText(COMMENT);
  await expectAccessible(staff, 'the returned claim');

  await grid.cell(1, 'unitFare').click();
  await grid.type('178');
  await grid.press('Enter');
  await staff.getByRole('button', { name: '申請する' }).first().click();
  await expect(question).toContainText('合計356円');
  await question.getByRole('button', { name: '申請する' }).click();
  await expect(staff.getByText('申請中').first()).toBeVisible();

  await admin.goto(`/apps/travelExpensesAdminView/${month}?state=submitted`);
  await admin.getByRole('link', { name: staffName }).click();
  await admin.getByRole('button', { name: '確定する' }).click();
  await expect(admin.getByText(/を確定しました。$/)).toBeVisible();
  await expect(staff.getByText(`${adminName}さんが精算書を確定しました。`)).toBeVisible({ timeout: LIVE_MS });
  await expect(staff.getByText('確定済').first()).toBeVisible();
  await expect(staff.getByRole('img', { name: new RegExp(`^確定の日付印：.*${ADMIN.lastName}$`) })).toBeVisible();
  await expectAccessible(staff, 'the confirmed claim');

  const paper = await staff.request.get((await staff.getByRole('link', { name: '印刷' }).getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toContain('application/pdf');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
