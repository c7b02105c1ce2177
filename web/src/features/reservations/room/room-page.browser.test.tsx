import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { bookReservation, checkInReservation, showRange } from '@madoguchi/contract/reservations/operations.ts';
import { listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import { readyPress } from '@madoguchi/contract/system/operations.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal, startPortalServer } from '../../../../test/browser/open-portal.tsx';
import { type PageServer, refused } from '../../../../test/browser/server.ts';
import { ELEVEN, ITEM, NOON, ROOM, TEN } from '../../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';

const DOOR = `/apps/internal-resource-reservations/room/${ROOM.id}`;
const PHONE_PX = 390;
/** By the clock of the device, ten past ten of a Tuesday in Tokyo. */
const TEN_PAST_TEN = '2026-12-01T01:10:00.000Z';
/** Half an hour before the room closes. */
const HALF_PAST_SEVEN = '2026-12-01T10:30:00.000Z';
const CLOSING = '2026-12-01T11:00:00.000Z';

let server: PageServer;
let items: readonly ReservationItem[];

/** The device and the server agree about the day. */
async function openDoor(at = TEN_PAST_TEN): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
  await openPortal(DOOR);
}
const now = () => page.getByRole('region', { name: '現在の状況' });

beforeEach(() => {
  items = [];
  server = startPortalServer({ ...STAFF_SESSION, today: '2026-12-01' as never })
    .on(listOfferedResources, () => ({ resources: [ROOM] }))
    .on(readyPress, () => ({}))
    .on(showRange, () => ({ items: [...items], closures: [] }));
});

test.each([
  [
    'until the next one comes',
    TEN_PAST_TEN,
    [TEN, ELEVEN],
    '11:00まで空いています。次の予約： 11:00–12:00 定例会議 山本 由美子今すぐ予約',
  ],
  ['until it closes', HALF_PAST_SEVEN, [HALF_PAST_SEVEN, CLOSING], '今日はこの後の予約がありません。今すぐ予約'],
])('on a phone at the door a free room is reserved now, %s [B6-02] [B6-04]', async (_until, at, [start, end], said) => {
  await page.viewport(PHONE_PX, 844);
  items = [{ ...ITEM, start: ELEVEN, end: NOON }];
  server.on(bookReservation, () => ({ seriesId: null, reservations: [], skipped: [] }));
  await openDoor(at);
  await expect.element(now()).toMatchTextContent(`空いています${said}`);
  await now().getByRole('button', { name: '今すぐ予約' }).click();
  const dialog = page.getByRole('dialog', { name: '予約する' });
  await dialog.getByRole('textbox', { name: '件名' }).fill('立ち話');
  await dialog.getByRole('button', { name: '予約する' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent).toMatchObject([
    { title: '立ち話', start, end, resources: [{ resourceId: ROOM.id, quantity: 1 }] },
  ]);
});

test('a room in use says until when and by whom, of a private one neither; whoever may checks in [B6-04] [B6-02]', async () => {
  const nobody = { title: '', organizer: null, isBusyOnly: true, may: [] };
  const [first, second] = [ITEM, { ...ITEM, ...nobody, id: ITEM.id.replace('9', '8'), start: ELEVEN, end: NOON }];
  items = [second, { ...first, may: ['check-in'] }];
  server.on(checkInReservation, () => {
    items = [second, { ...first, version: 4, status: 'in_use', may: ['end'] }];
    return { id: first.id, version: 4, status: 'in_use' as const };
  });
  await openDoor();
  await expect
    .element(now())
    .toMatchTextContent('使用中です10:00–11:00 定例会議 山本 由美子チェックインする次の予約： 11:00–12:00 予約済み');
  await expect.element(now().getByRole('button', { name: '今すぐ予約' })).not.toBeInTheDocument();
  await now().getByRole('button', { name: 'チェックインする' }).click();
  await expect.element(now().getByRole('button', { name: '利用を終了する' })).toBeVisible();
  expect(server.sent).toEqual([{ version: 3 }]);
});

test.each([
  ['before it opens', '2026-11-30T22:00:00.000Z', [], '利用時間外です08:00から利用できます。'],
  ['after it has closed', '2026-12-01T12:00:00.000Z', [], '利用時間外です'],
  [
    'while it is closed for a reason',
    TEN_PAST_TEN,
    [{ resourceId: ROOM.id, start: TEN, end: NOON, reason: '清掃' }],
    '利用休止：清掃2026/12/01(火) 10:00–12:00',
  ],
])('%s a resource is not called free, nor reserved now [B6-01] [B6-02]', async (_when, at, closures, said) => {
  server.on(showRange, () => ({ items: [], closures: [...closures] }));
  await openDoor(at);
  await expect.element(now()).toBeVisible();
  expect(now().element().textContent).toBe(said);
});

test('a resource that is gone says so, and offers no step [B6-01]', async () => {
  server.on(listOfferedResources, () => ({ resources: [] }));
  await openDoor();
  await expect.element(page.getByText('この設備は、いま予約できません。')).toBeVisible();
  await expect.element(now()).not.toBeInTheDocument();
});

test('where its reservations cannot be read nothing is said to be free, and a press reads them again [B6-02]', async () => {
  server.on(showRange, () => refused(500, 'internal'));
  await openDoor();
  const band = page.getByRole('alert');
  await expect.element(band).toBeVisible();
  await expect.element(now()).not.toBeInTheDocument();
  server.on(showRange, () => ({ items: [], closures: [] }));
  await band.getByRole('button').click();
  await expect.element(now()).toMatchTextContent('空いています今日はこの後の予約がありません。');
  await expect.element(band).not.toBeInTheDocument();
});
