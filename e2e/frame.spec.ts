// State of the frame kept in the account, in the browser and in the page as the server wrote it; all else of it is proved over a
// server that stands in the page (`web/src/shell/*.browser.test.tsx`).
import type { Page } from '@playwright/test';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';
import { keepChoice } from './keep-choice.ts';

const INFORMATION = '/apps/dashboards/project';

/** Grounds of schemes, as the browser writes them. */
const GROUND = { default: 'rgb(242, 245, 248)', light3: 'rgb(237, 246, 249)', dark6: 'rgb(27, 20, 16)' } as const;

const groundOf = (page: Page, part: 'html' | 'body') =>
  page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectGround(page: Page, ground: string): Promise<void> {
  await expect.poll(() => groundOf(page, 'body')).toBe(ground);
  await expect.poll(() => groundOf(page, 'html')).toBe(ground);
}

async function chooseScheme(page: Page, name: string) {
  await page.getByRole('button', { name: '配色', exact: true }).click();
  const scheme = page.getByRole('dialog', { name: '配色' }).getByRole('button', { name, exact: true });
  await scheme.click();
  return scheme;
}

/** Opens the page while its scripts wait, and answers the ground that is painted till then. */
async function firstGround(page: Page, path: string): Promise<string> {
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.splash').waitFor();
  const ground = await groundOf(page, 'html');
  letScriptsCome();
  await page.getByRole('main').waitFor();
  await page.unroute('**/assets/*.js');
  return ground;
}

test('a chosen scheme is kept with the account: after a reload from the first frame on, in another browser, and not past the sign-out (P4) [S6-09, S6-10, S4-06]', async ({
  open,
}) => {
  const page = await open('user', { at: INFORMATION, ownSession: true });
  await expectGround(page, GROUND.default);
  const scheme = await chooseScheme(page, '柿・夜');
  await expectGround(page, GROUND.dark6);
  await expect(page.getByText('表示設定を保存しました。')).toBeVisible();
  await expect(scheme).toHaveAttribute('aria-pressed', 'true');

  expect(await firstGround(page, INFORMATION)).toBe(GROUND.dark6);
  await expectGround(page, GROUND.dark6);
  const other = await open('user', { at: INFORMATION });
  await expectGround(other, GROUND.dark6);
  await keepChoice(other, 'frame', {});
  await page.goto('/logout');
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect(page).toHaveURL('/login');
  await expectGround(page, GROUND.default);
});

test('a guest’s scheme stays in their browser and goes no further; the address may ask for one, and what it asks in vain is one warning (P4, L10) [S6-09, S6-10]', async ({
  open,
}) => {
  const page = await open('guest', { at: INFORMATION });
  await chooseScheme(page, '浅葱');
  await expectGround(page, GROUND.light3);
  expect(await firstGround(page, INFORMATION)).toBe(GROUND.light3);
  const other = await open('guest', { at: INFORMATION });
  await expectGround(other, GROUND.default);

  const warnings: string[] = [];
  other.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const asking = (settings: object) => `${INFORMATION}?defaultSettings=${encodeURIComponent(JSON.stringify(settings))}`;
  expect(await firstGround(other, asking({ theme: { main: 'dark6' } }))).toBe(GROUND.dark6);
  await expectGround(other, GROUND.dark6);
  expect(warnings).toEqual([]);
  await other.goto(asking({ theme: { main: 'nobody knows it', side: 'dark6' }, admin: true }));
  await expectGround(other, GROUND.default);
  expect(warnings).toEqual([expect.stringContaining('theme.side, admin')]);
});

test('the size of text is kept with the account, and at 130 % nothing scrolls sideways on a phone (P5) [S6-05]', async ({
  open,
}) => {
  const page = await open('user', { at: INFORMATION, widthPx: PHONE_PX });
  await keepChoice(page, 'font-size', 130);
  for (const path of [INFORMATION, '/pages/errors/error-404']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await keepChoice(page, 'font-size', 100);
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
  await expect(
    page.getByRole('navigation', { name: 'メニュー', exact: true }).getByRole('img', { name: /件$/ }),
  ).toHaveCount(2);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});
