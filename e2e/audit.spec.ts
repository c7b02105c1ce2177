import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { DESK_PX, PHONE_PX } from './browser.ts';
import { expect, type Opening, test } from './journey.ts';
import { unfold } from './unfold.ts';

const TRAIL = '/apps/audit-trail';
/** A month of the sample that is over: its claims stay as they are. */
const MONTH = addMonths(monthOf(tokyoDay(Date.now())), -3);
const { lastName, firstName } = SAMPLE_PEOPLE.admin;
const ADMIN = `${lastName} ${firstName}`;

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const tools = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr.row');

/** An admin opens somebody's claim; answers its number. */
async function openClaim(open: Opening): Promise<string> {
  const admin = await open('admin', { at: `/apps/travelExpensesAdminView/${MONTH}?state=confirmed` });
  await admin.getByRole('table').getByRole('link').first().click();
  const number = admin.getByText(/TE-\d{4}-\d{5}/).first();
  await expect(number).toBeVisible();
  return /TE-\d{4}-\d{5}/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

type Health = OutputOf<typeof showHealth>;

/** Answers the portal's health with this state of the log server. How the server finds it out, its own tests show. */
async function setLogServer(page: Page, logServer: Health['logServer']): Promise<void> {
  await page.unroute(`**${showHealth.path}`);
  await page.route(`**${showHealth.path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as Health), logServer } });
  });
}

test('the system role finds who opened a claim, from where, and goes on from there to the claim [B0-09]', async ({
  open,
}) => {
  const number = await openClaim(open);
  const page = await open('system', { at: TRAIL });
  await expect(rows(page).first()).toBeVisible();
  await tools(page, '絞り込み').click();
  const filters = page.getByRole('dialog', { name: '絞り込み' });
  await filters.getByRole('checkbox', { name: '精算書の閲覧' }).check();
  await filters.getByRole('textbox', { name: '対象', exact: true }).fill(number);
  await page.keyboard.press('Enter');
  await expect.poll(() => searchOf(page)).toEqual({ action: 'expense-claim.opened', target: number });
  await expectAccessible(page, 'the filters of the audit trail');
  await filters.getByRole('button', { name: '閉じる', exact: true }).click();
  await page.getByRole('searchbox', { name: '検索' }).fill('ﾔﾏﾓﾄ');
  await expect.poll(() => searchOf(page)['q']).toBe('ﾔﾏﾓﾄ');
  // Other journeys may have opened the claim as well: each row is of this person and this claim.
  await expect(rows(page).filter({ hasNotText: ADMIN })).toHaveCount(0);
  await expect(rows(page).filter({ hasNotText: `精算書 ${number}` })).toHaveCount(0);

  await rows(page).getByRole('link').first().click();
  const record = page.getByRole('region', { name: '監査記録の内容' });
  await expect(record.getByRole('heading', { name: '精算書の閲覧' })).toBeFocused();
  await expect(record).toContainText(`${ADMIN}（管理者）`);
  await expect(record).toContainText(/127\.0\.0\.1|::1/);
  await expectAccessible(page, 'an audit record');
  await record.getByRole('link', { name: '対象を開く' }).click();
  await expect(page.getByText(number).first()).toBeVisible();
});

test('everybody sees the records of their own account, and only these [B0-09]', async ({ open }) => {
  const page = await open('user', { at: '/pages/profile?tab=security' });
  const own = page.getByRole('region', { name: '自分の操作記録' });
  await expect(own.locator('.column-action').filter({ hasText: 'ログイン' }).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox', { name: '検索' }).fill('精算書');
  await expect(page.getByText('条件に合う記録はありません。')).toBeVisible();
  await page.goto(TRAIL);
  await expect(page.getByRole('heading', { name: '監査証跡' })).toHaveCount(0);
});

test('system people, and nobody else, are told on every page that no log server is set and what to do, over no button of the page, until one is [S1-01] [B0-09]', async ({
  open,
}) => {
  const none = { state: 'none', waiting: 3, oldestSeconds: 9 } as const;
  const page = await open('system', {
    before: async (opened) => {
      await opened.clock.install();
      await setLogServer(opened, none);
    },
    at: '/register',
  });
  const band = page.getByRole('status').filter({ hasText: '監査証跡の専用サーバーが設定されていません。' });
  const button = page.getByRole('button', { name: '登録', exact: true });
  for (const widthPx of [DESK_PX, PHONE_PX]) {
    await page.setViewportSize({ width: widthPx, height: 844 });
    await expect(band).toContainText('LOG_SERVER_URLに専用サーバーを指定してください。');
    await expect
      .poll(async () => {
        const [above, below] = [await button.boundingBox(), await band.boundingBox()];
        return above && below ? below.y - (above.y + above.height) : null;
      }, `pixels between the button and the warning, at ${widthPx} px`)
      .toBeGreaterThanOrEqual(0);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await unfold(page);
  await expectAccessible(page, 'a page without a log server');
  await setLogServer(page, { state: 'shipping', waiting: 0, oldestSeconds: null });
  // The page looks again each minute.
  await page.clock.fastForward('01:01');
  await expect(band).toBeHidden();

  const admin = await open('admin', { before: (opened) => setLogServer(opened, none) });
  await expect(admin.getByRole('contentinfo')).toBeVisible();
  await expect(admin.getByRole('status').filter({ hasText: '専用サーバー' })).toHaveCount(0);
});
