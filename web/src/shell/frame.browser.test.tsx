import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import { INITIAL_VALUES } from '@madoguchi/contract/preferences/initial-values.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../test/browser/axe.ts';
import { openPortal, startPortalServer } from '../../test/browser/open-portal.tsx';
import { show, texts } from '../../test/browser/show.ts';
import { emptyScreens } from '../../test/empty-screens.tsx';
import { ADMIN_SESSION } from '../../test/sessions.ts';
import { ThemeGround } from '../kit/theme/ThemeGround.tsx';
import { sessionState } from '../platform/identity/session-state.ts';
import { showLanguage } from '../platform/language.ts';
import { preferenceValues } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useFontSize } from './toolbar/text-size/font-size.ts';

type Layout = NonNullable<NonNullable<FrameChoice['layout']>['config']>;

/** A page that asks the server for nothing, and is higher than a low window. */
const PAGE = '/pages/errors/error-404';
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const PHONE_PX = 390;

const menu = page.getByRole('navigation', { name: 'メニュー', exact: true });
const toolbar = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const content = page.getByRole('main');

const boxOf = (part: Locator) => part.element().getBoundingClientRect();
const widthOf = (part: Locator) => Math.round(boxOf(part).width);
const leftOf = (part: Locator) => Math.round(boxOf(part).x);

beforeEach(() => void startPortalServer(ADMIN_SESSION));

/** Opens the page with settings that last as long as it. */
async function openWith(config: Layout): Promise<void> {
  await openPortal(PAGE, { layout: { config } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The menu is filled once the page is idle.
  if (window.innerWidth > 1200) await expect.element(menu.getByRole('link').first()).toBeInTheDocument();
}

test('the bar beside the content is as high as the window, stays while the page scrolls, and slides out fully (L3, N1) [S6-01, S6-08]', async () => {
  await page.viewport(1280, 500);
  await openWith({});
  expect(widthOf(menu)).toBe(280);
  window.scrollBy(0, 200);
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  expect([boxOf(menu).y, boxOf(menu).height]).toEqual([0, 500]);
  expect(boxOf(toolbar).y).toBe(0);
  expect(Math.round(boxOf(footer).bottom)).toBe(500);

  await menu.getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(() => leftOf(toolbar)).toBe(0);
  await toolbar.getByRole('button', { name: 'メニューを開く' }).click();
  await expect.element(menu).toBeVisible();
  await expect.poll(() => leftOf(menu)).toBe(0);
});

test('a menu higher than the window scrolls on its own; the page stays where it is (N1) [S6-01]', async () => {
  await page.viewport(1280, 300);
  await openWith({});
  const last = menu.getByRole('link').last();
  await expect.element(last).not.toBeInViewport();
  await commands.wheelAt({ x: 140, y: 200 }, 2_000);
  await expect.element(last).toBeInViewport();
  expect(window.scrollY).toBe(0);
});

test('static bars scroll away with the page, and hidden ones leave a button that opens the menu (L3, N5b) [S6-02]', async () => {
  await page.viewport(1280, 500);
  await openWith({ toolbar: { style: 'static' }, footer: { style: 'static' } });
  await expect.element(footer).not.toBeInViewport();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(footer).toBeInViewport();
  await expect.element(toolbar).not.toBeInViewport();

  await openWith({ toolbar: { display: false }, footer: { display: false } });
  await expect.element(toolbar).not.toBeInTheDocument();
  await expect.element(footer).not.toBeInTheDocument();
  await menu.getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await expect.element(menu).toBeVisible();
});

test('the folded bar opens over the content while the pointer or the focus is in it (N3, N8) [S6-01, S6-07]', async () => {
  await openWith({ navbar: { style: 'style-2' } });
  // The pointer may lie where the test before has left it.
  await content.hover();
  const name = menu.getByText('経費確認');
  await expect.poll(() => widthOf(menu)).toBe(63);
  await expect.element(name).not.toBeVisible();
  const heading = menu.getByRole('heading', { name: '承認・確認' });
  const ink = () => getComputedStyle(heading.element()).color;
  expect(ink()).toBe(TRANSPARENT);
  await expectAccessible('the folded bar');
  const before = leftOf(content);

  await menu.hover();
  await expect.poll(() => widthOf(menu)).toBe(280);
  await expect.element(name).toBeVisible();
  expect(ink()).not.toBe(TRANSPARENT);
  expect(leftOf(content)).toBe(before);
  await content.hover();
  await expect.element(name).not.toBeVisible();

  (page.getByRole('link', { name: '本文へ移動' }).element() as HTMLElement).focus();
  await commands.press('Tab');
  await expect.element(name).toBeVisible();
  await commands.press('Escape');
  await expect.element(name).not.toBeVisible();
});

test('tabs open their panel over the content, and beside it where it is pinned (N4, N5) [S6-01]', async () => {
  for (const [style, column] of [
    ['style-3', 120],
    ['style-3-dense', 64],
  ] as const) {
    await openWith({ navbar: { style } });
    await expect.poll(() => widthOf(menu)).toBe(column - 1);
    const before = leftOf(content);
    await menu.getByRole('button', { name: '承認・確認' }).click();
    const panel = page.getByRole('region', { name: '承認・確認' });
    await expect.poll(() => widthOf(panel)).toBe(280);
    expect(leftOf(content)).toBe(before);
    await expectAccessible(`the panel of ${style}`);

    await openWith({ navbar: { style, folded: false } });
    await expect.poll(() => widthOf(menu)).toBe(column + 280 - 1);
    await expect.poll(() => leftOf(toolbar)).toBe(column + 280);
  }
});

test('a dense tab shows its name on the far side of the rail 150 ms after the pointer has come (N8) [S6-01, S6-07]', async () => {
  await openWith({ navbar: { style: 'style-3-dense' } });
  await menu.getByRole('button', { name: '申請' }).hover();
  const name = page.getByRole('tooltip', { name: '申請' });
  await expect.element(name).toBeVisible();
  expect(leftOf(name)).toBeGreaterThanOrEqual(64);
});

test('the bar can stand on the right, with its button on that side of the toolbar (L4) [S6-02]', async () => {
  await openWith({ navbar: { position: 'right' } });
  await expect.poll(() => leftOf(menu)).toBe(1440 - 280 + 1);
  expect(leftOf(content)).toBe(0);
  await menu.getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect.poll(() => leftOf(toolbar.getByRole('button', { name: 'メニューを開く' }))).toBeGreaterThan(1440 - 80);
});

test('the frame is a box, the content a column, or both as wide as the window (L2) [S6-02]', async () => {
  await page.viewport(1800, 900);
  await openWith({ mode: 'boxed', containerWidth: 1000 });
  expect([leftOf(menu), leftOf(toolbar)]).toEqual([400, 680]);
  expect(widthOf(toolbar)).toBe(720);
  const alone = { rightSidePanel: { display: false } };
  await openWith({ mode: 'container', containerWidth: 1000, ...alone });
  expect([widthOf(toolbar), widthOf(content)]).toEqual([1520, 1000]);
  await openWith({ mode: 'fullwidth', containerWidth: 1000, ...alone });
  expect([widthOf(toolbar), widthOf(content)]).toEqual([1520, 1520]);
});

test('on paper there is no frame, and what is dark on screen is white', async () => {
  await commands.emulate({ scheme: 'dark' });
  await openWith({});
  await commands.emulate({ scheme: 'dark', media: 'print' });
  for (const part of [menu, toolbar, footer]) await expect.element(part).not.toBeInTheDocument();
  await expect.element(page.getByText(/印刷：山田 太郎/)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 }).element();
  expect(getComputedStyle(heading).color).toBe('rgb(0, 0, 0)');
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
});

async function openOnPhone(config: Layout = {}): Promise<void> {
  await page.viewport(PHONE_PX, 844);
  await commands.emulate({ hasTouch: true });
  await openWith(config);
}

const places = page.getByRole('navigation', { name: '主な画面' });
const swipe = (fromX: number, toX: number, y: number) =>
  commands.drawFinger(Array.from({ length: 11 }, (_, step) => ({ x: fromX + ((toX - fromX) * step) / 10, y })));

test('the drawer is swiped shut to its edge, and never swiped open (N2) [S6-08]', async () => {
  await openOnPhone();
  // The browser takes a finger from the edge for the way back: it leads to a page of the portal.
  window.history.pushState(null, '', PAGE);
  await expect.element(places.getByRole('button', { name: 'メニュー' })).toBeVisible();
  await swipe(2, 300, 400);
  await expect.element(menu).not.toBeInTheDocument();
  await places.getByRole('button', { name: 'メニュー' }).click();
  await expect.element(menu).toBeVisible();
  await expect.poll(() => leftOf(menu)).toBe(0);
  await swipe(250, 5, 600);
  await expect.element(menu).not.toBeInTheDocument();
});

test('the drawer comes from the side on which the menu stands (L4) [S6-02]', async () => {
  await openOnPhone({ navbar: { position: 'right' } });
  await places.getByRole('button', { name: 'メニュー' }).click();
  await expect.poll(() => leftOf(menu)).toBe(PHONE_PX - 280);
});

test('a phone has a bar of places instead of the footer, whose facts stand in the drawer [S6-04]', async () => {
  await openOnPhone();
  await expect.poll(() => texts(places.getByRole('link'))).toEqual(['ホーム', '申請', expect.stringMatching(/^承認/)]);
  await expect.element(footer).not.toBeInTheDocument();
  const href = places.getByRole('link', { name: '承認' }).element().getAttribute('href');
  expect(href).toBe('/apps/approvals');
  await places.getByRole('button', { name: 'メニュー' }).click();
  const drawer = page.getByRole('dialog', { name: 'メニュー' });
  await expect.element(drawer.getByText(/^© \d{4} 株式会社まどぐち商事$/)).toBeVisible();
  await expect.element(drawer.getByText(/^バージョン/)).toBeVisible();
  await expectAccessible('the drawer of a phone');
});

for (const [widthPx, heightPx] of [
  [1440, 900],
  [PHONE_PX, 844],
] as const) {
  test(`the bar of a long form stands clear of the frame at ${widthPx} px [B0-11]`, async () => {
    await page.viewport(widthPx, heightPx);
    await openPortal('/apps/maintenance/announcement/new');
    const save = page.getByRole('button', { name: '下書き保存' });
    await expect.element(save).toBeVisible();
    const isOnTop = () => {
      const { left, top, width, height } = save.element().getBoundingClientRect();
      const points = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return points.every((hit) => hit !== null && save.element().contains(hit));
    };
    await expect.poll(isOnTop).toBe(true);
  });
}

function ToolbarAlone() {
  useFontSize();
  return <Toolbar isFilled />;
}

for (const language of ['ja', 'en'] as const) {
  test(`the bar of a phone names each screen in full at the largest text, sample or not: ${language} [S6-03, S6-05]`, async () => {
    await page.viewport(PHONE_PX, 844);
    // The room of a line is that of its first face.
    document.fonts.add(await new FontFace('Inter var', `url(${interUrl})`, { weight: '100 900' }).load());
    showLanguage(language);
    sessionState.set({ phase: 'known', session: ADMIN_SESSION });
    preferenceValues.set({ ...INITIAL_VALUES, 'font-size': 130 });
    const router = emptyScreens(ToolbarAlone, PAGE);
    await router.load();
    show(
      <ThemeGround>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </ThemeGround>,
    );
    await expect
      .element(toolbar.getByRole('button', { name: language === 'ja' ? 'サンプル' : 'Sample' }))
      .toBeVisible();
    const screens = SCREENS.filter((screen: Screen) => (screen.menu?.shownTo ?? screen.access) === 'admin');
    for (const { path } of screens) {
      await router.navigate({ to: path.replaceAll(/:\w+/g, '202610') } as never);
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = page
        .css('header span[aria-current=page]')
        .element();
      expect([path, scrollHeight - clientHeight, scrollWidth - clientWidth]).toEqual([path, 0, 0]);
    }
    expect(getComputedStyle(document.documentElement).fontSize).toBe('20.8px');
    preferenceValues.set(INITIAL_VALUES);
  });
}
