import { expectAccessible } from './axe.ts';
import { boxOf, content, footer, INFORMATION, leftOf, menu, openWith, toolbar, widthOf } from './frame-page.ts';
import { expect, test } from './journey.ts';

/** As the browser writes it. */
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('the bar beside the content is as high as the window, stays while the page scrolls, and slides out fully (L3, N1) [S6-01, S6-08]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.setViewportSize({ width: 1280, height: 500 });
  await openWith(page, {});
  expect(await widthOf(menu(page))).toBe(280);
  await page.evaluate(() => window.scrollBy(0, 200));
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

test('a menu higher than the window scrolls on its own; the page stays where it is (N1) [S6-01]', async ({ open }) => {
  const page = await open('admin');
  await page.setViewportSize({ width: 1280, height: 300 });
  await openWith(page, {});
  const last = menu(page).getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await menu(page).hover({ position: { x: 140, y: 200 } });
  await page.mouse.wheel(0, 2_000);
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('static bars scroll away with the page, and hidden ones leave a button that opens the menu (L3, N5b) [S6-02]', async ({
  open,
}) => {
  const page = await open('admin');
  await page.setViewportSize({ width: 1280, height: 500 });
  await openWith(page, { toolbar: { style: 'static' }, footer: { style: 'static' } });
  await expect(footer(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
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

test('the folded bar opens over the content while the pointer or the focus is in it (N3, N8) [S6-01, S6-07]', async ({
  open,
}) => {
  const page = await open('admin');
  await openWith(page, { navbar: { style: 'style-2' } });
  const name = menu(page).getByText('経費確認');
  await expect.poll(() => widthOf(menu(page))).toBe(63);
  await expect(name).toBeHidden();
  const heading = menu(page).getByRole('heading', { name: '承認・確認' });
  await expect(heading).toHaveCSS('color', TRANSPARENT);
  await expectAccessible(page, 'the folded bar');
  const before = await leftOf(content(page));

  await menu(page).hover();
  await expect.poll(() => widthOf(menu(page))).toBe(280);
  await expect(name).toBeVisible();
  await expect(heading).not.toHaveCSS('color', TRANSPARENT);
  expect(await leftOf(content(page))).toBe(before);
  await content(page).hover();
  await expect(name).toBeHidden();

  await page.getByRole('link', { name: '本文へ移動' }).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
});

test('tabs open their panel over the content, and beside it where it is pinned (N4, N5) [S6-01]', async ({ open }) => {
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

test('a dense tab shows its name on the far side of the rail 150 ms after the pointer has come (N8) [S6-01, S6-07]', async ({
  open,
}) => {
  const page = await open('admin');
  await openWith(page, { navbar: { style: 'style-3-dense' } });
  await menu(page).getByRole('button', { name: '申請' }).hover();
  const name = page.getByRole('tooltip', { name: '申請' });
  await expect(name).toBeVisible();
  expect(await leftOf(name)).toBeGreaterThanOrEqual(64);
});

test('the bar can stand on the right, with its button on that side of the toolbar (L4) [S6-02]', async ({ open }) => {
  const page = await open('admin');
  await openWith(page, { navbar: { position: 'right' } });
  await expect.poll(() => leftOf(menu(page))).toBe(1440 - 280 + 1);
  expect(await leftOf(content(page))).toBe(0);
  await menu(page).getByRole('button', { name: 'メニューを閉じる' }).click();
  const button = toolbar(page).getByRole('button', { name: 'メニューを開く' });
  expect(await leftOf(button)).toBeGreaterThan(1440 - 80);
});

test('the frame is a box, the content a column, or both as wide as the window (L2) [S6-02]', async ({ open }) => {
  const page = await open('admin', { widthPx: 1800 });
  await openWith(page, { mode: 'boxed', containerWidth: 1000 });
  expect([await leftOf(menu(page)), await leftOf(toolbar(page))]).toEqual([400, 680]);
  expect(await widthOf(toolbar(page))).toBe(720);
  await openWith(page, { mode: 'container', containerWidth: 1000 });
  expect([await widthOf(toolbar(page)), await widthOf(content(page))]).toEqual([1520, 1000]);
  await openWith(page, { mode: 'fullwidth', containerWidth: 1000 });
  expect([await widthOf(toolbar(page)), await widthOf(content(page))]).toEqual([1520, 1520]);
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
  await expect(menu(page).getByRole('img', { name: /件$/ })).toHaveCount(2);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});
