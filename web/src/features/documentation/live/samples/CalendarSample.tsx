import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Calendar } from '../../../../kit/calendar/Calendar.tsx';
import type { CalendarItem, PickedSpan } from '../../../../kit/calendar/model/calendar-item.ts';
import { neighbourOf } from '../../../../kit/calendar/model/frame.ts';
import type { Place } from '../../../../kit/calendar/model/moves.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useSession } from '../../../../platform/session.ts';
import { useSampleWords } from './words.ts';

const VIEWS = ['month', 'week', 'day', 'list'] as const;
type View = (typeof VIEWS)[number];

/** Items of the page: a feature makes them of what it has read. */
function itemsOf(day: PlainDate, names: readonly [string, string, string]): readonly CalendarItem[] {
  const item = (title: string, start: string, end: string, more: Partial<CalendarItem> = {}): CalendarItem => {
    const times = { start: `${day}T${start}`, end: `${day}T${end}` };
    const own = { own: true, movable: true, resizable: true };
    return { id: title, title, tone: 'own', label: `${title} ${start}–${end}`, ...times, ...own, ...more };
  };
  return [
    item(names[0], '10:00', '11:30'),
    item(names[1], '13:00', '14:00', { tone: 'other', own: false, movable: false, resizable: false }),
    item(names[2], '00:00', '24:00', { allDay: true, tone: 'due' }),
  ];
}

export function CalendarSample() {
  const t = useSampleWords();
  const message = useMessages();
  const { today } = useSession();
  const [day, setDay] = useState(today);
  const [view, setView] = useState<View>('week');
  const [items, setItems] = useState(() =>
    itemsOf(today, [t('calendar.meeting'), t('calendar.other'), t('calendar.due')]),
  );
  const step = (by: 1 | -1) => setDay(neighbourOf({ view, day, weekStart: 0 }, by));
  // A promise: a feature answers with its write, and what is refused goes back.
  const put = async (id: string, place: Place) =>
    setItems((now) => now.map((one) => (one.id === id ? { ...one, ...place } : one)));
  const add = ({ start, end, allDay }: PickedSpan) => {
    const title = t('calendar.nth', { nth: items.length + 1 });
    const own = { tone: 'own', own: true, movable: true, resizable: true } as const;
    setItems((now) => [...now, { id: title, title, start, end, allDay, label: `${title} ${start}`, ...own }]);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <IconButton aria-label={t('calendar.previous')} edge="start" onClick={() => step(-1)}>
          <Icon name="chevronLeft" />
        </IconButton>
        <Button variant="outlined" onClick={() => setDay(today)}>
          {t('calendar.today')}
        </Button>
        <IconButton aria-label={t('calendar.next')} onClick={() => step(1)}>
          <Icon name="chevronRight" />
        </IconButton>
      </Box>
      <Calendar
        label={t('calendar')}
        view={view}
        views={VIEWS}
        day={day}
        today={today}
        weekStart={0}
        scrollTo={8}
        height="480px"
        items={items}
        onDay={setDay}
        onView={(next) => setView(VIEWS.find((one) => one === next) ?? 'week')}
        onPick={add}
        onOpen={(id) => message(t('calendar.opened', { name: id }))}
        onMove={put}
        onResize={put}
      />
    </>
  );
}
