import { type Board, CardDue, type CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Calendar } from '../../../kit/calendar/Calendar.tsx';
import type { CalendarItem } from '../../../kit/calendar/model/calendar-item.ts';
import { drawnDaysOf, neighbourOf, type WeekStart } from '../../../kit/calendar/model/frame.ts';
import { useHolidayMarks } from '../../../kit/calendar/use-holiday-marks.ts';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { TimeField } from '../../../kit/fields/date/TimeField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useAskForm } from '../../../kit/form/use-ask-form.ts';
import { Icon } from '../../../kit/Icon.tsx';
import type { MoreItem } from '../../../kit/MoreMenu.tsx';
import { formatMonth } from '../../../platform/formats.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { BoardAddress } from '../address.ts';
import { dueOfSpan, spanOfDue, writtenDue } from '../due-items.ts';
import { useBoardWords } from '../words.ts';
import { type At, cardsByList } from './board-cards.ts';
import type { BoardActs } from './use-board-acts.tsx';

/** As high as the page below the head of the board and of the month leaves it. */
const HEIGHT = 'max(28rem, calc(100dvh - var(--frame-taken, 0px) - 18.5rem))';

interface Props {
  readonly board: Board;
  readonly address: BoardAddress;
  readonly at: At;
  readonly acts: BoardActs;
  readonly mayEdit: boolean;
}

/** The cards of a board by their due dates, a month at a time: dragged to another day, or given one in their menu. */
export function CardCalendar({ board, address, at, acts, mayEdit }: Props) {
  const t = useBoardWords();
  const weekStart: WeekStart = usePreference('week-start').value === 'monday' ? 1 : 0;
  const { filter, open, goTo } = address;
  const day = address.day ?? at.today;
  const days = useMemo(() => drawnDaysOf({ view: 'month', day, weekStart }), [day, weekStart]);
  const marks = useHolidayMarks(days);
  const [asked, setAsked] = useState<CardFace | null>(null);
  const cards = useMemo(
    () => [...cardsByList(board, { filter, order: 'due', at }).values()].flatMap(({ shown }) => shown),
    [board, filter, at],
  );
  const items = useMemo(() => {
    const drawn = new Set<string>(days);
    return cards.flatMap((card): CalendarItem[] => {
      const { id, title, due, doneAt, listId } = card;
      if (due === null || !drawn.has(due.day)) return [];
      const shown = doneAt === null ? title : t('calendar.done', { title });
      return [
        {
          ...{ id, title: shown, movable: mayEdit, tone: doneAt === null ? 'due' : 'busy' },
          sub: board.lists.find((list) => list.id === listId)?.title ?? '',
          label: t('calendar.item', { title: shown, board: board.title, due: writtenDue(due) }),
          ...spanOfDue(due),
        },
      ];
    });
  }, [cards, days, board.lists, board.title, mayEdit, t]);
  const cardOf = (id: string) => board.cards.find((card) => card.id === id);
  const menu = (id: string): MoreItem[] => {
    const card = cardOf(id);
    const entry = (label: string, run: () => void) => ({ label, reason: null, run });
    if (card === undefined) return [];
    const isDone = card.doneAt !== null;
    return [
      entry(t('card.open'), () => open(id)),
      ...(mayEdit
        ? [
            entry(t('calendar.due'), () => setAsked(card)),
            entry(t('calendar.noDue'), () => void acts.setDue(card, null).catch(() => undefined)),
            entry(t(isDone ? 'card.reopen' : 'card.done'), () => void acts.act([card], { act: 'done', on: !isDone })),
          ]
        : []),
    ];
  };
  const without = cards.filter(({ due }) => due === null).length;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <MonthBar address={address} day={day} weekStart={weekStart} today={at.today} />
      <Calendar
        label={t('calendar.label')}
        view="month"
        day={day}
        today={at.today}
        weekStart={weekStart}
        marks={marks}
        items={items}
        height={HEIGHT}
        onDay={goTo}
        onOpen={open}
        menu={menu}
        {...(mayEdit
          ? {
              onMove: async (id, place) => {
                const card = cardOf(id);
                if (card?.due) await acts.setDue(card, dueOfSpan(place, card.due));
              },
            }
          : {})}
      />
      {without === 0 ? null : (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('calendar.without', { count: without })}
        </Typography>
      )}
      {asked === null ? null : (
        <DueDialog
          card={asked}
          onSet={(due) => void acts.setDue(asked, due).catch(() => undefined)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

interface BarProps {
  readonly address: BoardAddress;
  readonly day: Parameters<BoardAddress['goTo']>[0];
  readonly today: At['today'];
  readonly weekStart: WeekStart;
}

function MonthBar({ address: { goTo }, day, today, weekStart }: BarProps) {
  const t = useBoardWords();
  const language = useLanguage();
  const step = (by: 1 | -1) => goTo(neighbourOf({ view: 'month', day, weekStart }, by));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <IconButton aria-label={t('calendar.previous')} onClick={() => step(-1)}>
        <Icon name="chevronLeft" />
      </IconButton>
      <Button variant="outlined" onClick={() => goTo(today)}>
        {t('calendar.today')}
      </Button>
      <IconButton aria-label={t('calendar.next')} onClick={() => step(1)}>
        <Icon name="chevronRight" />
      </IconButton>
      <Typography variant="h2" aria-live="polite">
        {formatMonth(monthOf(day), language)}
      </Typography>
    </Box>
  );
}

interface DueDialogProps {
  readonly card: Pick<CardFace, 'title' | 'due'>;
  readonly onSet: (due: CardDue) => void;
  readonly onClose: () => void;
}

/** Another due date without a mouse. */
function DueDialog({ card: { title, due }, onSet, onClose }: DueDialogProps) {
  const t = useBoardWords();
  const form = useAskForm({
    question: CardDue,
    defaults: { day: due?.day ?? null, time: due?.time ?? null },
    onAsk: (asked) => {
      onSet(asked);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('due.title', { title })}
      marks="optional"
      submitLabel={t('due.set')}
      onDismiss={onClose}
    >
      <DateField name="day" label={t('due.day')} />
      <TimeField name="time" label={t('due.time')} isOptional />
    </FormDialog>
  );
}
