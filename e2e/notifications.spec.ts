import { countNotifications, listNotifications, UNREAD_SHOWN } from '@madoguchi/contract/notifications/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { approveClaim, handIn } from './hand-in.ts';
import { expect, test, untilKept } from './journey.ts';

/** A month of this journey and this try alone: from before the sample's claims begin, and after its people joined. */
const monthOfItsOwn = (journey: number) =>
  addMonths(monthOf(tokyoDay(Date.now())), -33 - journey - 4 * test.info().retry);

const bell = (page: Page) => page.getByRole('button', { name: /^通知/ });
const centre = (page: Page) => page.getByRole('dialog', { name: '通知', exact: true });

/** How many are unread, once the bell says so too. */
async function unreadOf(page: Page): Promise<number> {
  const { unread } = await (await page.request.get(countNotifications.path)).json();
  const said = async () => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await expect.poll(said).toBe(Math.min(unread, UNREAD_SHOWN));
  return unread;
}

async function openCentre(page: Page) {
  await bell(page).click();
  await expect(centre(page)).toBeVisible();
  return centre(page);
}

test('a submission counts at the approver’s bell without reload, and its return at the owner’s, who goes to the claim from there [B0-08] [B4-08]', async ({
  open,
}) => {
  const month = monthOfItsOwn(1);
  const [admin, staff] = [await open('superior'), await open('staff')];
  for (const page of [admin, staff]) await expect(bell(page)).toBeVisible();
  const [before, ownBefore] = [await unreadOf(admin), await unreadOf(staff)];

  const claim = await handIn(staff, month);
  await expect.poll(() => unreadOf(admin)).toBe(before + 1);
  const list = await openCentre(admin);
  const news = list.getByRole('link', { name: new RegExp(`${claim.number}（.*が承認を待っています`) });
  // Several in a row stand folded: other journeys hand in as well.
  const fold = list.getByRole('button', { name: /^「承認待ちが届いたとき」/ }).first();
  await expect(news.or(fold).first()).toBeVisible();
  if (!(await news.isVisible())) await fold.click();
  await news.click();
  await expect(admin).toHaveURL(/\/apps\/approvals\?approval=/);
  await expect(centre(admin)).toBeHidden();
  await expect.poll(() => unreadOf(admin)).toBe(before);

  await admin.getByRole('button', { name: '差し戻す' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('radio', { name: '記入もれ・誤り' }).click();
  await dialog.getByRole('textbox').fill('訪問先を具体的に記入してください。');
  await dialog.getByRole('button', { name: '差し戻す' }).click();
  await expect.poll(() => unreadOf(staff)).toBe(ownBefore + 1);
  const message = staff
    .getByRole('status')
    .filter({ hasText: `${writtenMonth(month, 'ja')}の精算書が差し戻されました。` });
  await expect(message.first()).toBeVisible();
  const own = await openCentre(staff);
  await own.getByRole('link', { name: `${writtenMonth(month, 'ja')}の精算書が差し戻されました。` }).click();
  await expect(staff).toHaveURL(new RegExp(`/travelExpensesRequest/${month}$`));
});

test('what was read stays, what is put away goes, one by one or all, and stays away after a reload [B0-08]', async ({
  open,
}) => {
  const page = await open('system');
  const list = await openCentre(page);
  await expect(list.getByText('未読', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'the notifications');
  const rows = list.getByRole('listitem');
  const count = await rows.count();
  expect(count).toBeGreaterThan(0);
  await list.getByRole('button', { name: 'すべて既読にする' }).click();
  await expect(list.getByText('未読', { exact: true })).toHaveCount(0);
  await expect(rows).toHaveCount(count);
  // A dismissed notification makes room for an older one where there are more than a page.
  const first = list.getByRole('button', { name: /を(まとめて)?消す$/ }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const alike = list.getByRole('button', { name, exact: true });
  const before = await alike.count();
  await first.click();
  await expect(alike).toHaveCount(before - 1);
  await list.getByRole('button', { name: 'すべて消す' }).click();
  await expect(list.getByText('通知はありません。')).toBeVisible();
  await untilKept(page);
  await page.reload();
  await expect((await openCentre(page)).getByText('通知はありません。')).toBeVisible();
});

test('a kind that is switched off stays off after a reload, and is told no more [B0-08] [S6-09]', async ({ open }) => {
  const month = monthOfItsOwn(2);
  const superior = await open('superior');
  const switchOf = (page: Page) => page.getByRole('switch', { name: '承認待ちが届いたとき: アプリ内' });
  await openCentre(superior);
  await superior.getByRole('button', { name: '通知の設定' }).click();
  await expectAccessible(superior, 'the switches of notifications');
  await switchOf(superior).click();
  await expect(switchOf(superior)).not.toBeChecked();
  await untilKept(superior);
  await superior.reload();
  await openCentre(superior);
  await superior.getByRole('button', { name: '通知の設定' }).click();
  await expect(switchOf(superior)).not.toBeChecked();
  await superior.keyboard.press('Escape');
  await expect(bell(superior)).toBeFocused();
  await expect(bell(superior)).toHaveAccessibleName(/未読/);
  const before = await unreadOf(superior);

  const [staff, admin] = [await open('staff'), await open('admin')];
  await expect(bell(admin)).toBeVisible();
  const others = await unreadOf(admin);
  const claim = await handIn(staff, month);
  await approveClaim(superior, claim);
  // News is told in its order: once the admin has heard of the next turn, the superior's was told as well.
  const news = async () => (await admin.request.get(listNotifications.path)).text();
  await expect.poll(news).toContain(claim.number);
  expect(await unreadOf(admin)).toBeGreaterThan(others);
  expect(await unreadOf(superior)).toBe(before);

  await openCentre(superior);
  await superior.getByRole('button', { name: '通知の設定' }).click();
  await switchOf(superior).click();
  await expect(switchOf(superior)).toBeChecked();
});

test('one click reminds everybody who has handed nothing in, once a day, and they hear of it [B4-08] [B0-08]', async ({
  open,
}) => {
  const [admin, staff] = [await open('admin'), await open('staff')];
  const month = monthOfItsOwn(3);
  await admin.goto(`/apps/travelExpensesAdminView/${month}`);
  await expect(bell(staff)).toBeVisible();
  const before = await unreadOf(staff);
  const remind = async () => {
    await admin.getByRole('button', { name: '未申請者に催促' }).click();
    const dialog = admin.getByRole('dialog', { name: /人に催促しますか？$/ });
    await dialog.getByRole('button', { name: '催促する' }).click();
    await expect(dialog).toBeHidden();
  };
  await remind();
  await expect(admin.getByText(/^\d+人に催促しました。$/)).toBeVisible();
  await expect.poll(() => unreadOf(staff)).toBe(before + 1);
  await expect(staff.getByText(`${writtenMonth(month, 'ja')}の精算書を申請してください。`)).toBeVisible();
  await remind();
  await expect(admin.getByText('催促する人はいません。全員に今日すでに催促しています。')).toBeVisible();
});
