import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { beginLine, beginMonth, claimPath, pointAway, SAVED, saveBar } from './claim-page.ts';
import type { GridPage } from './grid-page.ts';
import { approveClaim, handIn } from './hand-in.ts';
import { test } from './journey.ts';

const COMMENT = '新橋からの運賃を確認してください。';

const { staff: STAFF, admin: ADMIN } = SAMPLE_PEOPLE;
const staffName = `${STAFF.lastName} ${STAFF.firstName}`;
const adminName = `${ADMIN.lastName} ${ADMIN.firstName}`;

/** The id of the month's claim of the person signed in on the page. */
const claimOf = (page: Page, month: string): Promise<string> =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    return ((await answer.json()) as { claim: { id: string } }).claim.id;
  }, `/api/expense-claims/mine/${month}`);

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
  const superior = await open('superior');

  await staff.getByRole('link', { name: '交通費・旅費精算' }).first().click();
  await staff.getByRole('button', { name: '次の月' }).click();
  await expect(staff.getByText(/の明細はまだありません。$/)).toBeVisible();
  await pointAway(staff);
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

  const id = await claimOf(staff, month);
  await approveClaim(superior, { id });
  await expect(staff.getByText('承認中').first()).toBeVisible();
  await admin.goto(`/apps/travelExpensesAdminView/${month}?state=in_review`);
  await admin.getByRole('link', { name: staffName }).click();
  await admin.getByRole('button', { name: '差し戻す' }).click();
  const returning = admin.getByRole('dialog');
  await returning.getByRole('radio', { name: '金額の確認' }).click();
  await returning.getByRole('textbox').fill(COMMENT);
  await returning.getByRole('button', { name: '差し戻す' }).click();
  await expect(admin.getByText(/を差し戻しました。$/)).toBeVisible();
  await expect(staff.getByText(`${adminName}さんが精算書を差し戻しました。`)).toBeVisible();
  await expect(staff.getByRole('region', { name: `差戻し：${adminName}さんのコメント` })).toContainText(COMMENT);
  await expectAccessible(staff, 'the returned claim');

  await grid.cell(1, 'unitFare').click();
  await grid.type('178');
  await grid.press('Enter');
  await staff.getByRole('button', { name: '申請する' }).first().click();
  await expect(question).toContainText('合計356円');
  await question.getByRole('button', { name: '申請する' }).click();
  await expect(staff.getByText('申請中').first()).toBeVisible();

  await approveClaim(superior, { id });
  await admin.goto(`/apps/travelExpensesAdminView/${month}?state=in_review`);
  await admin.getByRole('link', { name: staffName }).click();
  const changes = admin.getByRole('region', { name: '差戻し後の変更' });
  await expect(changes).toContainText('片道運賃: ¥167 → ¥178');
  await admin.getByRole('button', { name: '承認する' }).click();
  await expect(staff.getByText(`${adminName}さんが精算書を承認しました。`)).toBeVisible();
  await admin.getByRole('button', { name: '確定する' }).click();
  await expect(admin.getByText(/を確定しました。$/)).toBeVisible();
  await expect(staff.getByText(`${adminName}さんが精算書を確定しました。`)).toBeVisible();
  await expect(staff.getByText('確定済').first()).toBeVisible();
  await expect(staff.getByRole('img', { name: new RegExp(`^確定の日付印：.*${ADMIN.lastName}$`) })).toBeVisible();
  await expectAccessible(staff, 'the confirmed claim');

  const made = staff.waitForResponse('**/api/expense-claims/*/paper');
  await staff.getByRole('button', { name: 'プレビュー' }).click();
  const paper = await staff.request.get((await made).url());
  expect(paper.headers()['content-type']).toContain('application/pdf');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Names of what can be pressed and of columns in the page's own part: all of them ours, none a person's. */
async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const main = page.getByRole('main');
  for (const role of ['button', 'columnheader', 'tab'] as const) {
    const names = await main.getByRole(role).allInnerTexts();
    expect(names.filter((name) => JAPANESE.test(name))).toEqual([]);
  }
  expect((await main.allInnerTexts()).join()).not.toMatch(/\{\w+\}/);
}

test('the same screens speak English [S1-02]', async ({ open }) => {
  const staff = await open('staff', { language: 'en' });
  await staff.getByRole('link', { name: 'Travel expenses' }).first().click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Travel expenses, \w+ \d{4}$/);
  await staff.getByRole('grid').waitFor();
  await expectEnglish(staff);
  await expectAccessible(staff, 'the claim page in English');
  await staff.getByRole('button', { name: 'Previous month' }).click();
  await expect(staff.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await staff.getByRole('grid').waitFor();
  await pointAway(staff);
  await expectEnglish(staff);
  await expectAccessible(staff, 'a claim of last month in English');

  const admin = await open('admin', { language: 'en' });
  await admin.getByRole('link', { name: 'Expense confirmation' }).first().click();
  await admin.getByRole('button', { name: 'Previous month' }).click();
  await admin.getByRole('table').getByRole('link').first().click();
  await admin.getByRole('heading', { name: 'Lines' }).waitFor();
  await pointAway(admin);
  await expectEnglish(admin);
  await expectAccessible(admin, 'the review page in English');
});

test('a month that is none leads to the current one with a message; next month is the last [S2-12]', async ({
  open,
}) => {
  const page = await open('staff');
  for (const month of ['202613', '２０２６１１', '209912']) {
    await page.goto(claimPath(month));
    await expect(page.getByText('対象月は翌月までの年月です。今月の精算書を表示しています。')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^交通費・旅費精算 20\d{2}年\d{1,2}月$/);
    expect(page.url()).toMatch(/\/20[1-8]\d{3}$/);
  }
});

test('what stops a submission is listed, leads to its cell, and goes as it is mended [B4-04]', async ({ open }) => {
  const page = await open('staff');
  const grid = await beginMonth(page, '201910');
  await grid.type('1');
  await grid.press('Tab');
  await grid.type('kyoten');
  await grid.press('Tab', 'Tab');
  await grid.type('basu');
  await grid.press('Tab');
  await grid.type('上野');
  await grid.press('Tab', 'Tab');
  await grid.type('片道');
  await grid.press('Tab');
  await grid.type('210');
  await grid.press('Enter');
  await page.getByRole('button', { name: '申請する' }).first().click();
  const band = page.getByRole('alert').filter({ hasText: '申請の前に' });
  await expect(band).toBeFocused();
  await expect(band).toContainText('1行目 到着を入力してください。');
  const finding = band.getByRole('listitem').filter({ hasText: '到着を入力してください。' });
  await finding.getByRole('button', { name: '1行目' }).click();
  await expect(grid.cell(1, 'to')).toBeFocused();
  await grid.type('浅草');
  await grid.press('Tab');
  await expect(band).not.toContainText('到着を入力してください。');
});

test('a claim is withdrawn, cancelled and begun anew from its lines [B4-03]', async ({ open }) => {
  const page = await open('admin');
  await handIn(page, '202006');
  await page.goto(claimPath('202006'));
  await expect(page.getByText('申請中').first()).toBeVisible();
  await page.getByRole('button', { name: '取り下げる' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取り下げる' }).click();
  await expect(page.getByText(/^精算書 TE-\d{4}-\d{5} を取り下げました。$/)).toBeVisible();
  await page.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menuitem', { name: '精算書を取り消す' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '精算書を取り消す' }).click();
  await expect(page.getByText('取消済').first()).toBeVisible();
  const lineCount = await page.locator('[data-line]').count();
  await page.getByRole('button', { name: 'コピーして新規作成' }).click();
  await expect(page.getByText(`明細${lineCount}件をコピーしました。領収書は添付し直してください。`)).toBeVisible();
  await expect(saveBar(page, SAVED)).toBeVisible();
  await page.reload();
  await expect(page.getByText('下書き').first()).toBeVisible();
  await expect(page.locator('[data-line]')).toHaveCount(lineCount);
});

test('last month and a day are copied, and the copy can be undone at once [B4-02]', async ({ open }) => {
  const page = await open('staff');
  const grid = await beginMonth(page, '201911');
  await grid.type('5');
  await grid.press('Tab', 'Tab');
  await grid.type('定例会');
  await grid.press('Enter');
  await expect(saveBar(page, SAVED)).toBeVisible();

  await page.goto(claimPath('201912'));
  await page.getByRole('button', { name: '先月からコピー' }).click();
  await expect(page.getByText('2019年11月から明細1件をコピーしました。日付を確認してください。')).toBeVisible();
  await expect(grid.cell(1, 'useDate')).toHaveValue(/^2019\/12\//);
  await page.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menuitem', { name: '日をコピー' }).click();
  await page.getByRole('dialog').getByLabel('コピー先の日').selectOption('2019-12-20');
  await page.getByRole('dialog').getByRole('button', { name: 'コピーする' }).click();
  await expect(grid.cell(2, 'useDate')).toHaveValue('2019/12/20(金)');
  await grid.cell(2, 'useDate').click();
  await grid.press('Control+z');
  await expect(page.locator('[data-line]')).toHaveCount(1);
});
