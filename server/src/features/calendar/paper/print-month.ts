import { printMonth as operation } from '@madoguchi/contract/calendar/exchange-operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import { handle } from '../../../platform/http/handler.ts';
import { printed } from '../../../platform/paper/printed.ts';
import { masterData } from '../../master-data/public.ts';
import { calendarEntries } from '../../reservations/public.ts';
import { itemsIn } from '../event-views.ts';
import { findInTime } from '../store.ts';
import { monthSheet, type PrintedEntry } from './month-sheet.ts';

/** The caller's month: what they did not decline, and the reservations that they organize or take part in. On record (B0-09). */
export const printMonth = handle(operation, async (context) => {
  const { ground, actor, input, now, language, record } = context;
  const { month, weekStart } = input;
  const [first, next] = [firstDay(month), firstDay(addMonths(month, 1))];
  const [from, to] = [tokyoInstant(first, '00:00'), tokyoInstant(next, '00:00')];
  const employee = actor.employee?.id ?? null;
  const [events, reservations, { holidays }] = await Promise.all([
    findInTime(ground.pool, { account: actor.accountId, employee, from, to }),
    employee === null ? [] : calendarEntries(ground.pool, { employee, now, since: from, cancelledSince: now }),
    masterData(ground),
  ]);
  const own = itemsIn(events, from, to, actor).filter(({ answer }) => answer !== 'declined');
  const reserved = reservations.filter(({ state, start }) => state !== 'CANCELLED' && start < to);
  const entries: PrintedEntry[] = [
    ...own,
    ...reserved.map(({ title, resourceNames, start, end }) => ({
      title: `${title}（${resourceNames.join('、')}）`,
      allDay: false,
      startsAt: start,
      endsAt: end,
    })),
  ];
  const printing = { language, company: ground.config.companyName, printedBy: actor.displayName, printedAt: now };
  const begins = weekStart === 'monday' ? 1 : 0;
  const sheet = monthSheet({ month, first, last: addDays(next, -1), weekStart: begins, entries, holidays }, printing);
  const file = await printed(context, sheet, printing);
  const recorded = await record({ target: ['account', actor.accountId], difference: { month } });
  return { recorded, ...file };
});
