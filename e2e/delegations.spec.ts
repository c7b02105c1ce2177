import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const DELEGATIONS = '/apps/delegations';
/** Days that nobody else of the run delegates. */
const FIRST = addDays(tokyoDay(Date.now()), 200);
const LAST = addDays(FIRST, 5);

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const given = (page: Page, note: string) =>
  section(page, '自分が頼んだ代理').getByRole('listitem').filter({ hasText: note });
const received = (page: Page, note: string) =>
  section(page, '自分が頼まれた代理').getByRole('listitem').filter({ hasText: note });

async function offer(page: Page, to: string, note: string): Promise<void> {
  const form = section(page, '代理を頼む');
  await form.getByRole('combobox', { name: '代理人', exact: true }).fill(to);
  await page.getByRole('option', { name: new RegExp(`^${to}`) }).click();
  await form.getByRole('textbox', { name: '開始日' }).fill(FIRST);
  await form.getByRole('textbox', { name: '最終日' }).fill(LAST);
  await form.getByRole('textbox', { name: '金額の上限（税込）' }).fill('50000');
  await form.getByRole('textbox', { name: '代理人への連絡' }).fill(note);
  await form.getByRole('button', { name: '代理を頼む' }).click();
}

test('a delegation is offered, accepted and ended, each seen at once by the other [B3-07]', async ({ open }) => {
  const note = `出張のため ${Date.now() % 100_000}`;
  const staff = await open('staff');
  await staff.getByRole('link', { name: '代理設定' }).click();
  await expect(staff).toHaveURL(DELEGATIONS);
  await section(staff, '代理を頼む').getByRole('button', { name: '代理を頼む' }).click();
  await expect(main(staff).getByText('3か所を確認してください。')).toBeVisible();
  await offer(staff, '山本 由美子', note);
  await expect(given(staff, note)).toContainText('承諾待ち');
  await expect(given(staff, note)).toContainText('¥50,000まで');
  await expectAccessible(staff, 'own delegations');
  // Never two for one day and one kind of request.
  await offer(staff, '山本 由美子', `${note} 2`);
  await expect(
    main(staff)
      .getByText(/同じ期間の代理をすでに設定しています。/)
      .first(),
  ).toBeVisible();

  const admin = await open('admin');
  await admin.goto(DELEGATIONS);
  await expect(received(admin, note)).toContainText('委任者：佐藤 健太');
  await received(admin, note).getByRole('button', { name: '承諾する' }).click();
  await expect(admin.getByText('佐藤 健太さんの代理を承諾しました。')).toBeVisible();
  await expect(received(admin, note)).toContainText('開始前');
  // Nobody reloads: the other one's page hears of it.
  await expect(given(staff, note)).toContainText('開始前');

  await given(staff, note).getByRole('button', { name: '終了する' }).click();
  const dialog = staff.getByRole('dialog', { name: '山本 由美子さんとの代理を終了しますか？' });
  await expectAccessible(staff, 'the question before ending a delegation');
  await dialog.getByRole('button', { name: '終了する' }).click();
  await expect(given(staff, note)).toContainText('終了');
  await expect(given(staff, note).getByRole('button')).toHaveCount(0);
  await expect(received(admin, note).getByRole('button')).toHaveCount(0);
});

test('an offer is declined by whom it was made to, and fits a phone in English [B3-07]', async ({ open }) => {
  const note = `辞退の確認 ${Date.now() % 100_000}`;
  const admin = await open('admin');
  await admin.goto(DELEGATIONS);
  await offer(admin, '佐藤 健太', note);
  await expect(given(admin, note)).toContainText('承諾待ち');
  const staff = await open('staff', { widthPx: PHONE_PX, language: 'en' });
  await staff.goto(DELEGATIONS);
  const line = section(staff, 'Given to you').getByRole('listitem').filter({ hasText: note });
  await expectAccessible(staff, 'delegations on a phone');
  const overflow = await staff.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
  await line.getByRole('button', { name: 'Decline' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(line).toContainText('Declined');
  await expect(given(admin, note)).toContainText('辞退');
});
