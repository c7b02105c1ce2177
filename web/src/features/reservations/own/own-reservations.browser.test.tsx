import type { OwnReservationRow, Wait } from '@madoguchi/contract/reservations/model.ts';
import {
  giveUpWait,
  listOwnReservations,
  listWaits,
  showReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { listSharedViews } from '@madoguchi/contract/shared-views/operations.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/browser/axe.ts';
import { openPortal, startPortalServer } from '../../../../test/browser/open-portal.tsx';
import { type PageServer, refused } from '../../../../test/browser/server.ts';
import { texts } from '../../../../test/browser/show.ts';
import { ELEVEN, RESERVATION, ROOM, TEN } from '../../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';

const MINE = '/apps/internal-resource-reservations/mine';
const PHONE_PX = 390;
const ROW: OwnReservationRow = {
  ...{ id: RESERVATION.id, version: 3, title: '定例会議', resourceNames: ROOM.name, start: TEN, end: ELEVEN },
  ...{ status: 'tentative', visibility: 'public', organizerName: '山本 由美子', part: 'attendee', isRepeated: false },
};
const waitFor = (nth: number, more: Partial<Wait> = {}): Wait => ({
  ...{ id: `01932b6c-0000-7000-8000-0000000000a${nth}`, version: 1, state: 'waiting', resourceId: ROOM.id },
  ...{ resourceName: ROOM.name, quantity: 1, start: TEN, end: ELEVEN, title: '面談', place: 2, reservationId: null },
  ...more,
});

let server: PageServer;
let rows: readonly OwnReservationRow[];
let waits: readonly Wait[];

beforeEach(() => {
  rows = [ROW];
  waits = [waitFor(1), waitFor(2, { state: 'promoted', place: null, title: '研修' })];
  server = startPortalServer(STAFF_SESSION)
    .on(listOwnReservations, () => ({ rows: [...rows], next: null }))
    .on(listWaits, () => ({ waits: [...waits] }))
    .on(giveUpWait, ({ input }) => {
      waits = waits.map((wait) =>
        wait.id === input['id'] ? { ...wait, version: 2, state: 'given_up', place: null } : wait,
      );
      return waits.find((wait) => wait.id === input['id']) ?? refused(404, 'not-found');
    })
    .on(showReservation, () => RESERVATION)
    .on(listSharedViews, () => ({ views: [] }));
});

const dialog = () => page.getByRole('dialog', { name: '自分のキャンセル待ち' });

test('one’s reservations stand with their state, and one opens beside the list [B6-02]', async () => {
  await openPortal(MINE);
  await expect.element(page.css('tbody .column-status').first()).toMatchTextContent('仮予約');
  await expect.poll(() => texts(page.css('tbody .column-start'))).toEqual(['2026/12/01(火) 10:00']);
  await page.css('tbody .column-title').getByText('定例会議').click();
  await expect.element(page.getByRole('heading', { level: 2, name: '定例会議' })).toBeVisible();
});

test('whoever has none is led to the board; a list that cannot be read is read again by a press [B6-02]', async () => {
  rows = [];
  await openPortal(MINE);
  await expect.element(page.getByText('自分の予約はまだありません。')).toBeVisible();
  const board = page.getByRole('main').getByRole('link', { name: '設備予約へ' }).last();
  await expect.element(board).toHaveAttribute('href', '/apps/internal-resource-reservations');
  server.on(listOwnReservations, () => refused(500, 'internal'));
  await openPortal(MINE);
  await expect.element(page.getByRole('alert')).toBeVisible();
  rows = [ROW];
  server.on(listOwnReservations, () => ({ rows: [...rows], next: null }));
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(page.css('tbody .column-status').first()).toMatchTextContent('仮予約');
});

test('on a phone a reservation is a card with its state, times and resource [B6-02]', async () => {
  await page.viewport(PHONE_PX, 844);
  await openPortal(MINE);
  const card = page.css('main li').filter({ hasText: '定例会議' });
  await expect.element(card).toMatchTextContent(/仮予約.*2026\/12\/01\(火\) 10:00–11:00.*第1会議室/);
});

test('a place in a waiting list is counted, told, and given up; what came of another is said [B6-04]', async () => {
  await openPortal(MINE);
  await page.getByRole('button', { name: 'キャンセル待ち（1件）' }).click();
  await expect
    .poll(() => texts(dialog().getByRole('listitem')))
    .toEqual([
      '面談第1会議室 2026/12/01(火) 10:00–11:002番目に待っています待つのをやめる',
      '研修第1会議室 2026/12/01(火) 10:00–11:00予約できました',
    ]);
  await expectAccessible('自分のキャンセル待ち');
  await dialog().getByRole('button', { name: '待つのをやめる' }).click();
  await expect.element(page.getByText('「面談」を待つのをやめました。').first()).toBeVisible();
  await expect.element(dialog().getByText('取りやめました')).toBeVisible();
  expect(server.sent).toEqual([{ version: 1 }]);
  await dialog().getByRole('button', { name: '閉じる', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'キャンセル待ち（0件）' })).toBeVisible();
});
