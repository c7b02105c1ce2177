import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bringNothing, withoutSession } from './brought.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';
const CLAIM = '/apps/travelExpensesRequest/202611';

/** Holds the requests to an address until `decide` says how each is answered. */
async function hold(page: Page, address: string) {
  const decided = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route(address, async (route) => (await decided.promise)(route));
  return { decide: decided.resolve };
}

test('the root leads to the information page, keeps its query, and speaks the chosen language in Inter [S2-01, S1-02, S6-12]', async ({
  open,
  baseURL,
}) => {
  // To whoever takes it so, the page travels compressed; to others plain.
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'gzip'],
    ['gzip;q=0, identity', null],
    ['identity', null],
  ] as const) {
    const answer = await fetch(`${baseURL}${INFORMATION}`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  }

  const page = await open('guest', { at: '/?from=mail' });
  await expect(page).toHaveURL(`${INFORMATION}?from=mail`);
  await expect(page).toHaveTitle('インフォメーション | 株式会社まどぐち商事ポータル');
  await expect(page.getByRole('heading', { level: 1, name: 'インフォメーション' })).toBeVisible();
  await expect(page.getByText(/今日は\d{4}\/\d\d\/\d\d\(.\)（令和\d+年）/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  // No Japanese word is tried with the faces of Latin letters behind Inter.
  const facesOf = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status, unicodeRange }) => [family, status, unicodeRange]));
  await expect.poll(facesOf).toContainEqual(['Inter var', 'loaded', expect.any(String)]);
  for (const behind of ['Roboto', 'Helvetica', 'Arial'])
    expect(await facesOf()).toContainEqual([behind, expect.any(String), expect.stringMatching(/^U\+0-2E7F$/i)]);

  await page.getByRole('button', { name: '表示言語: 日本語' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Information' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page, 'information for a guest in English');
});

test('the first page reads what it shows beside the master lists; one that fails is named, and a retry lets the person in (fault 17) [S4-03, S4-04]', async ({
  open,
}) => {
  let position: Awaited<ReturnType<typeof hold>> | undefined;
  let files: Promise<unknown> | undefined;
  const page = await open('staff', {
    at: CLAIM,
    language: 'en',
    expectsFaults: true,
    before: async (page) => {
      await bringNothing(page);
      position = await hold(page, '**/api/master/find/position');
      files = Promise.all([
        page.waitForRequest('**/api/expense-claims/mine/*'),
        page.waitForRequest(/\/LinesInGrid-[^/]+\.js$/),
      ]);
    },
  });
  const heading = page.getByRole('heading', { level: 1 });
  await files;
  await expect(page.getByText('Loading master data...')).toBeVisible();
  await expect(heading).toBeHidden();

  position?.decide((route) => route.abort());
  const failed = page.getByRole('listitem').filter({ hasText: 'could not be loaded' });
  await expect(failed).toContainText('Position');
  await expect(heading).toBeHidden();
  await page.unroute('**/api/master/find/position');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toBeVisible();
  await expect(failed).toBeHidden();
});

test('the page brings its visitor along; where it does not, the splash says that it is starting until they are known (A5) [S4-01, S2-02, S2-19]', async ({
  open,
}) => {
  const asked: URL[] = [];
  const begunMs = Date.now();
  const page = await open('staff', {
    at: INFORMATION,
    before: (page) => page.on('request', (request) => asked.push(new URL(request.url()))),
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.map(({ pathname }) => pathname)).not.toContain('/api/session');
  // The stream tells changes that came while the page was on its way: it is asked from the moment that the server wrote the page.
  const since = () => Number(asked.find(({ pathname }) => pathname === '/api/live')?.searchParams.get('since'));
  await expect.poll(since).toBeGreaterThanOrEqual(begunMs);
  expect(since()).toBeLessThanOrEqual(Date.now());

  await page.route(`**${INFORMATION}`, withoutSession);
  const session = await hold(page, '**/api/session');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: '窓口' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '起動しています…' })).toBeVisible();
  session.decide((route) => route.continue());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The screens shown while the portal starts or fails have an address, too.
  await page.goto('/loading');
  await expect(page.getByText('読み込みが終わりました。')).toBeVisible();
  await expect(page.getByText('交通手段')).toBeVisible();
  await page.goto('/pages/errors/error-500');
  await expect(page.getByRole('heading', { level: 1, name: '問題が発生しました' })).toBeVisible();
});

test('the first stop leads past the menu, and a link to the heading of its page; on a phone the menu is a drawer that closes with each choice (N9)', async ({
  open,
}) => {
  const page = await open('staff', { at: INFORMATION });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: '交通費・旅費精算' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /交通費・旅費精算/ })).toBeFocused();

  const phone = await open('admin', { at: INFORMATION, widthPx: PHONE_PX, scheme: 'dark' });
  await phone.getByRole('button', { name: 'メニューを開く' }).click();
  const menu = phone.getByRole('navigation', { name: 'メニュー' });
  await expect(menu.getByRole('link', { name: '経費確認' })).toBeVisible();
  await expectAccessible(phone, 'the drawer in the dark');
  await menu.getByRole('link', { name: 'インフォメーション' }).click();
  await expect(menu).toBeHidden();
});
