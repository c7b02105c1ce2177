import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import type { SayReservation } from '../words.ts';
import { itemId, monthItems, reservationOf, rowItems, rowsOf } from './board-items.ts';

const t = ((key: string, values?: { name?: string; reason?: string; count?: number }) =>
  [key, values?.name ?? values?.reason ?? values?.count]
    .filter((part) => part !== undefined)
    .join(' ')) as SayReservation;
const SAID = { t, language: 'ja' } as const;

const resource = (id: string, more: Partial<OfferedResource> = {}): OfferedResource =>
  ({
    ...{ id, name: id.toUpperCase(), site: '本社', capacity: 8, quantity: 1, inUseFrom: null, endsOn: null },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 15 },
    ...{ hours: [...Array(5).fill({ opens: '08:00', closes: '20:00' }), null, null] },
    ...more,
  }) as OfferedResource;

const item = (more: Partial<ReservationItem> = {}): ReservationItem =>
  ({
    ...{ id: 'r1', status: 'confirmed', start: '2026-11-27T01:00:00.000Z', end: '2026-11-27T15:00:00.000Z' },
    ...{ isBusyOnly: false, isOwn: false, title: '定例会議', organizer: { employeeId: 'e', name: '佐藤 健太' } },
    ...{ resources: [{ resourceId: 'hall', name: 'HALL', quantity: 1 }], occupies: ['hall', 'left', 'right'], may: [] },
    ...more,
  }) as ReservationItem;

const shown = (items: ReservationItem[], ids = ['hall', 'left']) => ({
  ...SAID,
  resources: ids.map((id) => resource(id)),
  items,
  closures: [
    { resourceId: 'left', start: '2026-11-27T00:00:00.000Z', end: '2026-11-27T01:00:00.000Z', reason: '点検' },
  ],
});

describe('a reservation on the board', () => {
  it('stands in each row that it takes, and where it only shares the place it says through which resource', () => {
    const [hall, left, closed, ...others] = rowItems(shown([item()]));
    expect(hall).toMatchObject({ rowId: 'hall', title: '定例会議', sub: '佐藤 健太', tone: 'other', bufferAfter: 15 });
    // Midnight in Tokyo is the end of the day.
    expect([hall?.start, hall?.end]).toEqual(['2026-11-27T10:00', '2026-11-27T24:00']);
    expect(left).toMatchObject({ rowId: 'left', title: 'takenBy HALL', tone: 'busy' });
    expect(closed).toMatchObject({ rowId: 'left', title: 'closedFor 点検', tone: 'holiday' });
    expect(others).toEqual([]);
    expect(reservationOf(hall?.id ?? '')).toBe('r1');
    expect(reservationOf(closed?.id ?? '')).toBeNull();
  });

  it('says whose it is, and of a private one of others nothing but that it is busy [B6-02]', () => {
    const one = (more: Partial<ReservationItem>) => rowItems(shown([item(more)], ['hall']))[0];
    expect(one({ isOwn: true })).toMatchObject({ tone: 'own', own: true });
    expect(one({ isOwn: true })?.label).toContain('mine');
    expect(one({ status: 'tentative', shownState: 'tentative', isOwn: true })).toMatchObject({
      tone: 'tentative',
      own: true,
      label: expect.stringContaining('仮予約'),
    });
    expect(one({ status: 'tentative', shownState: 'awaiting_approval' })).toMatchObject({
      tone: 'tentative',
      waitsFor: '承認待ち',
      label: expect.stringContaining('承認待ち'),
    });
    const busy = one({ isBusyOnly: true, title: '', organizer: null });
    expect(busy).toMatchObject({ title: '予約済み', tone: 'busy', sub: '' });
  });

  it('stands once in a month, with its resources, while one of them is shown', () => {
    const both = item({
      resources: [
        { resourceId: 'hall', name: 'HALL', quantity: 1 },
        { resourceId: 'car', name: 'CAR', quantity: 1 },
      ],
    });
    expect(monthItems(shown([both]))).toMatchObject([{ id: itemId('r1', 'hall'), sub: 'HALL + CAR' }]);
    expect(monthItems(shown([both], ['left']))).toEqual([]);
  });
});

it('a row is open in the hours of each day on which the resource is in use', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'] as PlainDate[];
  const [row] = rowsOf(
    [resource('hall', { quantity: 3, approval: 'always', inUseFrom: days[1] ?? null, endsOn: days[2] ?? null })],
    days,
    SAID,
  );
  expect(row).toMatchObject({ title: 'HALL', note: 'seatsOf 8 itemsOf 3 本社 needsApproval' });
  expect(row?.open).toEqual([{ start: '2026-11-27T08:00', end: '2026-11-27T20:00' }]);
});
