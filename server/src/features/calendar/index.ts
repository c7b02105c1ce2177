// Handlers of the calendar.
import type { CALENDAR_OPERATIONS } from '@madoguchi/contract/calendar/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { BusyPort } from '../reservations/public.ts';
import { makeFeed, renewFeed, revokeFeed, showFeed } from './feed/own-feed.ts';
import { checkImport, importEvents } from './import/import-events.ts';
import { printMonth } from './paper/print-month.ts';
import { busyTimes } from './public.ts';
import { listBusyTimes, listItems, previewDates, searchEvents, showEvent, showTeamWeek } from './reads.ts';
import { addSourceEvent, listSourceEvents, removeSourceEvent, updateSourceEvent } from './source-calls.ts';
import { passingEventNews } from './store.ts';
import { addEvent, answerInvitation, changeEvent, moveEvent, removeEvent, undoChange } from './writes.ts';

const calendarHandlers = {
  'calendar.source-events': listSourceEvents,
  'calendar.source-add': addSourceEvent,
  'calendar.source-update': updateSourceEvent,
  'calendar.source-remove': removeSourceEvent,
  'calendar.range': listItems,
  'calendar.search': searchEvents,
  'calendar.show': showEvent,
  'calendar.add': addEvent,
  'calendar.change': changeEvent,
  'calendar.move': moveEvent,
  'calendar.remove': removeEvent,
  'calendar.undo': undoChange,
  'calendar.answer': answerInvitation,
  'calendar.dates': previewDates,
  'calendar.busy': listBusyTimes,
  'calendar.team': showTeamWeek,
  'calendar.feed': showFeed,
  'calendar.make-feed': makeFeed,
  'calendar.renew-feed': renewFeed,
  'calendar.revoke-feed': revokeFeed,
  'calendar.check-import': checkImport,
  'calendar.import': importEvents,
  'calendar.month-paper': printMonth,
} satisfies HandlersFor<typeof CALENDAR_OPERATIONS>;

/** Events as times in which people are busy, without a word of what they are. */
const busyPort: BusyPort = async (ground, { employeeIds, from, to }) =>
  (await busyTimes(ground.pool, { employees: employeeIds, from, to })).map(({ employeeId, startsAt, endsAt }) => ({
    employeeId,
    start: startsAt,
    end: endsAt,
  }));

export const calendarFeature = { handlers: calendarHandlers, busyTimes: busyPort, passingNews: passingEventNews };
