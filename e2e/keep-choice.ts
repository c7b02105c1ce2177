import type { PreferenceName } from '@madoguchi/contract/preferences/model.ts';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Chooses for the account of the page. Whoever does gives it back at the end: other journeys expect it unmade. */
export async function keepChoice(page: Page, name: PreferenceName, value: unknown): Promise<void> {
  const { preferences } = await (await page.request.get('/api/preferences')).json();
  const answer = await page.request.post('/api/preferences', {
    headers: { origin: new URL(page.url()).origin },
    data: { name, value, version: preferences[name].version },
  });
  expect(answer.status()).toBe(200);
}
