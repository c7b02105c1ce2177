import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { CalendarProps } from './calendar-props.ts';
import type { CalendarItem, DayMarks } from './model/calendar-item.ts';
import { useFlashing } from './model/flashing.ts';
import { daysOf } from './model/frame.ts';
import type { Place } from './model/moves.ts';
import { itemsOn } from './model/segments.ts';
import { useSettling } from './model/settling.ts';
import { CalendarMenu, type OpenMenu } from './parts/CalendarMenu.tsx';
import { DayList } from './parts/DayList.tsx';
import { PhoneBoard } from './parts/PhoneBoard.tsx';
import { PictureBoard } from './parts/PictureBoard.tsx';
import { useBoardKeys } from './parts/use-board-keys.ts';
import { useCalendarWords } from './words.ts';

const PHONE = '(max-width: 599.95px)';

/** The calendar once its file is here: a picture with its keyboard grid, a list, or the strip of a phone. */
export function Board(props: CalendarProps) {
  const { view, day, weekStart, items, isWaiting = false, menu, onMove, onResize, onOpen } = props;
  const t = useCalendarWords();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [rowId, setRowId] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const { shown, settle, moving: underWay } = useSettling(items);
  const days = useMemo(() => daysOf({ view, day, weekStart }), [view, day, weekStart]);
  const flashing = useFlashing(items, underWay, `${view} ${days[0]}`, isWaiting);
  useBoardKeys(props);

  const openItem = (item: CalendarItem, anchor: HTMLElement) => onOpen(item.id, anchor);
  const openMenu =
    menu === undefined
      ? null
      : (item: CalendarItem, anchor: HTMLElement) => {
          const entries = menu(item.id);
          if (entries.length > 0) setOpen({ anchor, title: t('menuOf', { title: item.title }), entries });
        };
  const moving = (act: CalendarProps['onMove']) =>
    act === undefined ? null : (item: CalendarItem, place: Place) => settle(item.id, place, act(item.id, place));
  const acts = { onItem: openItem, onItemMenu: openMenu };

  return (
    <Box role="group" aria-label={props.label}>
      {isPhone && view !== 'list' ? (
        <PhoneBoard
          {...props}
          {...acts}
          items={shown}
          flashing={flashing}
          {...(rowId === null ? {} : { rowId })}
          {...(props.rowId === undefined ? {} : { rowId: props.rowId })}
          onRow={(id) => {
            setRowId(id);
            props.onRow?.(id);
          }}
        />
      ) : null}
      {view === 'list' ? <Agenda {...props} {...acts} items={shown} flashing={flashing} days={days} /> : null}
      {!isPhone && view !== 'list' ? (
        <PictureBoard
          {...props}
          {...acts}
          view={view}
          items={shown}
          flashing={flashing}
          onMoved={moving(onMove)}
          onResized={moving(onResize)}
          onMenu={setOpen}
        />
      ) : null}
      <CalendarMenu menu={open} onClose={() => setOpen(null)} />
    </Box>
  );
}

interface AgendaProps {
  readonly days: readonly PlainDate[];
  readonly items: readonly CalendarItem[];
  readonly marks?: DayMarks;
  readonly isWaiting?: boolean;
  readonly flashing: ReadonlySet<string>;
  readonly onItem: (item: CalendarItem, anchor: HTMLElement) => void;
  readonly onItemMenu: ((item: CalendarItem, anchor: HTMLElement) => void) | null;
}

/** The days of a month that have something, one list each. */
function Agenda({ days, items, marks, isWaiting = false, flashing, onItem, onItemMenu }: AgendaProps) {
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
