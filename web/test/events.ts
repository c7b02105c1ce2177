// A date of an event as the server tells it, for tests of what is drawn of it.
import type { CalendarItem } from '@madoguchi/contract/calendar/model.ts';

/** 10:00–11:30 on Saturday 21 November 2026 in Tokyo, the day of the sessions of tests. */
export const EVENT_ITEM: CalendarItem = {
  ...{ eventId: '01932b6c-0000-7000-8000-0000000000e1', version: 1, day: null, allDay: false },
  ...{ startsAt: '2026-11-21T01:00:00.000Z', endsAt: '2026-11-21T02:30:00.000Z', title: '面談', place: '第1会議室' },
  ...{ visibility: 'busy', isOwn: true, ownerName: '佐藤 健', answer: null, participants: 0, isException: false },
};
