import { expectAccessible } from './axe.ts';
import { bringNothing, withoutSession } from './brought.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

const INFORMATION = '/apps/dashboards/project';

test('the root leads to the information page and keeps its query [S2-01]', async ({ open }) => {
  const page = await open('guest', { at: '/?from=mail' });
  await expect(page).toHaveURL(`${INFORMATION}?from=mail`);
  await expect(page).toHaveTitle('インフォメーション | 株式会社まどぐち商事ポータル');
  await expect(page.getByRole('heading', { level: 1, name: 'インフォメーション' })).toBeVisible();
  await expect(page.getByText(/今日は\d{4}\/\d\d\/\d\d\(.\)（令和\d+年）/)).toBeVisible();
});

test('the page travels compressed to whoever takes it so, and plain to others', async ({ baseURL }) => {
  const sent = (encoding: string) => fetch(`${baseURL}${INFORMATION}`, { headers: { 'accept-encoding': encoding } });
  for (const [encoding, expected] of [
    ['gzip, deflate, br', 'gzip'],
    ['gzip;q=0, identity', null],
    ['identity', null],
  ] as const) {
    const answer = await sent(encoding);
    expect(answer.headers.get('content-encoding')).toBe(expected);
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  }
});

test('an unknown path leads to error-404, which names it and the ways back [S2-03]', async ({ open }) => {
  const page = await open('staff', { at: '/apps/nowhere?x=1' });
  await expect(page).toHaveURL('/pages/errors/error-404');
  await expect(page.getByText('/apps/nowhere?x=1')).toBeVisible();
  await expectAccessible(page, 'error-404');
  await page.getByRole('main').getByRole('link', { name: '交通費・旅費精算' }).click();
  await expect(page).toHaveURL(/\/apps\/travelExpensesRequest\/\d{6}$/);
});

test('the loading screen and the error page have addresses of their own [S2-02, S2-19]', async ({ open }) => {
  const page = await open('staff', { at: '/loading' });
  await expect(page.getByText('読み込みが終わりました。')).toBeVisible();
  await expect(page.getByText('交通手段')).toBeVisible();
  await page.goto('/pages/errors/error-500');
  await expect(page.getByRole('heading', { level: 1, name: '問題が発生しました' })).toBeVisible();
  await expectAccessible(page, 'error-500');
});

test('a master list that fails is named, and a retry lets the person in (fault 17) [S4-03, S4-04]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-US', ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  let isBroken = true;
  await page.route('**/api/master/find/position', (route) => (isBroken ? route.abort() : route.continue()));
  await signIn(page, 'staff');
  await expect(page.getByText('Loading master data...')).toBeVisible();
  const failed = page.getByRole('listitem').filter({ hasText: 'could not be loaded' });
  await expect(failed).toContainText('Position');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'information' })).toBeVisible();
  await context.close();
});

test('the first page asks for what it shows beside the master lists, and shows once they are there [S4-03]', async ({
  open,
}) => {
  const page = await open('staff');
  await bringNothing(page);
  const position = Promise.withResolvers<void>();
  await page.route('**/api/master/find/position', async (route) => {
    await position.promise;
    await route.continue();
  });
  const month = page.waitForRequest('**/api/expense-claims/mine/*');
  const grid = page.waitForRequest(/\/LinesInGrid-[^/]+\.js$/);
  await page.goto('/apps/travelExpensesRequest/202611');
  await Promise.all([month, grid]);
  await expect(page.getByText('マスターデータを読み込んでいます…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  position.resolve();
  await expect(page.getByRole('heading', { level: 1, name: /交通費・旅費精算/ })).toBeVisible();
});

test('a guest on the way to a page of staff asks for nothing of it (A4) [S4-08]', async ({ open }) => {
  const page = await open('guest');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/apps/travelExpensesRequest/202611');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => /ClaimPage|LinesIn|expense-claims|master/.test(path))).toEqual([]);
});

test('the page brings its visitor along, and asks for them only where it does not', async ({ open }) => {
  const page = await open('staff');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(INFORMATION);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('/api/session');
  await page.route(`**${INFORMATION}`, withoutSession);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toContain('/api/session');
});

test('while nobody answers who this is, the splash says that it is starting (A5) [S4-01]', async ({ open }) => {
  const page = await open('guest');
  const session = Promise.withResolvers<void>();
  await page.route('**/login', withoutSession);
  await page.route('**/api/session', async (route) => {
    await session.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: '窓口' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '起動しています…' })).toBeVisible();
  session.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser that asks for Japanese gets it; a choice of English stays in this browser [S1-02]', async ({
  open,
}) => {
  const page = await open('guest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('button', { name: '表示言語: 日本語' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'information' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page, 'information for a guest in English');
});

test('the first stop leads past the menu; a page reached by a link takes the focus on its heading', async ({
  open,
}) => {
  const page = await open('staff', { at: INFORMATION });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'information for staff in Japanese');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: '交通費・旅費精算' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /交通費・旅費精算/ })).toBeFocused();
});

test('on a phone the menu is a drawer that closes with each choice, and nothing scrolls sideways (N9)', async ({
  open,
}) => {
  const page = await open('admin', { at: INFORMATION, widthPx: PHONE_PX, scheme: 'dark' });
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await expect(menu.getByRole('link', { name: '経費確認' })).toBeVisible();
  await expectAccessible(page, 'the drawer in the dark');
  await menu.getByRole('link', { name: 'インフォメーション' }).click();
  await expect(menu).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('letters are drawn in Inter, and no Japanese word is tried with the faces of Latin letters behind it [S6-12]', async ({
  open,
}) => {
  const page = await open('guest', { at: '/login' });
  const facesOf = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status, unicodeRange }) => [family, status, unicodeRange]));
  await expect.poll(facesOf).toContainEqual(['Inter var', 'loaded', expect.any(String)]);
  for (const behind of ['Roboto', 'Helvetica', 'Arial'])
    expect(await facesOf()).toContainEqual([behind, expect.any(String), expect.stringMatching(/^U\+0-2E7F$/i)]);
});
