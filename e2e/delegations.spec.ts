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

test('a delegation is declined on a phone, offered again, accepted and ended, each seen at once by the other [B3-07]', async ({
  open,
}) => {
  const note = `出張のため ${Date.now() % 100_000}`;
  const staff = await open('staff', { at: DELEGATIONS });
  await section(staff, '代理を頼む').getByRole('button', { name: '代理を頼む' }).click();
  await expect(main(staff).getByText('3か所を確認してください。')).toBeVisible();
  await expectAccessible(staff, 'the form of a delegation with its faults');
  await offer(staff, '山本 由美子', `${note} 1`);
  await expect(given(staff, `${note} 1`)).toContainText('承諾待ち');
  await expect(given(staff, `${note} 1`)).toContainText('¥50,000まで');
  // Never two for one day and one kind of request.
  await offer(staff, '山本 由美子', `${note} 2`);
  await expect(
    main(staff)
      .getByText(/同じ期間の代理をすでに設定しています。/)
      .first(),
  ).toBeVisible();

  const phone = await open('admin', { at: DELEGATIONS, widthPx: PHONE_PX, language: 'en' });
  const line = section(phone, 'Given to you')
    .getByRole('listitem')
    .filter({ hasText: `${note} 1` });
  await line.getByRole('button', { name: 'Decline' }).click();
  await expectAccessible(phone, 'the question before declining a delegation');
  await phone.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(line).toContainText('Declined');
  // Nobody reloads: the other one's page hears of it.
  await expect(given(staff, `${note} 1`)).toContainText('辞退');

  await section(staff, '代理を頼む').getByRole('button', { name: '代理を頼む' }).click();
  await expect(given(staff, `${note} 2`)).toContainText('承諾待ち');
  const admin = await open('admin', { at: DELEGATIONS });
  await expect(received(admin, `${note} 2`)).toContainText('委任者：佐藤 健太');
  await received(admin, `${note} 2`).getByRole('button', { name: '承諾する' }).click();
  await expect(admin.getByText('佐藤 健太さんの代理を承諾しました。')).toBeVisible();
  await expect(received(admin, `${note} 2`)).toContainText('開始前');
  await expect(given(staff, `${note} 2`)).toContainText('開始前');

  await given(staff, `${note} 2`).getByRole('button', { name: '終了する' }).click();
  const dialog = staff.getByRole('dialog', { name: '山本 由美子さんとの代理を終了しますか？' });
  await expectAccessible(staff, 'the question before ending a delegation');
  await dialog.getByRole('button', { name: '終了する' }).click();
  await expect(given(staff, `${note} 2`)).toContainText('終了');
  await expect(given(staff, `${note} 2`).getByRole('button')).toHaveCount(0);
  await expect(received(admin, `${note} 2`).getByRole('button')).toHaveCount(0);
});
