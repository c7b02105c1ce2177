import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';

const INFORMATION = '/apps/dashboards/project';

/** Grounds of schemes, as the browser writes them. */
const GROUND = {
  default: 'rgb(242, 245, 248)',
  defaultDark: 'rgb(18, 22, 28)',
  light3: 'rgb(237, 246, 249)',
  dark6: 'rgb(27, 20, 16)',
} as const;

const groundOf = (page: Page, part: 'html' | 'body') =>
  page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectGround(page: Page, ground: string): Promise<void> {
  await expect.poll(() => groundOf(page, 'body')).toBe(ground);
  await expect.poll(() => groundOf(page, 'html')).toBe(ground);
}

/** The colour of the text on an area's ground, and that ground. */
const areaOf = (page: Page, area: string) =>
  page
    .locator(`[data-area=${area}]`)
    .first()
    .evaluate((element) => {
      const { backgroundColor, colorScheme } = getComputedStyle(element);
      return { backgroundColor, colorScheme };
    });

async function openSheet(page: Page, name: '表示設定' | '配色' | 'Display settings' | 'Colour scheme') {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('button').nth(1)).toBeVisible();
  return sheet;
}

/** The choice belongs to the account: other journeys expect it unmade. */
async function forgetSettings(page: Page): Promise<void> {
  const { preferences } = await (await page.request.get('/api/preferences')).json();
  const answer = await page.request.post('/api/preferences', {
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'frame', value: {}, version: preferences.frame.version },
  });
  expect(answer.status()).toBe(200);
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

test('a chosen scheme is kept with the account: after a reload from the first frame on, and in another browser (P4) [S6-09, S6-10]', async ({
  open,
}) => {
  const page = await open('user');
  await page.goto(INFORMATION);
  await expectGround(page, GROUND.default);
  const sheet = await openSheet(page, '配色');
  await sheet.getByRole('button', { name: '柿・夜' }).click();
  await expectGround(page, GROUND.dark6);
  await expect(page.getByText('表示設定を保存しました。')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '柿・夜' })).toHaveAttribute('aria-pressed', 'true');

  expect(await firstGround(page, INFORMATION)).toBe(GROUND.dark6);
  await expectGround(page, GROUND.dark6);
  const other = await open('user');
  await other.goto(INFORMATION);
  await expectGround(other, GROUND.dark6);
  await forgetSettings(other);
});

test('at sign-out everything is as at the start again [S6-09, S4-06]', async ({ open }) => {
  const page = await open('user', { at: INFORMATION, ownSession: true });
  await (await openSheet(page, '配色')).getByRole('button', { name: '柿・夜' }).click();
  await expect(page.getByText('表示設定を保存しました。')).toBeVisible();
  await forgetSettings(page);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expectGround(page, GROUND.default);
});

test('a guest’s scheme stays in their browser, and goes no further (P4, fault 3) [S6-09, S6-10]', async ({ open }) => {
  const page = await open('guest');
  await page.goto(INFORMATION);
  await (await openSheet(page, '配色')).getByRole('button', { name: '浅葱', exact: true }).click();
  await expectGround(page, GROUND.light3);
  expect(await firstGround(page, INFORMATION)).toBe(GROUND.light3);
  const other = await open('guest');
  await other.goto(INFORMATION);
  await expectGround(other, GROUND.default);
});

test('settings take effect at once, are there after a reload, and go back to the initial ones with a way to undo that [S6-02, S6-09]', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto(INFORMATION);
  const frame = page.locator('[data-mode]');
  await expect(frame).toHaveAttribute('data-mode', 'container');
  const sheet = await openSheet(page, '表示設定');
  await sheet.getByLabel('枠に収める').check();
  await sheet.getByLabel('フッターを表示する').uncheck();
  await expect(frame).toHaveAttribute('data-mode', 'boxed');
  await expect(frame).toHaveAttribute('data-footer', 'hidden');
  await page.reload();
  await expect(frame).toHaveAttribute('data-mode', 'boxed');
  const again = await openSheet(page, '表示設定');
  await again.getByLabel('幅の上限（px）').fill('12');
  await expect(again.getByText('960〜3840の数値を入力してください。')).toBeVisible();
  await again.getByRole('button', { name: '初期状態に戻す' }).click();
  await expect(frame).toHaveAttribute('data-mode', 'container');
  await expect(page.getByRole('status').getByText('表示設定を初期状態に戻しました。')).toBeVisible();
  await again.getByRole('button', { name: '元に戻す' }).click();
  await expect(frame).toHaveAttribute('data-mode', 'boxed');
});

test('the sheets are found wherever the menu stands [S6-02]', async ({ open }) => {
  const page = await open('guest');
  await page.goto(INFORMATION);
  await (await openSheet(page, '表示設定')).getByLabel('右', { exact: true }).check();
  const menu = page.getByRole('navigation', { name: 'メニュー' });
  await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThan(720);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await (await openSheet(page, '表示設定')).getByLabel('左', { exact: true }).check();
  await expect.poll(async () => (await menu.boundingBox())?.x).toBeLessThan(720);
});

test('a sheet closes by ×, Esc and a press beside it, and leaves the focus where it was (P1) [S6-02]', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto(INFORMATION);
  const button = page.getByRole('button', { name: '表示設定', exact: true });
  const closings = [
    () => page.getByRole('button', { name: '閉じる', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(200, 500),
  ];
  for (const close of closings) {
    const sheet = await openSheet(page, '表示設定');
    await expect.poll(async () => sheet.boundingBox()).toMatchObject({ x: 1440 - 380, y: 0, width: 380 });
    await close();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('each area has its own scheme, and light or dark follows the system until one is chosen (P3) [S6-10]', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto(INFORMATION);
  expect(await areaOf(page, 'navbar')).toEqual({ backgroundColor: 'rgb(48, 49, 51)', colorScheme: 'dark' });
  expect(await areaOf(page, 'toolbar')).toEqual({ backgroundColor: 'rgb(255, 255, 255)', colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, GROUND.defaultDark);
  expect(await areaOf(page, 'toolbar')).toEqual({ backgroundColor: 'rgb(32, 35, 39)', colorScheme: 'dark' });
  const sheet = await openSheet(page, '配色');
  await sheet.getByRole('button', { name: '浅葱', exact: true }).click();
  await expectGround(page, GROUND.light3);
  for (const area of ['navbar', 'toolbar', 'footer']) {
    await expect.poll(async () => (await areaOf(page, area)).colorScheme).toBe('light');
  }
  await sheet.getByRole('button', { name: 'システムの明暗に合わせる' }).click();
  await expectGround(page, GROUND.defaultDark);
});

test('the address may ask for a scheme; what it asks in vain is one warning and no harm (L10) [S6-10]', async ({
  open,
}) => {
  const page = await open('guest');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const asking = (settings: object) => `${INFORMATION}?defaultSettings=${encodeURIComponent(JSON.stringify(settings))}`;
  expect(await firstGround(page, asking({ theme: { main: 'dark6' } }))).toBe(GROUND.dark6);
  await expectGround(page, GROUND.dark6);
  expect(warnings).toEqual([]);
  await page.goto(asking({ theme: { main: 'nobody knows it', side: 'dark6' }, admin: true }));
  await expectGround(page, GROUND.default);
  expect(warnings).toEqual([expect.stringContaining('theme.side, admin')]);
});

for (const view of [
  { language: 'ja', scheme: 'light', names: ['表示設定', '配色'] },
  { language: 'en', scheme: 'dark', names: ['Display settings', 'Colour scheme'] },
] as const) {
  test(`both sheets are accessible: ${view.language}, ${view.scheme} [S6-09, S6-10]`, async ({ open }) => {
    const page = await open('guest', view);
    await page.goto(INFORMATION);
    for (const name of view.names) {
      const sheet = await openSheet(page, name);
      await expectAccessible(page, name);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
  });
}

test('a phone leads to both sheets from its menu [S6-09]', async ({ open }) => {
  const page = await open('guest', { widthPx: 390 });
  await page.goto(INFORMATION);
  await page.getByRole('button', { name: 'メニューを開く' }).first().click();
  await (await openSheet(page, '配色')).getByRole('button', { name: '浅葱', exact: true }).click();
  await expectGround(page, GROUND.light3);
});
