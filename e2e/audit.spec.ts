import { savePreference, showPreferences } from '@madoguchi/contract/preferences/operations.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { DESK_PX, PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const TRAIL = '/apps/audit-trail';
/** A month of the sample that is over: its claims stay as they are. */
const MONTH = addMonths(monthOf(tokyoDay(Date.now())), -3);
const { lastName, firstName } = SAMPLE_PEOPLE.admin;
const ADMIN = `${lastName} ${firstName}`;

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const tools = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr.row');

/** An admin opens somebody's claim; answers its number. */
async function openClaim(admin: Page): Promise<string> {
  await admin.goto(`/apps/travelExpensesAdminView/${MONTH}?state=confirmed`);
  await admin.getByRole('table').getByRole('link').first().click();
  const number = admin.getByText(/TE-\d{4}-\d{5}/).first();
  await expect(number).toBeVisible();
  return /TE-\d{4}-\d{5}/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

/** Keeps a size of text, as the toolbar does. */
async function choose(page: Page, value: number): Promise<void> {
  const { preferences } = await (await page.request.get(showPreferences.path)).json();
  const { version } = preferences['font-size'];
  const answer = await page.request.post(savePreference.path, {
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'font-size', value, version },
  });
  expect(answer.status()).toBe(200);
}

test('the system role finds who opened a claim, from where, and goes on from there to the claim [B0-09]', async ({
  open,
}) => {
  const number = await openClaim(await open('admin'));
  const page = await open('system');
  await page.getByRole('link', { name: '監査証跡' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '監査証跡' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'the audit trail');

  await tools(page, '絞り込み').click();
  const filters = page.getByRole('dialog', { name: '絞り込み' });
  await filters.getByRole('checkbox', { name: '精算書の閲覧' }).check();
  await filters.getByRole('textbox', { name: '対象', exact: true }).fill(number);
  await page.keyboard.press('Enter');
  await expect.poll(() => searchOf(page)).toEqual({ action: 'expense-claim.opened', target: number });
  await expectAccessible(page, 'the filters of the audit trail');
  await filters.getByRole('button', { name: '閉じる' }).click();
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

test('a change reads field by field, in English as well; on a phone the records are cards [B0-09]', async ({
  open,
}) => {
  const page = await open('system', { language: 'en' });
  await choose(page, 110);
  await choose(page, 100);
  await page.goto(`${TRAIL}?action=preference.saved&person=system@madoguchi.example`);
  await rows(page).getByRole('link').first().click();
  const record = page.getByRole('region', { name: 'Audit record' });
  await expect(record.getByRole('heading', { name: 'Preference saved' })).toBeVisible();
  const changes = record.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After']);
  await expect(changes.getByRole('row').nth(1)).toHaveText(/110.*100/);

  const phone = await open('system', { widthPx: PHONE_PX });
  await phone.goto(TRAIL);
  await expect(phone.getByRole('list').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(phone, 'the audit trail on a phone');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_PX);
});

test('everybody sees the records of their own account, and only these [B0-09]', async ({ open }) => {
  const page = await open('user');
  await page.goto('/pages/profile?tab=security');
  const own = page.getByRole('region', { name: '自分の操作記録' });
  await expect(own.locator('.column-action').filter({ hasText: 'ログイン' }).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox', { name: '検索' }).fill('精算書');
  await expect(page.getByText('条件に合う記録はありません。')).toBeVisible();
  await page.goto(TRAIL);
  await expect(page.getByRole('heading', { name: '監査証跡' })).toHaveCount(0);
});

for (const widthPx of [DESK_PX, PHONE_PX]) {
  test(`the warning that nothing ships the trail covers no button of the page: ${widthPx} px [S1-01]`, async ({
    open,
  }) => {
    const page = await open('system', { widthPx });
    await page.route(`**${showHealth.path}`, (route) =>
      route.fulfill({
        json: { status: 'ok', unnumberedSeconds: 0, logServer: { state: 'none', waiting: 3, oldestSeconds: 9 } },
      }),
    );
    await page.goto('/register');
    const warning = page.getByText('監査証跡の専用サーバーが設定されていません');
    await expect(warning).toBeVisible();
    const button = page.getByRole('button', { name: '登録', exact: true });
    await expect
      .poll(async () => {
        const [above, below] = [await button.boundingBox(), await warning.boundingBox()];
        return above && below ? below.y - (above.y + above.height) : null;
      }, 'pixels between the button and the warning')
      .toBeGreaterThanOrEqual(0);
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}
