import type { Response } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bringNothing } from './brought.ts';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';
/** An answer without its parts is none that the server gives: the page breaks on it. */
const TODAY = '**/api/information/today';
/** A read that only one card sends. */
const TEAM = '**/api/information/team';
const REFERENCE = /^[0-9a-f]{12}$/;

test('a fault behind the page gets a message with its number, and an answer that is none the error page [S8-02]', async ({
  open,
}) => {
  const page = await open('staff', { at: '/apps/travelExpensesRequest/202608', expectsFaults: true });
  await expect(page.getByRole('heading', { level: 1, name: /交通費・旅費精算/ })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => void Promise.reject(new RangeError('unseen')));
    await expect(page.getByRole('alert')).toContainText(/参照番号 [0-9a-f]{12}/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: /交通費・旅費精算/ })).toBeVisible();
  await bringNothing(page);
  await page.route('**/api/expense-claims/mine/*', (route) => route.fulfill({ json: { claim: {} } }));
  await page.goto('/apps/travelExpensesRequest/202607');
  await expect(page.getByRole('heading', { level: 1, name: '問題が発生しました' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('code')).toHaveText(REFERENCE);
});

test('a card that cannot be drawn shows the number under which the server knows of it beside the others, and reads anew when tried again [B9-01] [S8-02]', async ({
  open,
}) => {
  const told = Promise.withResolvers<Response>();
  const page = await open('staff', {
    at: INFORMATION,
    expectsFaults: true,
    before: async (page) => {
      await page.route(TEAM, (route) => route.fulfill({ json: {} }));
      page.on('response', (answer) => answer.url().endsWith('/api/fault-reports/crashes') && told.resolve(answer));
    },
  });
  const { reference } = await (await told.promise).json();
  expect(reference).toMatch(REFERENCE);
  const card = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  const broken = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('alert') });
  await expect(broken).toHaveCount(1);
  await expect(broken).toContainText(reference);
  await expect(card('お知らせ').getByRole('link').first()).toBeVisible();
  await page.unroute(TEAM);
  await broken.getByRole('button', { name: '再試行' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').locator(`a[href*="department="]`)).toBeVisible();
});

test('a page that breaks shows a reference, and a report of it reaches system people under that number (fault 11) [S8-02] [S2-19]', async ({
  open,
}) => {
  const page = await open('staff', {
    at: INFORMATION,
    expectsFaults: true,
    before: async (page) => {
      await bringNothing(page);
      await page.route(TODAY, (route) => route.fulfill({ json: {} }));
    },
  });
  await expect(page.getByRole('heading', { level: 1, name: '問題が発生しました' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'メニュー' })).toBeVisible();
  const code = page.getByRole('main').getByRole('code');
  await expect(code).toHaveText(REFERENCE);
  const reference = (await code.textContent()) ?? '';
  await expect(page.getByText('正常に動いています。')).toBeVisible();
  await expectAccessible(page, 'a page that broke');

  await page.getByRole('button', { name: '問題を報告する' }).click();
  await page.getByRole('button', { name: '報告する', exact: true }).click();
  await expect(page.getByText('行っていた操作を入力してください。')).toBeVisible();
  const said = `ログインしたところです ${reference}`;
  await page.getByRole('textbox', { name: '行っていた操作' }).fill(said);
  await expectAccessible(page, 'the report form');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`参照番号は ${reference} です`)).toBeVisible();

  await page.unroute(TODAY);
  await page.getByRole('button', { name: '再試行' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'インフォメーション' })).toBeVisible();

  const system = await open('system');
  await system.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: '問題が発生しました' }).click();
  const report = system.getByRole('listitem').filter({ hasText: said });
  await expect(report).toContainText(reference);
  await expect(report).toContainText(INFORMATION);
  await expect(report).toContainText('RangeError');
  await expectAccessible(system, 'error-500 for system people');
});

test('error-404 says what was likely meant, its search works and its report arrives, for guests too (fault 11) [S2-03] [B9-02] [S2-14]', async ({
  open,
}) => {
  const page = await open('staff', { at: '/apps/travelExpenseRequest/202611?q=x' });
  const main = page.getByRole('main');
  await expect(page).toHaveURL('/pages/errors/error-404');
  await expect(main.getByText('/apps/travelExpenseRequest/202611?q=x')).toBeVisible();
  const nearest = main.getByRole('heading', { name: 'もしかして' }).locator('..');
  await expect(nearest.getByRole('link').first()).toHaveText('交通費・旅費精算');
  await main.getByRole('combobox').fill('こうつうひをしんせい');
  await expect(main.getByRole('option', { name: '交通費を申請' })).toBeVisible();
  await expectAccessible(page, 'error-404 with a search');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/travelExpensesRequest\/\d{6}$/);

  // A % that stands for nothing keeps nobody from a screen.
  await page.goto('/apps/purchase-request/list/-/-/-/50%');
  await expect(page).toHaveURL('/apps/purchase-request/list/-/-/-/50%25');
  await expect(main.getByText('件名：50%')).toBeVisible();
  await page.goto('/apps/purchase-request/50%');
  await expect(main.getByText('見つかりません。削除されたか、URLが正しくない可能性があります。')).toBeVisible();
  await page.goto('/apps/travelExpensesRequest/50%');
  await expect(page.getByRole('heading', { level: 1, name: /交通費・旅費精算/ })).toBeVisible();
  await page.goto('/nowhere/%FF%E3');
  await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();

  const guest = await open('guest', { at: '/nowhere' });
  await guest.getByRole('button', { name: '問題を報告する' }).click();
  await guest.getByRole('textbox', { name: '行っていた操作' }).fill('メールのリンクから開きました。');
  await guest.getByRole('button', { name: '報告する', exact: true }).click();
  await expect(guest.getByText(/参照番号は [0-9a-f]{12} です/)).toBeVisible();
  await guest.getByRole('button', { name: 'インフォメーションへ' }).click();
  await expect(guest).toHaveURL(INFORMATION);
});
