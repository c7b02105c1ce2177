import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import { listMembers } from '@madoguchi/contract/members/operations.ts';
import { pathNames } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import type { Page, Request } from '@playwright/test';
import { bringNothing } from './brought.ts';
import { expect, test } from './journey.ts';
import { settle } from './pictures.ts';
import { openScreen, WALK } from './walk.ts';

const READS = OPERATIONS.filter(({ method }) => method === 'GET')
  .map(({ id, path }) => ({ id, names: pathNames(path).length, at: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((one, other) => one.names - other.names);

/** The operation that a request reads, the one without parameters first: `/api/members` names no member. */
function readBy(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return READS.find(({ at }) => at.test(pathname))?.id;
}

const opensWith = (id: string) =>
  (SCREENS as readonly Screen[]).find((screen) => screen.id === id)?.opensWith?.map(({ operation }) => operation) ?? [];

for (const who of new Set(WALK.map((screen) => screen.who))) {
  const screens = WALK.filter((screen) => screen.who === who && opensWith(screen.id).length > 0);
  if (screens.length === 0) continue;
  test(`what the screens of ${who} begin with comes with their page: none of it is asked for`, async ({ open }) => {
    const page = await open(who);
    let read: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) read = [];
      else read.push(readBy(request));
    });
    for (const screen of screens) {
      await test.step(screen.id, async () => {
        await openScreen(page, screen);
        for (const operation of opensWith(screen.id)) expect.soft(read, screen.id).not.toContain(operation);
      });
    }
  });
}

const RECORD = '/apps/member/0008';

async function openings(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${listAudit.path}?action=member.opened&limit=200`);
  return ((await answer.json()) as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

test("a colleague's record that comes with the page is recorded as opened, once [B0-09]", async ({ open }) => {
  const page = await open('admin');
  const system = await open('system');
  const before = await openings(system);
  await page.goto(RECORD);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect((await openings(system)).filter((id) => !before.includes(id))).toHaveLength(1);
});

test('a page that leads to what its visitor may not see brings nothing of it [S4-08]', async ({ open }) => {
  const [staff, admin] = [await open('staff'), await open('admin')];
  expect(await (await staff.request.get(RECORD)).text()).not.toContain('members.show-record');
  expect(await (await admin.request.get(RECORD)).text()).toContain('members.show-record');
});

test('a page that a browser fetches in case somebody goes there shows nobody anything, and records no opening [B0-09]', async ({
  open,
}) => {
  const [admin, system] = [await open('admin'), await open('system')];
  const before = await openings(system);
  const answer = await admin.request.get(RECORD, { headers: { 'sec-purpose': 'prefetch' } });
  expect(await answer.text()).not.toContain('members.show-record');
  expect(await openings(system)).toEqual(before);
});

test('a list of more than one page reads the next one once its reader comes near the end of the first, not before [B0-10]', async ({
  open,
}) => {
  const [admin, system] = [await open('admin'), await open('system')];
  const { rows } = await (await admin.request.get(listMembers.path)).json();
  for (const { request } of [admin, system]) {
    for (const { employeeId } of rows) await request.get(`/apps/member/${employeeId}`);
  }
  const asked: string[] = [];
  system.on('request', (request) => {
    if (readBy(request) === listAudit.id) asked.push(request.url());
  });
  await system.goto('/apps/audit-trail');
  const row = system.getByRole('main').locator('tbody tr');
  await expect(row.first()).toBeVisible();
  await settle(system);
  expect(asked).toEqual([]);
  await row.first().hover();
  await system.mouse.wheel(0, 4_000);
  await expect.poll(() => asked).toHaveLength(1);
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

test('rows that came with the page are drawn without a skeleton before them, first those that are seen', async ({
  open,
}) => {
  const page = await open('staff');
  await page.addInitScript(noteRows);
  const rows = page.getByRole('main').locator('tbody tr:not(.skeleton)');
  await page.goto('/apps/member/all');
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
});
