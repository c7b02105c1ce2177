// The calendar alone on a page, with a feature around it that keeps what is asked of it.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Calendar } from '../../src/kit/calendar/Calendar.tsx';
import type { CalendarProps } from '../../src/kit/calendar/calendar-props.ts';
import type { CalendarItem, CalendarRow, PickedSpan } from '../../src/kit/calendar/model/calendar-item.ts';
import type { Place } from '../../src/kit/calendar/model/moves.ts';
import { ThemeGround } from '../../src/kit/theme/ThemeGround.tsx';
import { announcement } from '../../src/platform/announcer.ts';
import { showLanguage } from '../../src/platform/language.ts';
import { useObservable } from '../../src/platform/observable.ts';
import { show } from '../browser/show.ts';

const DAY = '2026-12-01' as PlainDate;
const TOWERS = ['会議室A', '会議室B', '会議室C', '社用車1'];
const ROWS: readonly CalendarRow[] = TOWERS.map((title, nth) => ({
  id: `r${nth + 1}`,
  title,
  note: `${4 + nth * 2}人 本社${nth + 1}階`,
  open: Array.from({ length: 60 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 10, 15 + day)).toISOString().slice(0, 10);
    return { start: `${date}T08:00`, end: `${date}T20:00` };
  }),
}));

export function item(id: string, title: string, times: string, more: Partial<CalendarItem> = {}): CalendarItem {
  const [start = '', end = ''] = times.split(' ');
  return {
    id,
    title,
    start,
    end,
    tone: 'own',
    own: true,
    movable: true,
    resizable: true,
    label: `${title} ${times}`,
    ...more,
  };
}

export const BOOKINGS: readonly CalendarItem[] = [
  item('b1', '営業会議', '2026-12-01T10:00 2026-12-01T11:00', { rowId: 'r1', sub: '佐藤 花子', bufferAfter: 15 }),
  item('b2', '予定あり', '2026-12-01T13:00 2026-12-01T15:30', {
    rowId: 'r1',
    tone: 'busy',
    own: false,
    movable: false,
    resizable: false,
  }),
  item('b3', '採用面接', '2026-12-01T09:00 2026-12-01T12:00', {
    rowId: 'r2',
    tone: 'other',
    own: false,
    movable: false,
    resizable: false,
    sub: '鈴木 一郎',
  }),
  item('b4', '客先訪問', '2026-12-01T13:00 2026-12-02T12:00', { rowId: 'r4', tone: 'tentative' }),
  item('b5', '研修', '2026-12-03T22:00 2026-12-03T24:00', { rowId: 'r3' }),
];

export const EVENTS: readonly CalendarItem[] = [
  item('e1', '定例', '2026-12-01T10:00 2026-12-01T11:00'),
  item('e2', '出張', '2026-12-01T00:00 2026-12-03T24:00', { allDay: true }),
  item('e3', '深夜作業', '2026-12-02T22:00 2026-12-03T02:00'),
  item('e4', '終電まで', '2026-12-04T20:00 2026-12-04T24:00'),
  item('e5', '部会', '2026-12-01T10:30 2026-12-01T12:00', { tone: 'other', own: false }),
  item('e6', '見積書の期限', '2026-12-02T00:00 2026-12-02T24:00', { allDay: true, tone: 'due' }),
  ...Array.from({ length: 7 }, (_, nth) =>
    item(`m${nth}`, `面談${nth + 1}`, `2026-12-09T${10 + nth}:00 2026-12-09T${10 + nth}:30`),
  ),
];

const MARKS: NonNullable<CalendarProps['marks']> = new Map([
  ['2026-11-23' as PlainDate, [{ kind: 'holiday' as const, text: '勤労感謝の日' }]],
  ['2026-12-29' as PlainDate, [{ kind: 'closed' as const, text: '休業日' }]],
  ['2026-12-01' as PlainDate, [{ kind: 'note' as const, text: '大安' }]],
]);

export interface Asked {
  readonly picks: PickedSpan[];
  readonly opened: string[];
  readonly moves: [string, Place][];
  readonly resizes: [string, Place][];
  readonly days: string[];
  readonly chosen: string[];
}

interface Shown extends Partial<CalendarProps> {
  readonly language?: 'ja' | 'en';
  /** How a move is answered. */
  readonly answer?: () => Promise<unknown>;
}

let put: (items: readonly CalendarItem[]) => void = () => undefined;
/** Gives the calendar other items, as news from the server do. */
export const putItems = (items: readonly CalendarItem[]) => put(items);

/** Shows the calendar; the day follows where it leads. */
export async function showCalendar({ language = 'ja', answer, ...given }: Shown = {}): Promise<Asked> {
  showLanguage(language);
  announcement.set('');
  const asked: Asked = { picks: [], opened: [], moves: [], resizes: [], days: [], chosen: [] };
  show(<Feature given={given} asked={asked} {...(answer === undefined ? {} : { answer })} />);
  const found = given.view === 'list' ? page.getByRole('group').first() : page.css('.ec-main, ul').first();
  await expect.element(found).toBeInTheDocument();
  return asked;
}

interface Props {
  readonly given: Partial<CalendarProps>;
  readonly asked: Asked;
  readonly answer?: () => Promise<unknown>;
}

function Feature({ given, asked, answer = async () => undefined }: Props) {
  const [day, setDay] = useState(given.day ?? DAY);
  const [view, setView] = useState(given.view ?? 'timeline-day');
  const [items, setItems] = useState(given.items ?? (view.startsWith('timeline') ? BOOKINGS : EVENTS));
  put = setItems;
  const place = (id: string, to: Place, list: [string, Place][]) => {
    list.push([id, to]);
    return answer().then(() => setItems((now) => now.map((one) => (one.id === id ? { ...one, ...to } : one))));
  };
  return (
    <ThemeGround>
      <Box component="main" sx={{ p: { xs: 1, sm: 2 }, bgcolor: 'background.paper', color: 'text.primary' }}>
        <h1>カレンダー</h1>
        <button type="button">前</button>
        <Calendar
          label="予約"
          today={DAY}
          weekStart={0}
          rows={ROWS}
          marks={MARKS}
          views={['month', 'week', 'day', 'list']}
          onPick={(picked) => asked.picks.push(picked)}
          onOpen={(id) => asked.opened.push(id)}
          onMove={(id, to) => place(id, to, asked.moves)}
          onResize={(id, to) => place(id, to, asked.resizes)}
          menu={(id) => [{ label: '移動…', reason: null, run: () => asked.chosen.push(id) }]}
          {...given}
          day={day}
          view={view}
          items={items}
          onDay={(next) => {
            asked.days.push(next);
            setDay(next);
          }}
          onView={setView}
        />
        <Said />
      </Box>
    </ThemeGround>
  );
}

function Said() {
  return <p aria-live="polite">{useObservable(announcement)}</p>;
}
