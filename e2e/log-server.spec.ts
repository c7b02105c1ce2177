import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';
import { unfold } from './unfold.ts';

type Health = OutputOf<typeof showHealth>;
type Standing = Health['logServer'];

const INFORMATION = '/apps/dashboards/project';
const SHIPPING: Standing = { state: 'shipping', waiting: 0, oldestSeconds: null };
const NONE: Standing = { state: 'none', waiting: 3, oldestSeconds: 9 };
const BEHIND: Standing = { state: 'behind', waiting: 1_234, oldestSeconds: 80 };

/** From now on the portal's health tells the log server to stand so. What the server itself finds out, its own tests show. */
async function tell(page: Page, logServer: Standing): Promise<void> {
  await page.unroute(`**${showHealth.path}`);
  await page.route(`**${showHealth.path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as Health), logServer } });
  });
}

/** The page looks again each minute. Before it is opened its clock has to be ours: `page.clock.install`. */
const aMinuteLater = (page: Page) => page.clock.fastForward('01:01');

const band = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('system people are told on every page that no log server is set, and what to do, until one is [S1-01] [B0-09]', async ({
  open,
}) => {
  const page = await open('system', { widthPx: PHONE_PX });
  await page.clock.install();
  await tell(page, NONE);
  await page.goto(INFORMATION);
  const said = band(page, '監査証跡の専用サーバーが設定されていません。');
  await expect(said).toContainText('LOG_SERVER_URLに専用サーバーを指定してください。');
  await unfold(page);
  await expectAccessible(page, 'a page without a log server');
  await page.goto('/apps/audit-trail');
  await expect(said).toBeVisible();
  await unfold(page);
  await expectAccessible(page, 'the audit trail without a log server');
  await tell(page, SHIPPING);
  await aMinuteLater(page);
  await expect(said).toBeHidden();
});

test('a log server out of reach is told with how much waits for it, and the band goes when it is back [S1-01] [B0-09]', async ({
  open,
}) => {
  const page = await open('system', { language: 'en', scheme: 'dark' });
  await page.clock.install();
  await tell(page, BEHIND);
  await page.goto(INFORMATION);
  const said = band(page, /does not reach the dedicated server \(waiting: 1,?234\)/);
  await expect(said).toContainText('Check the server and the way to it.');
  await expectAccessible(page, 'a page whose log server is out of reach');
  await tell(page, SHIPPING);
  await aMinuteLater(page);
  await expect(said).toBeHidden();
});

test('nobody else is troubled with it [S1-01]', async ({ open }) => {
  const page = await open('admin');
  await tell(page, NONE);
  await page.goto(INFORMATION);
  await expect(page.getByRole('heading', { level: 1, name: 'インフォメーション' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(band(page, '専用サーバー')).toHaveCount(0);
});
