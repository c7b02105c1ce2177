import { may, tool } from '@madoguchi/contract/access.ts';
import { listTodos } from '@madoguchi/contract/to-dos/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { minutesOfDay, timeOfDay } from '@madoguchi/contract/values/time-of-day.ts';
import { useMemo } from 'react';
import type { CalendarItem } from '../../kit/calendar/model/calendar-item.ts';
import { useRead } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { EVERYTHING, placePath } from './use-place.ts';
import { useTodoWords } from './words.ts';

const MOST = 200;
const SHOWN_MINUTES = 30;
const DAY_MINUTES = 1440;
const TODO = 'to-do ';

/** The page of the to-do that an item of a calendar is; null of any other. */
export const todoPathOf = (id: string): `/${string}` | null =>
  id.startsWith(TODO) ? placePath(EVERYTHING, id.slice(TODO.length)) : null;

/** True where the to-dos are open to the reader: a calendar offers no layer of others. */
export function useTodosAreOpen(): boolean {
  const { user, tools } = useSession();
  return may({ roles: user?.role ?? [] }, tool('to-dos'), tools);
}

/** The reader's open to-dos that are due from the first day to the last, as a calendar shows them. */
export function useDueItems(from: PlainDate, to: PlainDate, isWanted: boolean): readonly CalendarItem[] {
  const t = useTodoWords();
  const enabled = useTodosAreOpen() && isWanted;
  const input = { filterHandle: 'dueDate', due: `${from}..${to}`, sort: '-status,due,time', limit: MOST } as const;
  const { data } = useRead(listTodos, input, { enabled, keepsPrevious: true });
  return useMemo(
    () =>
      (enabled ? (data?.rows ?? []) : []).flatMap(({ id, title, dueOn, dueTime, status }): CalendarItem[] => {
        if (dueOn === null || status === 'done') return [];
        const label = t('due.item', { title, due: [dueOn, dueTime].filter(Boolean).join(' ') });
        const item = { id: `${TODO}${id}`, title, tone: 'due', label } as const;
        if (dueTime === null) return [{ ...item, start: `${dueOn}T00:00`, end: `${dueOn}T24:00`, allDay: true }];
        const end = timeOfDay(Math.min(DAY_MINUTES, minutesOfDay(dueTime) + SHOWN_MINUTES));
        return [{ ...item, start: `${dueOn}T${dueTime}`, end: `${dueOn}T${end}` }];
      }),
    [enabled, data, t],
  );
}
