// The place of the calendar page, in its URL: what is shown, on which day, and what is open.
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CalendarView } from '../../kit/calendar/model/frame.ts';
import { useSession } from '../../platform/session.ts';

export const VIEWS = ['month', 'week', 'day', 'list', 'timeline-week'] as const satisfies readonly CalendarView[];
export type View = (typeof VIEWS)[number];

export const LAYERS = ['own', 'reservations', 'to-dos', 'cards', 'board-cards', 'team', 'days'] as const;
export type Layer = (typeof LAYERS)[number];
/** Without a choice; to-dos, cards and the colleagues' times are asked for. */
const USUAL: readonly Layer[] = ['own', 'reservations', 'days'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Place {
  readonly view: View;
  readonly day: PlainDate;
  readonly layers: readonly Layer[];
  readonly department: string | null;
  /** The open event, and the date of it. */
  readonly event: { readonly id: string; readonly day: PlainDate | null } | null;
  /** The open reservation. */
  readonly reservation: string | null;
}

const idOf = (text: unknown): string | null => (typeof text === 'string' && UUID.test(text) ? text : null);

const dayOf = (text: unknown): PlainDate | null =>
  typeof text === 'string' && isPlainDate(text) ? (text as PlainDate) : null;

export function usePlace(): Place & { readonly go: (to: Partial<Place>) => void } {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { today } = useSession();
  const layers = typeof search['layers'] === 'string' ? search['layers'].split('.') : null;
  const on = dayOf(search['on']);
  const event = idOf(search['event']);
  const place: Place = {
    view: VIEWS.find((view) => view === search['view']) ?? 'month',
    day: dayOf(search['at']) ?? on ?? today,
    layers: layers === null ? USUAL : LAYERS.filter((layer) => layers.includes(layer)),
    department: typeof search['department'] === 'string' ? search['department'] : null,
    event: event === null ? null : { id: event, day: on },
    reservation: idOf(search['reservation']),
  };
  const go = (to: Partial<Place>) => {
    const next = { ...place, ...to };
    const isUsual = next.layers.join('.') === USUAL.join('.');
    void navigate({
      to: '.',
      search: {
        ...(next.view === 'month' ? {} : { view: next.view }),
        ...(next.day === today && next.event === null && next.reservation === null ? {} : { at: next.day }),
        ...(isUsual ? {} : { layers: next.layers.join('.') }),
        ...(next.department === null ? {} : { department: next.department }),
        ...(next.event === null
          ? {}
          : { event: next.event.id, ...(next.event.day === null ? {} : { on: next.event.day }) }),
        ...(next.reservation === null ? {} : { reservation: next.reservation }),
      },
      resetScroll: false,
      // Paging is no step to come back to; opening something is.
      replace: to.event === undefined && to.reservation === undefined,
    });
  };
  return { ...place, go };
}
