import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Typography from '@mui/material/Typography';
import type { CalendarItem, DayMarks } from '../model/calendar-item.ts';
import { itemsOn } from '../model/segments.ts';
import { useCalendarWords } from '../words.ts';
import { DayList } from './DayList.tsx';

interface Props {
  readonly days: readonly PlainDate[];
  readonly items: readonly CalendarItem[];
  readonly marks?: DayMarks;
  readonly isWaiting?: boolean;
  readonly flashing: ReadonlySet<string>;
  readonly onItem: (item: CalendarItem, anchor: HTMLElement) => void;
  readonly onItemMenu: ((item: CalendarItem, anchor: HTMLElement) => void) | null;
}

/** The days of a month that have something, one list each. */
export function Agenda({ days, items, marks, isWaiting = false, flashing, onItem, onItemMenu }: Props) {
  const t = useCalendarWords();
  const filled = days.filter((day) => itemsOn(items, day).length > 0);
  if (filled.length === 0) return <Typography color="text.secondary">{t(isWaiting ? 'waiting' : 'empty')}</Typography>;
  return filled.map((day) => (
    <DayList
      key={day}
      day={day}
      items={items}
      marks={marks?.get(day) ?? []}
      row={null}
      flashing={flashing}
      onOpen={onItem}
      onMenu={onItemMenu}
      onFree={null}
    />
  ));
}
