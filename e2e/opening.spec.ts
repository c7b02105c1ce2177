import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import { type Operation, pathNames } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { expect, test } from './journey.ts';
import { openScreen, WALK } from './walk.ts';

const isOf = ({ path }: Operation, asked: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(asked) &&
  !OPERATIONS.some((other) => other.path === asked && pathNames(path).length > 0);

const opensWith = (id: string) => (SCREENS.find((screen) => screen.id === id) as Screen).opensWith ?? [];

for (const who of new Set(WALK.map((screen) => screen.who))) {
  const screens = WALK.filter((screen) => screen.who === who && opensWith(screen.id).length > 0);
  if (screens.length === 0) continue;
  test(`what the screens of ${who} begin with comes with their page: none of it is asked for`, async ({ open }) => {
    const page = await open(who);
    let asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked = [];
      else if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
    });
    for (const screen of screens) {
      await test.step(screen.id, async () => {
        await openScreen(page, screen);
        const brought = opensWith(screen.id).map((first) => OPERATIONS.find(({ id }) => id === first.operation));
        for (const operation of brought) {
          expect
            .soft(
              asked.filter((path) => operation && isOf(operation, path)),
              screen.id,
            )
            .toEqual([]);
        }
      });
    }
  });
}

test("a colleague's record that comes with the page is recorded as opened, once [B0-09]", async ({ open }) => {
  const page = await open('admin');
  const system = await open('system');
  const opened = async () => {
    const answer = await system.request.get(`${listAudit.path}?action=member.opened&limit=100`);
    return ((await answer.json()) as { rows: unknown[] }).rows.length;
  };
  const before = await opened();
  await page.goto('/apps/member/0008');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '保存' }).or(page.getByRole('textbox').first()).first()).toBeVisible();
  expect(await opened()).toBe(before + 1);
});

test('a page that leads to what its visitor may not see brings nothing of it [S4-08]', async ({ open }) => {
  const page = await open('staff');
  const answer = await page.request.get('/apps/member/0008');
  expect(await answer.text()).not.toContain('members.show-record');
  const admin = await open('admin');
  expect(await (await admin.request.get('/apps/member/0008')).text()).toContain('members.show-record');
});
