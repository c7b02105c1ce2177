import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import type { PreferenceName } from '@madoguchi/contract/preferences/model.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const INFORMATION = '/apps/dashboards/project';
type Layout = NonNullable<NonNullable<FrameChoice['layout']>['config']>;

/** Opens the information page with settings that last as long as the page. */
export async function openWith(page: Page, config: Layout): Promise<void> {
  await page.goto(`${INFORMATION}?defaultSettings=${encodeURIComponent(JSON.stringify({ layout: { config } }))}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Chooses for the account of the page. Whoever does gives it back at the end: other journeys expect it unmade. */
export async function keepChoice(page: Page, name: PreferenceName, value: unknown): Promise<void> {
  const { preferences } = await (await page.request.get('/api/preferences')).json();
  const answer = await page.request.post('/api/preferences', {
    headers: { origin: new URL(page.url()).origin },
    data: { name, value, version: preferences[name].version },
  });
  expect(answer.status()).toBe(200);
}

export const menu = (page: Page) => page.getByRole('navigation', { name: 'メニュー', exact: true });
export const toolbar = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const content = (page: Page) => page.getByRole('main');

/** Where a part stands in the window, CSS pixels. Throws where it is not shown. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not shown');
  return box;
}
export const widthOf = async (part: Locator) => Math.round((await boxOf(part)).width);
export const leftOf = async (part: Locator) => Math.round((await boxOf(part)).x);
