import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';
type Layout = NonNullable<NonNullable<FrameChoice['layout']>['config']>;

/** Opens the information page with settings that last as long as the page. */
async function openWith(page: Page, config: Layout): Promise<void> {
  await page.goto(`${INFORMATION}?defaultSettings=${encodeURIComponent(JSON.stringify({ layout: { config } }))}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'メニュー', exact: true });
const toolbar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const content = (page: Page) => page.getByRole('main');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not shown');
  return box;
}
const widthOf = async (part: Locator) => Math.round((await boxOf(part)).width);
const leftOf = async (part: Locator) => Math.round((await boxOf(part)).x);

async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The choice belongs to the account: other journeys expect it unmade. */
async function forget(page: Page, name: 'shortcuts' | 'font-size', value: unknown): Promise<void> {
  const { preferences } = await (await page.request.get('/api/preferences')).json();
  const answer = await page.request.post('/api/preferences', {
    headers: { origin: new URL(page.url()).origin },
    data: { name, value, version: preferences[name].version },
  });
  expect(answer.status()).toBe(200);
}

test('the bar beside the content is as high as the window, stays while the page scrolls, and slides out fully [S6-01, S6-08]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.setViewportSize({ width: 1280, height: 500 });
  await openWith(page, {});
  expect(await widthOf(menu(page))).toBe(280);
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await boxOf(menu(page))).toMatchObject({ y: 0, height: 500 });
  expect((await boxOf(toolbar(page))).y).toBe(0);
  expect(await boxOf(footer(page)).then(({ y, height }) => Math.round(y + height))).toBe(500);

  await menu(page).getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => leftOf(toolbar(page))).toBe(0);
  await toolbar(page).getByRole('button', { name: 'メニューを開く' }).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => leftOf(menu(page))).toBe(0);
});

test('static bars scroll away with the page, and hidden ones leave a button that opens the menu [S6-02]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.setViewportSize({ width: 1280, height: 500 });
  await openWith(page, { toolbar: { style: 'static' }, footer: { style: 'static' } });
  await expect(footer(page)).not.toBeInViewport();
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 5_000);
  await expect(footer(page)).toBeInViewport();
  await expect(toolbar(page)).not.toBeInViewport();

  await openWith(page, { toolbar: { display: false }, footer: { display: false } });
  await expect(toolbar(page)).toBeHidden();
  await expect(footer(page)).toBeHidden();
  await menu(page).getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await expect(menu(page)).toBeVisible();
});

test('the folded bar opens over the content while the pointer or the focus is in it [S6-01, S6-07]', async ({
  open,
}) => {
  const page = await open('admin');
  await openWith(page, { navbar: { style: 'style-2' } });
  const name = menu(page).getByText('経費確認');
  await expect.poll(() => widthOf(menu(page))).toBe(63);
  await expect(name).toBeHidden();
  await expectAccessible(page, 'the folded bar');
  const before = await leftOf(content(page));

  await menu(page).hover();
  await expect.poll(() => widthOf(menu(page))).toBe(280);
  await expect(name).toBeVisible();
  expect(await leftOf(content(page))).toBe(before);
  await content(page).hover();
  await expect(name).toBeHidden();

  await page.getByRole('link', { name: '本文へ移動' }).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
});

test('tabs open their panel over the content, and beside it where it is pinned [S6-01]', async ({ open }) => {
  const page = await open('admin');
  for (const [style, column] of [
    ['style-3', 120],
    ['style-3-dense', 64],
  ] as const) {
    await openWith(page, { navbar: { style } });
    await expect.poll(() => widthOf(menu(page))).toBe(column - 1);
    const before = await leftOf(content(page));
    await menu(page).getByRole('button', { name: '承認・確認' }).click();
    const panel = page.getByRole('region', { name: '承認・確認' });
    expect(await widthOf(panel)).toBe(280);
    expect(await leftOf(content(page))).toBe(before);
    await expectAccessible(page, `the panel of ${style}`);

    await openWith(page, { navbar: { style, folded: false } });
    await expect.poll(() => widthOf(menu(page))).toBe(column + 280 - 1);
    await expect.poll(() => leftOf(toolbar(page))).toBe(column + 280);
  }
});

test('a dense tab shows its name on the far side of the rail 150 ms after the pointer has come [S6-01, S6-07]', async ({
  open,
}) => {
  const page = await open('admin');
  await openWith(page, { navbar: { style: 'style-3-dense' } });
  await menu(page).getByRole('button', { name: '申請' }).hover();
  const name = page.getByRole('tooltip', { name: '申請' });
  await expect(name).toBeVisible();
  expect(await leftOf(name)).toBeGreaterThanOrEqual(64);
});

test('the bar can stand on the right, with its button on that side of the toolbar [S6-02]', async ({ open }) => {
  const page = await open('admin');
  await openWith(page, { navbar: { position: 'right' } });
  await expect.poll(() => leftOf(menu(page))).toBe(1440 - 280 + 1);
  expect(await leftOf(content(page))).toBe(0);
  await menu(page).getByRole('button', { name: 'メニューを閉じる' }).click();
  const button = toolbar(page).getByRole('button', { name: 'メニューを開く' });
  expect(await leftOf(button)).toBeGreaterThan(1440 - 80);
});

test('the frame is a box, the content a column, or both as wide as the window [S6-02]', async ({ open }) => {
  const page = await open('admin', { widthPx: 1800 });
  await openWith(page, { mode: 'boxed', containerWidth: 1000 });
  expect([await leftOf(menu(page)), await leftOf(toolbar(page))]).toEqual([400, 680]);
  expect(await widthOf(toolbar(page))).toBe(720);
  await openWith(page, { mode: 'container', containerWidth: 1000 });
  expect([await widthOf(toolbar(page)), await widthOf(content(page))]).toEqual([1520, 1000]);
  await openWith(page, { mode: 'fullwidth', containerWidth: 1000 });
  expect([await widthOf(toolbar(page)), await widthOf(content(page))]).toEqual([1520, 1520]);
});

/** Draws one finger over the page, slowly enough to be no fling. */
async function swipe(page: Page, fromX: number, toX: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', fromX);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', fromX + ((toX - fromX) * step) / 10);
  await touch('touchEnd', toX);
}

test('the drawer is swiped shut to its edge, and never swiped open [S6-08]', async ({ open }) => {
  const page = await open('staff', { widthPx: PHONE_PX });
  await page.goto(INFORMATION);
  await swipe(page, 2, 300, 400);
  await expect(menu(page)).toBeHidden();
  await page.getByRole('navigation', { name: '主な画面' }).getByRole('button', { name: 'メニュー' }).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => leftOf(menu(page))).toBe(0);
  await swipe(page, 250, 5, 600);
  await expect(menu(page)).toBeHidden();
});

test('a phone has a bar of places instead of the footer, whose facts stand in the drawer [S6-04]', async ({ open }) => {
  const page = await open('admin', { widthPx: PHONE_PX });
  await page.goto(INFORMATION);
  const places = page.getByRole('navigation', { name: '主な画面' });
  await expect(places.getByRole('link')).toHaveText(['ホーム', '申請', /^承認/]);
  await expect(footer(page)).toBeHidden();
  await places.getByRole('link', { name: '承認' }).click();
  await expect(page).toHaveURL(/\/apps\/travelExpensesAdminView\/\d{6}$/);
  await expect(places.getByRole('link', { name: '承認' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('button', { name: 'メニュー' }).click();
  const drawer = page.getByRole('dialog', { name: 'メニュー' });
  await expect(drawer.getByText(/^© \d{4} 株式会社まどぐち商事$/)).toBeVisible();
  await expect(drawer.getByText(/^バージョン/)).toBeVisible();
  await expectAccessible(page, 'the drawer of a phone');
});

test('the size of text is kept with the account, and at 130 % nothing scrolls sideways on a phone [S6-05]', async ({
  open,
}) => {
  const page = await open('user');
  await page.goto(INFORMATION);
  const root = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await toolbar(page).getByRole('button', { name: '文字サイズ' }).click();
  const slider = page.getByRole('slider', { name: '文字サイズ' });
  await expect(slider).toBeFocused();
  for (const size of ['17.6px', '19.2px', '20.8px']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(root).toBe(size);
  }
  await expectAccessible(page, 'the size of text');
  await expect
    .poll(async () => (await (await page.request.get('/api/preferences')).json()).preferences['font-size'].value)
    .toBe(130);

  const phone = await open('user', { widthPx: PHONE_PX });
  for (const path of [INFORMATION, '/pages/errors/error-404']) {
    await phone.goto(path);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await phone.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
    await expectNothingSideways(phone);
  }
  await forget(page, 'font-size', 100);
});

test('a screen chosen with the star stands in the toolbar, also after a reload', async ({ open }) => {
  const page = await open('staff');
  await page.goto(INFORMATION);
  await toolbar(page).getByRole('button', { name: 'よく使う画面' }).click();
  const panel = page.getByRole('dialog', { name: 'よく使う画面' });
  await expectAccessible(page, 'the screens one opens often');
  await panel.getByLabel('画面を検索').fill('ない画面');
  await expect(panel.getByText('一致する画面はありません。')).toBeVisible();
  await panel.getByLabel('画面を検索').fill('旅費');
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"shortcuts"') ?? false);
  await panel.getByRole('button', { name: '交通費・旅費精算をよく使う画面に追加' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  const chosen = page.getByRole('navigation', { name: 'よく使う画面' });
  await chosen.getByRole('link', { name: '交通費・旅費精算' }).click();
  await expect(page).toHaveURL(/\/apps\/travelExpensesRequest\/\d{6}$/);
  await forget(page, 'shortcuts', []);
});

test('the user menu names the person and the role, and offers a guest both ways in [S6-03]', async ({ open }) => {
  const page = await open('admin');
  await page.getByRole('button', { name: '山本 由美子のメニュー' }).click();
  const opened = page.getByRole('menu');
  await expect(opened).toContainText('admin@madoguchi.example');
  await expect(opened).toContainText('管理者');
  await expect(opened.getByRole('menuitem')).toHaveText(['ログアウト']);

  const guest = await open('guest');
  await guest.getByRole('button', { name: 'ゲストのメニュー' }).click();
  await expect(guest.getByRole('menuitem')).toHaveText(['ログイン', 'アカウント登録']);
  await guest.getByRole('menuitem', { name: 'アカウント登録' }).click();
  await expect(guest).toHaveURL('/login');
  await expect(guest.getByText(/アカウントは会社だけが発行します/)).toBeVisible();
});

test('on paper there is no frame, and what is dark on screen is white', async ({ open }) => {
  const page = await open('admin', { scheme: 'dark' });
  await page.goto(INFORMATION);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [menu(page), toolbar(page), footer(page)]) await expect(part).toBeHidden();
  await expect(page.getByText(/印刷：山本 由美子/)).toBeVisible();
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  const ground = await page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
});

test('nothing of the frame moves when the session, the menu and its numbers have come', async ({ open }) => {
  const page = await open('admin');
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        for (const { node } of entry.sources) {
          const place = node instanceof Element ? node : node?.parentElement;
          if (place?.closest('nav, header, footer')) moved.push(place.outerHTML.slice(0, 120));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/pages/errors/error-404');
  await expect(menu(page).getByRole('img', { name: /件$/ })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});
