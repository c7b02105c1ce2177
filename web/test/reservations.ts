// A reservation of one room as the server tells it, for tests of what is drawn of it.
import type { ReservationDetails, ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { INITIAL_RESOURCE } from '@madoguchi/contract/resources/initial-resource.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';

/** An id for tests: the same number, the same id. */
const testId = (nth: number) => `01932b6c-0000-7000-8000-00000000000${nth}`;

const room = (nth: number, name: string): OfferedResource => ({
  ...({ ...INITIAL_RESOURCE, photo: null } as unknown as OfferedResource),
  id: testId(nth),
  name,
});

export const ROOM = room(1, '第1会議室');
export const OTHER_ROOM = room(2, '第2会議室');

/** 10:00–11:00 on Tuesday 1 December 2026 in Tokyo; the hour after, and its end. */
export const [TEN, ELEVEN, NOON] = [
  '2026-12-01T01:00:00.000Z',
  '2026-12-01T02:00:00.000Z',
  '2026-12-01T03:00:00.000Z',
] as const;

const YAMAMOTO = { employeeId: testId(7), name: '山本 由美子' };

export const RESERVATION: ReservationDetails = {
  ...{
    id: testId(9),
    version: 3,
    status: 'confirmed',
    shownState: 'confirmed',
    start: TEN,
    end: ELEVEN,
    seriesId: null,
    originalDay: null,
  },
  ...{ ownFields: [], visibility: 'public', isBusyOnly: false, occupies: [ROOM.id] },
  resources: [{ resourceId: ROOM.id, name: ROOM.name, quantity: 1 }],
  ...{ title: '定例会議', purpose: '', note: '', organizer: YAMAMOTO, bookedBy: null },
  attendees: [{ employeeId: testId(6), name: '佐藤 健' }],
  ...{ expiresAt: null, releaseAt: null, checkedInAt: null, cancelReason: '', destination: '', licenceUntil: null },
  ...{ kilometresOut: null, kilometresBack: null, handedOutAt: null, returnedAt: null },
  ...{ may: ['change', 'cancel'], alcohol: [], rule: null, datesAhead: 1, number: null, approvalId: null },
};

/** The same on a board. */
export const ITEM: ReservationItem = { ...RESERVATION, isOwn: true };
