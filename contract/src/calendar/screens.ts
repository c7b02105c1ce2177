import { tool } from '../access.ts';
import type { Screen } from '../screen.ts';

export const CALENDAR_SCREENS = [
  {
    // `event` and `on` open a date of an event (R12), `reservation` one of the reader's reservations.
    id: 'calendar',
    path: '/apps/calendar',
    title: { ja: 'カレンダー', en: 'Calendar' },
    access: tool('calendar'),
    menu: { group: 'tools', icon: 'calendar', reading: '' },
    // Staff also look for participants, see the closing days and open their reservations: a calendar that is open to everybody leaves these out for others.
    uses: [
      'calendar.range',
      'calendar.show',
      'calendar.add',
      'calendar.change',
      'calendar.move',
      'calendar.remove',
      'calendar.undo',
      'calendar.answer',
      'calendar.dates',
      'calendar.busy',
      'calendar.team',
      'calendar.feed',
      'calendar.make-feed',
      'calendar.renew-feed',
      'calendar.revoke-feed',
      'calendar.check-import',
      'calendar.import',
      'calendar.month-paper',
      'master-data.holidays',
    ],
  },
] as const satisfies readonly Screen[];
