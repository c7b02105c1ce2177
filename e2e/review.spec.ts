import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { approveClaim, handIn } from './hand-in.ts';
import { expect, type Opening, test } from './journey.ts';

const OPEN_TABS = 8;

const nameOf = ({ lastName, firstName }: (typeof SAMPLE_PEOPLE)[keyof typeof SAMPLE_PEOPLE]) =>
  `${lastName} ${firstName}`;
const STAFF = nameOf(SAMPLE_PEOPLE.staff);
const ADMIN = nameOf(SAMPLE_PEOPLE.admin);
const SYSTEM = nameOf(SAMPLE_PEOPLE.system);

const reviewOf = (month: string) => `/apps/travelExpensesAdminView/${month}`;
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cellsOf = (page: Page, column: string) => page.getByRole('table').locator(`tbody .column-${column}`);
const claimHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const claimPane = (page: Page) => page.getByRole('region', { name: '精算書', exact: true });

/** Of the month before this one the sample organisation has claims in every state. */
const LAST_MONTH = addMonths(monthOf(tokyoDay(Date.now())), -1);
/** A month of one journey alone: from before the sample's claims begin, when all its people were there already. */
const monthOfItsOwn = (journey: number) => addMonths(LAST_MONTH, -24 - journey - 30 * test.info().retry);

/** Hands in as the member of staff; their superior says yes: it is the admins' turn. */
async function handInToAdmins(open: Opening, month: string) {
  const claim = await handIn(await open('staff'), month);
  await approveClaim(await open('superior'), claim);
  return claim;
}

const inYen = (text: string) => Number(text.replace(/[^\d]/g, ''));

test('the list opens bare; filter, order and open claim live in its URL through reload and back [B0-10] [S2-13]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.goto(reviewOf(LAST_MONTH));
  await expect(cellsOf(page, 'employee').first()).toHaveText('0001');
  expect(searchOf(page)).toEqual({});

  await page.getByRole('tab', { name: /^確定済/ }).click();
  await expect.poll(() => searchOf(page)).toEqual({ state: 'confirmed' });
  await page.getByRole('button', { name: '合計' }).click();
  await page.getByRole('button', { name: '合計' }).click();
  await expect(page.getByRole('columnheader', { name: '合計' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => searchOf(page)).toEqual({ state: 'confirmed', sort: '-total' });
  await expect(cellsOf(page, 'state').filter({ hasNotText: '確定済' })).toHaveCount(0);
  const totals = (await cellsOf(page, 'total').allInnerTexts()).map(inYen);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(totals.length).toBeGreaterThan(1);

  await page.getByRole('button', { name: '絞り込み' }).click();
  await page.getByRole('dialog', { name: '絞り込み' }).getByRole('checkbox', { name: '東京営業部' }).click();
  await page.keyboard.press('Escape');
  await expect(cellsOf(page, 'department').filter({ hasNotText: '東京営業部' })).toHaveCount(0);
  const filtered = { state: 'confirmed', sort: '-total', department: 'TYO' };
  await expect.poll(() => searchOf(page)).toEqual(filtered);
  const names = await cellsOf(page, 'kana').allInnerTexts();
  await page.reload();
  await expect(cellsOf(page, 'kana')).toHaveText(names.map((name) => name.trim()));
  expect(searchOf(page)).toEqual(filtered);

  await page.goBack();
  await expect.poll(() => searchOf(page)['department']).toBeUndefined();
  await expect(cellsOf(page, 'total')).toHaveCount(totals.length);
});

test('what no filter leaves says so and offers the way back [B0-10]', async ({ open }) => {
  const page = await open('admin');
  await page.goto(`${reviewOf(monthOfItsOwn(0))}?state=rejected`);
  await expect(page.getByText('条件に合う精算書はありません。')).toBeVisible();
  await page.getByRole('button', { name: '条件をクリア' }).last().click();
  await expect(cellsOf(page, 'state').first()).toHaveText('未申請');
  expect(searchOf(page)).toEqual({});
});

test('a month that is none leads to the current month and says so [S2-13]', async ({ open }) => {
  const page = await open('admin');
  for (const month of ['202613', '２０２６１１', 'x']) {
    await page.goto(reviewOf(month));
    await expect(page.getByText('URLの月を読み取れないため')).toBeVisible();
    await expect(page.getByRole('row').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/\/20\d{4}$/);
  }
});

test('by keyboard: walk, open, approve and confirm; their own and what waits for others is left alone [B4-08]', async ({
  open,
}) => {
  const month = monthOfItsOwn(1);
  for (const who of ['system', 'admin'] as const) await handIn(await open(who), month);
  await handInToAdmins(open, month);
  const page = await open('admin');
  await page.goto(`${reviewOf(month)}?state=submitted,in_review`);
  await expect(cellsOf(page, 'employee')).toHaveText(['0003', '0013', '0036']);

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: ADMIN })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: ADMIN })).toBeFocused();
  await expect(page.getByText('自分の申請は承認できません。')).toBeVisible();
  await expect(page.getByRole('button', { name: '承認する' })).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(claimPane(page)).toContainText('申請中');

  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: SYSTEM })).toBeVisible();
  await expect(page.getByRole('button', { name: '承認する' })).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: STAFF })).toBeVisible();
  await expect(page.getByRole('button', { name: '承認する' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(/^精算書 TE-\d{4}-\d{5} を承認しました。$/)).toBeVisible();
  await expect(page.getByRole('button', { name: '確定する' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText(/^精算書 TE-\d{4}-\d{5} を確定しました。$/)).toBeVisible();
  await expect(page.getByText('あなたの操作を待つ精算書はもうありません。').first()).toBeVisible();
  await expect(claimPane(page)).toContainText('確定済');

  await page.keyboard.press('Escape');
  await expect(claimPane(page)).toHaveCount(0);
  expect(searchOf(page)).toEqual({ state: 'submitted,in_review' });
});

test('a return needs its reason; the dialog keeps the keys to itself [B4-03]', async ({ open }) => {
  const month = monthOfItsOwn(2);
  const { number } = await handInToAdmins(open, month);
  const page = await open('admin');
  await page.goto(`${reviewOf(month)}?state=in_review`);
  await page.getByRole('link', { name: STAFF }).click();
  await page.getByRole('button', { name: '差し戻す' }).click();
  const dialog = page.getByRole('dialog', { name: `${number} を差し戻しますか？` });
  await dialog.getByRole('button', { name: '差し戻す' }).click();
  await expect(dialog.getByRole('link', { name: '差戻しの理由を入力してください。' })).toBeVisible();
  await dialog.getByRole('radio', { name: '証憑の不足' }).click();
  await dialog.getByRole('textbox').click();
  await page.keyboard.type('a c r j 領収書を添付してください。');
  await dialog.getByRole('button', { name: '差し戻す' }).click();
  await expect(page.getByText(`精算書 ${number} を差し戻しました。`)).toBeVisible();
  await expect(claimPane(page).getByText('a c r j 領収書を添付してください。')).toBeVisible();
  await expect(claimPane(page).getByText('申請者の修正を待っています。', { exact: true })).toBeVisible();
});

test('a claim handed in shows in the list by itself, with eight tabs open [B4-08]', async ({ open }) => {
  const month = monthOfItsOwn(3);
  const staff = await open('staff');
  const first = await open('admin');
  const list = `${reviewOf(month)}?department=${SAMPLE_PEOPLE.staff.department}`;
  await first.goto(list);
  for (let tabs = 1; tabs < OPEN_TABS; tabs += 1) {
    const tab = await first.context().newPage();
    await tab.goto(list);
    await expect(rowOf(tab, STAFF)).toContainText('未申請');
  }
  const last = first.context().pages().at(-1) ?? first;
  await last.bringToFront();
  await expect(last.getByText('オンライン')).toBeVisible();
  await handIn(staff, month, 1_240);
  await expect(rowOf(last, STAFF)).toContainText('申請中');
  await expect(rowOf(last, STAFF)).toContainText('¥1,240');
  await expect(last.getByRole('tab', { name: /^申請中/ })).toHaveText('申請中1');
});

test('rows keep their places under the pointer; a pill tells of updates and shows them [B4-08]', async ({ open }) => {
  const month = monthOfItsOwn(4);
  const staff = await open('staff');
  const system = await open('system');
  const page = await open('admin');
  await handIn(staff, month);
  await page.goto(`${reviewOf(month)}?state=submitted`);
  await expect(cellsOf(page, 'employee')).toHaveText(['0036']);
  await rowOf(page, STAFF).hover();
  await handIn(system, month);
  await expect(page.getByRole('button', { name: '1件の更新があります' })).toBeVisible();
  await expect(cellsOf(page, 'employee')).toHaveText(['0036']);
  await page.getByRole('button', { name: '1件の更新があります' }).click();
  await expect(cellsOf(page, 'employee')).toHaveText(['0013', '0036']);
});

test('rows keep their places while the pointer rests on them, though a claim was opened by it [B4-08]', async ({
  open,
}) => {
  const month = monthOfItsOwn(7);
  const staff = await open('staff');
  const system = await open('system');
  const page = await open('admin');
  await handIn(staff, month);
  await page.goto(`${reviewOf(month)}?state=submitted`);
  await rowOf(page, STAFF).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: new RegExp(STAFF) })).toBeFocused();
  await handIn(system, month);
  await expect(page.getByRole('button', { name: '1件の更新があります' })).toBeVisible();
});

test('two reviewers on one claim: the second learns who decided, and can no longer decide it [B0-02] [B4-08]', async ({
  open,
}) => {
  const month = monthOfItsOwn(5);
  const { id } = await handInToAdmins(open, month);
  const system = await open('system');
  const admin = await open('admin');
  for (const page of [system, admin]) {
    await page.goto(`${reviewOf(month)}?claim=${id}`);
    await expect(page.getByRole('button', { name: '承認する' })).toBeVisible();
  }
  await system.getByRole('button', { name: '承認する' }).click();
  await expect(admin.getByText(new RegExp(`${SYSTEM}さんの操作：承認`))).toBeVisible();
  await expect(admin.getByRole('button', { name: '承認する' })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: '確定する' })).toBeVisible();
});

test('the list and the lines of the month are offered as CSV in two encodings [B0-10] [B4-09]', async ({ open }) => {
  const page = await open('admin');
  await page.goto(`${reviewOf(LAST_MONTH)}?state=confirmed`);
  await page.getByRole('button', { name: 'CSV出力' }).click();
  for (const name of ['この一覧（UTF-8）', 'この月の明細（Shift_JIS）']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  const [asked, download] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/list.csv')),
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'この一覧（UTF-8）' }).click(),
  ]);
  expect(new URL(asked.url()).searchParams.get('state')).toBe('confirmed');
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('on a phone the people are cards and a claim is a page of its own [B4-08]', async ({ open }) => {
  const month = monthOfItsOwn(6);
  await handInToAdmins(open, month);
  const page = await open('admin', { widthPx: PHONE_PX });
  await page.goto(`${reviewOf(month)}?state=in_review`);
  await page.getByRole('link', { name: STAFF }).tap();
  await expect(page.getByRole('heading', { name: STAFF })).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: 'その他の操作' }).tap();
  await expect(page.getByRole('menuitem', { name: '却下する' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '承認する' }).tap();
  await expect(page.getByText(/を承認しました。$/)).toBeVisible();
  await page.getByRole('button', { name: '経費確認の一覧に戻る' }).tap();
  await expect(page.getByRole('tab', { name: /^承認済/ })).toHaveText('承認済1');
});

for (const language of ['ja', 'en'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`list, claim and dialog are accessible in ${language}, ${scheme}`, async ({ open }) => {
      const page = await open('admin', { language, scheme });
      await page.goto(reviewOf(LAST_MONTH));
      await expect(cellsOf(page, 'employee').first()).toBeVisible();
      await expectAccessible(page, 'review list');
      await page.goto(`${reviewOf(LAST_MONTH)}?state=in_review`);
      await cellsOf(page, 'kana').getByRole('link').first().click();
      await expect(claimHeading(page)).toBeFocused();
      await expectAccessible(page, 'claim beside the list');
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'reason of a return');
    });
  }
}
