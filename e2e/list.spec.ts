// Decisions on many rows at once: only the server knows who was faster. The list itself is proved over a server that
// stands in the page (`web/src/kit/list/list.browser.test.tsx`).
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';

const reviewOf = (month: string) => `/apps/travelExpensesAdminView/${month}`;
const cellsOf = (page: Page, column: string) => page.getByRole('table').locator(`tbody .column-${column}`);
const tools = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** In this month the sample organisation hands claims in. */
const THIS_MONTH = monthOf(tokyoDay(Date.now()));
const nameOf = ({ lastName, firstName }: (typeof SAMPLE_PEOPLE)[keyof typeof SAMPLE_PEOPLE]) =>
  `${lastName} ${firstName}`;
const ADMIN = nameOf(SAMPLE_PEOPLE.admin);
const SYSTEM = nameOf(SAMPLE_PEOPLE.system);

const inNumber = (text: string) => Number(text.replace(/\D/g, ''));
const rowBox = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name}を選択`, exact: true });

/** Names of two claims that many are decided with: without a warning, and neither reviewer's own. */
async function unwarned(page: Page): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    const names = await page.locator('tr.row:not(:has(.warned)) a').allInnerTexts();
    found = names.filter((name) => name !== ADMIN && name !== SYSTEM);
    expect(found.length).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 10_000 });
  return found;
}

test('chosen claims are approved together; what waits for others is left out; others are reminded [B4-08]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.goto(`${reviewOf(THIS_MONTH)}?state=submitted`);
  const [elsewhere = ''] = await unwarned(page);
  await page.goto(`${reviewOf(THIS_MONTH)}?state=in_review`);
  const [first = '', second = ''] = await unwarned(page);
  await page.goto(`${reviewOf(THIS_MONTH)}?state=submitted,in_review`);
  const approved = page.getByRole('tab', { name: /^承認済/ });
  await expect(approved).toHaveText(/\d/);
  const before = inNumber((await approved.textContent()) ?? '');
  await rowBox(page, first).click();
  for (const name of [second, ADMIN, elsewhere]) await rowBox(page, name).click();
  await expect(page.getByText('4件を選択中')).toBeVisible();
  await tools(page, '一括承認').click();
  const dialog = page.getByRole('dialog', { name: '精算書2件を承認しますか？' });
  await expect(dialog.getByRole('listitem').filter({ hasText: ADMIN })).toContainText('自分の分です');
  await expect(dialog.getByRole('listitem').filter({ hasText: elsewhere })).toContainText(
    'ほかの人の承認を待っています',
  );
  await expectAccessible(page, 'a bulk action');
  await dialog.getByRole('button', { name: '一括承認' }).click();
  await expect(page.getByText('2件を承認しました。')).toBeVisible();
  await expect(approved).toHaveText(`承認済${before + 2}`);
  await expect(page.getByText('4件を選択中')).toHaveCount(0);

  await page.getByRole('tab', { name: /^未申請/ }).click();
  await expect(cellsOf(page, 'state').first()).toHaveText('未申請');
  await page
    .getByRole('table')
    .getByRole('checkbox', { name: /を選択$/ })
    .nth(1)
    .click();
  await tools(page, '催促').click();
  await page.getByRole('dialog', { name: '1人に催促しますか？' }).getByRole('button', { name: '催促' }).click();
  await expect(page.getByText('1人に催促しました。')).toBeVisible();
});

test('a claim that somebody decided meanwhile is told apart; the others are approved [B0-10] [B0-02]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.goto(`${reviewOf(THIS_MONTH)}?state=in_review`);
  const [mine = '', theirs = ''] = await unwarned(page);
  for (const name of [mine, theirs]) await rowBox(page, name).click();
  await tools(page, '一括承認').click();
  const dialog = page.getByRole('dialog', { name: '精算書2件を承認しますか？' });
  await expect(dialog).toBeVisible();
  const other = await open('system');
  await other.goto(`${reviewOf(THIS_MONTH)}?state=in_review`);
  await other.getByRole('link', { name: theirs }).click();
  await other.getByRole('button', { name: '承認する' }).click();
  await expect(other.getByText(/を承認しました。/)).toBeVisible();
  await dialog.getByRole('button', { name: '一括承認' }).click();
  await expect(page.getByText('1件を承認しました。')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('次の1件はできませんでした');
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(theirs);
  await page.getByRole('dialog').getByRole('button', { name: '閉じる', exact: true }).click();
  await page.getByRole('tab', { name: /^承認済/ }).click();
  await expect(page.getByRole('link', { name: mine })).toBeVisible();
});
