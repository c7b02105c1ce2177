import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import { listMembers } from '@madoguchi/contract/members/operations.ts';
import type { Page } from '@playwright/test';
import { bringNothing } from './brought.ts';
import { expect, test } from './journey.ts';
import { settle } from './pictures.ts';

const RECORD = '/apps/member/0008';

async function openings(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${listAudit.path}?action=member.opened&limit=200`);
  return ((await answer.json()) as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

test('a record that comes with its page is recorded as opened, once; nothing of it comes to who may not see it, or to a browser that fetches ahead [B0-09] [S4-08]', async ({
  open,
}) => {
  const [staff, system] = [await open('staff'), await open('system')];
  const before = await openings(system);
  const admin = await open('admin', { at: RECORD });
  await expect(admin.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const opened = await openings(system);
  expect(opened.filter((id) => !before.includes(id))).toHaveLength(1);

  const brought = async ({ request }: Page, headers: Record<string, string> = {}) =>
    (await (await request.get(RECORD, { headers })).text()).includes('members.show-record');
  expect(await brought(staff)).toBe(false);
  expect(await brought(admin, { 'sec-purpose': 'prefetch' })).toBe(false);
  expect(await openings(system)).toEqual(opened);
  expect(await brought(admin)).toBe(true);
});

declare global {
  var drawnRows: { skeletons: number; whole: number[] };
}

/** Runs inside the page, before its own scripts: how many rows of a skeleton were put in, and how many whole ones at each time. */
function noteRows(): void {
  const drawn: typeof globalThis.drawnRows = { skeletons: 0, whole: [] };
  globalThis.drawnRows = drawn;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    const rows = new Set(
      added.flatMap((one) => [one, ...one.querySelectorAll('tr')].filter((row) => row.matches('tbody tr'))),
    );
    const skeletons = [...rows].filter((row) => row.matches('.skeleton')).length;
    drawn.skeletons += skeletons;
    if (rows.size > skeletons) drawn.whole.push(rows.size - skeletons);
  }).observe(document, { subtree: true, childList: true });
}

test('rows that came with the page are drawn without a skeleton before them, first those that are seen; the next page is read once its reader comes near the end [B0-10]', async ({
  open,
}) => {
  const page = await open('admin', { before: (opened) => opened.addInitScript(noteRows), at: '/apps/member/all' });
  const rows = page.getByRole('main').locator('tbody tr:not(.skeleton)');
  await expect.poll(() => page.evaluate(() => drawnRows.whole.length)).toBeGreaterThan(1);
  const { skeletons, whole } = await page.evaluate(() => drawnRows);
  expect(skeletons).toBe(0);
  const last = rows.nth((whole[0] ?? 0) - 1);
  expect((await last.boundingBox())?.y).toBeGreaterThan(500);
  expect(await rows.count()).toBeGreaterThan(whole[0] ?? 0);

  // Those that a page does not bring come later: the list shows that it waits.
  await bringNothing(page);
  await page.goto('/apps/member/all');
  await expect(rows.first()).toBeVisible();
  expect(await page.evaluate(() => drawnRows.skeletons)).toBeGreaterThan(0);

  // Opening all of them fills more than a page of the trail.
  const system = await open('system');
  const { rows: members } = await (await page.request.get(listMembers.path)).json();
  for (const { request } of [page, system]) {
    for (const { employeeId } of members) await request.get(`/apps/member/${employeeId}`);
  }
  const asked: string[] = [];
  system.on('request', (request) => {
    if (new URL(request.url()).pathname === listAudit.path) asked.push(request.url());
  });
  await system.goto('/apps/audit-trail');
  const row = system.getByRole('main').locator('tbody tr');
  await expect(row.first()).toBeVisible();
  await settle(system);
  expect(asked).toEqual([]);
  await row.first().hover();
  await system.mouse.wheel(0, 4_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(new URL(asked[0] ?? '').searchParams.get('after')).not.toBe(null);
});
