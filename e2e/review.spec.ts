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
const claimPane = (page: Page) => page.getByRole('region', { name: '精算書', exact: true });

/** Of the month before this one the sample organisation has claims in every state. */
const LAST_MONTH = addMonths(monthOf(tokyoDay(Date.now())), -1);
/** A month of one journey alone: from before the sample's claims begin, when all its people were there already. */
const monthOfItsOwn = (journey: number) => addMonths(LAST_MONTH, -24 - journey - 12 * test.info().retry);

/** Hands in as the member of staff; their superior says yes: it is the admins' turn. */
async function handInToAdmins(open: Opening, month: string) {
  const claim = await handIn(await open('staff'), month);
  await approveClaim(await open('superior'), claim);
  return claim;
}

const inYen = (text: string) => Number(text.replace(/[^\d]/g, ''));

test('filter, order and open claim live in the list’s URL through reload and back; what is narrowed to leaves as CSV [B0-10] [S2-13] [B4-09]', async ({
  open,
}) => {
  const page = await open('admin', { at: reviewOf(LAST_MONTH) });
  await expect(cellsOf(page, 'employee').first()).toHaveText('0001');
  expect(searchOf(page)).toEqual({});

  await page.getByRole('tab', { name: /^確定済/ }).click();
  await expect.poll(() => searchOf(page)).toEqual({ state: 'confirmed' });
  await page.getByRole('button', { name: '合計' }).click();
  await page.getByRole('button', { name: '合計' }).click();
  await expect(page.getByRole('columnheader', { name: '合計' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => searchOf(page)).toEqual({ state: 'confirmed', sort: '-total' });
  await expect(cellsOf(page, 'state').filter({ hasNotText: '確定済' })).toHaveCount(0);
  let totals: number[] = [];
  // The rows of the former order stay until those of the new one are there.
  await expect(async () => {
    totals = (await cellsOf(page, 'total').allInnerTexts()).map(inYen);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(totals.length).toBeGreaterThan(1);
  }).toPass({ timeout: 30_000 });

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

  // A month that is none leads to the current one; where no filter leaves anything, the way back is offered.
  await page.goto(reviewOf('202613'));
  await expect(page.getByText('URLの月を読み取れないため')).toBeVisible();
  await expect(page).toHaveURL(/\/20[1-8]\d{3}$/);
  await page.goto(`${reviewOf(monthOfItsOwn(0))}?state=rejected`);
  await expect(page.getByText('条件に合う精算書はありません。')).toBeVisible();
  await page.getByRole('button', { name: '条件をクリア' }).last().click();
  await expect(cellsOf(page, 'state').first()).toHaveText('未申請');
  expect(searchOf(page)).toEqual({});
});

test('by keyboard: walk, return with a reason, approve and confirm; their own and what waits for others is left alone [B4-03] [B4-08]', async ({
  open,
}) => {
  const month = monthOfItsOwn(1);
  for (const who of ['system', 'admin'] as const) await handIn(await open(who), month);
  const { number } = await handInToAdmins(open, month);
  const page = await open('admin', { at: `${reviewOf(month)}?state=submitted,in_review` });
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

  // A return needs its reason; its dialog keeps the keys to itself.
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: `${number} を差し戻しますか？` });
  await dialog.getByRole('button', { name: '差し戻す' }).click();
  await expect(dialog.getByRole('link', { name: '差戻しの理由を入力してください。' })).toBeVisible();
  await expectAccessible(page, 'the reason of a return, refused');
  await dialog.getByRole('radio', { name: '証憑の不足' }).click();
  await dialog.getByRole('textbox').click();
  await page.keyboard.type('a c r j 領収書を添付してください。');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: STAFF })).toBeVisible();

  await expect(page.getByRole('button', { name: '承認する' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(/^精算書 TE-\d{4}-\d{5} を承認しました。/)).toBeVisible();
  await expect(page.getByRole('button', { name: '確定する' })).toBeEnabled();
  await page.keyboard.press('c');
  await expect(page.getByText(/^精算書 TE-\d{4}-\d{5} を確定しました。/)).toBeVisible();
  await expect(page.getByText('あなたの操作を待つ精算書はもうありません。').first()).toBeVisible();
  await expect(claimPane(page)).toContainText('確定済');

  await page.keyboard.press('Escape');
  await expect(claimPane(page)).toHaveCount(0);
  expect(searchOf(page)).toEqual({ state: 'submitted,in_review' });
});

test('eight tabs open: a claim handed in shows by itself, rows keep their places under the pointer, and a second reviewer learns who decided [B0-02] [B4-08]', async ({
  open,
}) => {
  const month = monthOfItsOwn(3);
  const list = `${reviewOf(month)}?department=${SAMPLE_PEOPLE.staff.department}`;
  const first = await open('admin', { at: list });
  for (let tabs = 1; tabs < OPEN_TABS; tabs += 1) {
    const tab = await first.context().newPage();
    await tab.goto(list);
    await expect(rowOf(tab, STAFF)).toContainText('未申請');
  }
  const page = first.context().pages().at(-1) ?? first;
  await page.bringToFront();
  await expect(page.getByText('オンライン')).toBeVisible();
  const claim = await handIn(await open('staff'), month, 1_240);
  await expect(rowOf(page, STAFF)).toContainText('申請中');
  await expect(rowOf(page, STAFF)).toContainText('¥1,240');
  await expect(page.getByRole('tab', { name: /^申請中/ })).toHaveText('申請中1');

  // Under the pointer nothing moves, also where a claim was opened by it: a pill tells of what has come.
  await page.goto(`${reviewOf(month)}?state=submitted`);
  await rowOf(page, STAFF).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: new RegExp(STAFF) })).toBeFocused();
  const system = await open('system');
  await handIn(system, month);
  const pill = page.getByRole('button', { name: '1件の更新があります' });
  await expect(pill).toBeVisible();
  const people = page.getByRole('main').getByRole('link', { name: new RegExp(`^(${STAFF}|${SYSTEM})`) });
  await expect(people).toContainText([STAFF]);
  await pill.click();
  await expect(people).toContainText([SYSTEM, STAFF]);

  // Two reviewers on one claim: the second can no longer decide it.
  await approveClaim(await open('superior'), claim);
  for (const reviewer of [system, page]) {
    await reviewer.goto(`${reviewOf(month)}?claim=${claim.id}`);
    await expect(reviewer.getByRole('button', { name: '承認する' })).toBeVisible();
  }
  await system.getByRole('button', { name: '承認する' }).click();
  await expect(page.getByText(new RegExp(`${SYSTEM}さんの操作：承認`))).toBeVisible();
  await expect(page.getByRole('button', { name: '承認する' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '確定する' })).toBeVisible();
});

test('on a phone the people are cards and a claim is a page of its own [B4-08]', async ({ open }) => {
  const month = monthOfItsOwn(6);
  await handInToAdmins(open, month);
  const page = await open('admin', { at: `${reviewOf(month)}?state=in_review`, widthPx: PHONE_PX });
  await page.getByRole('link', { name: STAFF }).tap();
  await expect(page.getByRole('heading', { name: STAFF })).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page, 'a claim to review on a phone');
  await page.getByRole('button', { name: 'その他の操作' }).tap();
  await expect(page.getByRole('menuitem', { name: '却下する' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '承認する' }).tap();
  await expect(page.getByText(/を承認しました。/)).toBeVisible();
  await page.getByRole('button', { name: '経費確認の一覧に戻る' }).tap();
  await expect(page.getByRole('tab', { name: /^承認済/ })).toHaveText('承認済1');
});
