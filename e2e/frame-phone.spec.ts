import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { footer, INFORMATION, keepChoice, leftOf, menu, openWith } from './frame-page.ts';
import { expect, test } from './journey.ts';
import { openScreen, WALK } from './walk.ts';

/** Draws one finger over the page, slowly enough to be no fling. */
async function swipe(page: Page, fromX: number, toX: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', fromX);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', fromX + ((toX - fromX) * step) / 10);
  await touch('touchEnd', toX);
}

test('the drawer is swiped shut to its edge, and never swiped open (N2) [S6-08]', async ({ open }) => {
  const page = await open('staff', { widthPx: PHONE_PX });
  // The browser takes a finger from the edge for the way back: it leads to a page of the portal.
  await page.goto('/pages/faq');
  await page.goto(INFORMATION);
  await swipe(page, 2, 300, 400);
  await expect(menu(page)).toBeHidden();
  await page.getByRole('navigation', { name: '主な画面' }).getByRole('button', { name: 'メニュー' }).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => leftOf(menu(page))).toBe(0);
  await swipe(page, 250, 5, 600);
  await expect(menu(page)).toBeHidden();
});

test('the drawer comes from the side on which the menu stands (L4) [S6-02]', async ({ open }) => {
  const page = await open('staff', { widthPx: PHONE_PX });
  await openWith(page, { navbar: { position: 'right' } });
  await page.getByRole('navigation', { name: '主な画面' }).getByRole('button', { name: 'メニュー' }).click();
  await expect.poll(() => leftOf(menu(page))).toBe(PHONE_PX - 280);
});

test('a phone has a bar of places instead of the footer, whose facts stand in the drawer [S6-04]', async ({ open }) => {
  const page = await open('admin', { widthPx: PHONE_PX });
  await page.goto(INFORMATION);
  const places = page.getByRole('navigation', { name: '主な画面' });
  await expect(places.getByRole('link')).toHaveText(['ホーム', '申請', /^承認/]);
  await expect(footer(page)).toBeHidden();
  await places.getByRole('link', { name: '承認' }).click();
  await expect(page).toHaveURL('/apps/approvals');
  await expect(places.getByRole('link', { name: '承認' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('button', { name: 'メニュー' }).click();
  const drawer = page.getByRole('dialog', { name: 'メニュー' });
  await expect(drawer.getByText(/^© \d{4} 株式会社まどぐち商事$/)).toBeVisible();
  await expect(drawer.getByText(/^バージョン/)).toBeVisible();
  await expectAccessible(page, 'the drawer of a phone');
});

for (const language of ['ja', 'en'] as const) {
  test(`the bar of a phone names each screen in full at the largest text, sample or not: ${language} [S6-03, S6-05]`, async ({
    open,
  }) => {
    const page = await open('admin', { widthPx: PHONE_PX, language });
    await keepChoice(page, 'font-size', 130);
    for (const screen of WALK.filter(({ who }) => who === 'admin')) {
      await openScreen(page, screen);
      const here = page.getByRole('banner').locator('span[aria-current=page]');
      const cut = await here.evaluate((name) => ({
        size: getComputedStyle(document.documentElement).fontSize,
        down: name.scrollHeight - name.clientHeight,
        aside: name.scrollWidth - name.clientWidth,
      }));
      expect.soft(cut, screen.id).toEqual({ size: '20.8px', down: 0, aside: 0 });
    }
    await expect(
      page.getByRole('banner').getByRole('button', { name: language === 'ja' ? 'サンプル' : 'Sample' }),
    ).toBeVisible();
    await keepChoice(page, 'font-size', 100);
  });
}
