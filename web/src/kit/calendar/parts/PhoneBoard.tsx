import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatWeekday } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import type { CalendarProps } from '../calendar-props.ts';
import type { CalendarItem } from '../model/calendar-item.ts';
import { drawnDaysOf, isTimeline, weekOf } from '../model/frame.ts';
import { itemsOn } from '../model/segments.ts';
import { asEnd, asStart } from '../model/wall-clock.ts';
import { dayKind } from '../picture/picture-options.ts';
import { useCalendarWords } from '../words.ts';
import { heardOnly } from './calendar-colours.ts';
import { spokenDay } from './cell-sentence.ts';
import { DayList } from './DayList.tsx';

interface Props extends CalendarProps {
  readonly flashing: ReadonlySet<string>;
  readonly onItem: (item: CalendarItem, anchor: HTMLElement) => void;
  readonly onItemMenu: ((item: CalendarItem, anchor: HTMLElement) => void) | null;
}

/** The calendar on a phone: a strip of days, and the chosen day of one row as a list. */
export function PhoneBoard(props: Props) {
  const { view, day, today, weekStart, rows, rowId, items, marks, flashing, onDay, onRow, onPick, onItem } = props;
  const t = useCalendarWords();
  const row = isTimeline(view) ? (rows?.find(({ id }) => id === rowId) ?? rows?.[0] ?? null) : null;
  const isMonth = view === 'month';
  const days = isMonth ? drawnDaysOf({ view, day, weekStart }) : weekOf(day, weekStart);
  return (
    <Box>
      {row === null ? null : (
        <TextField
          select
          fullWidth
          label={t('row')}
          value={row.id}
          onChange={({ target }) => onRow?.(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mb: 1 }}
        >
          {rows?.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        {isMonth ? null : (
          <IconButton aria-label={t('previousWeek')} edge="start" onClick={() => onDay(addDays(day, -7))}>
            <Icon name="chevronLeft" />
          </IconButton>
        )}
        <Box
          role="group"
          aria-label={t(isMonth ? 'month' : 'week')}
          sx={{ flex: 1, display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2px' }}
        >
          {days.map((one) => (
            <DayButton
              key={one}
              day={one}
              isChosen={one === day}
              isToday={one === today}
              isOutside={isMonth && one.slice(0, 7) !== day.slice(0, 7)}
              kind={dayKind(one, marks?.get(one))}
              mark={marks?.get(one)?.[0]?.text}
              count={itemsOn(items, one, row?.id).length}
              onChoose={onDay}
            />
          ))}
        </Box>
        {isMonth ? null : (
          <IconButton aria-label={t('nextWeek')} edge="end" onClick={() => onDay(addDays(day, 7))}>
            <Icon name="chevronRight" />
          </IconButton>
        )}
      </Box>
      <DayList
        day={day}
        items={items}
        marks={marks?.get(day) ?? []}
        row={row}
        flashing={flashing}
        onOpen={onItem}
        onMenu={props.onItemMenu}
        onFree={
          onPick === undefined || row === null
            ? null
            : (from, to) => onPick({ start: asStart(from), end: asEnd(to), allDay: false, rowId: row.id })
        }
      />
      {onPick === undefined || row !== null ? null : (
        <Button
          startIcon={<Icon name="plus" />}
          onClick={() => onPick({ start: `${day}T00:00`, end: `${day}T24:00`, allDay: true })}
        >
          {t('add')}
        </Button>
      )}
    </Box>
  );
}

interface DayProps {
  readonly day: PlainDate;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  readonly kind: ReturnType<typeof dayKind>;
  readonly mark: string | undefined;
  readonly count: number;
  readonly onChoose: (day: PlainDate) => void;
}

const KIND_COLOURS = { saturday: 'status.blue.ink', rest: 'error.main', work: 'text.primary' } as const;

function DayButton({ day, isChosen, isToday, isOutside, kind, mark, count, onChoose }: DayProps) {
  const t = useCalendarWords();
  const language = useLanguage();
  const name = [spokenDay(day, language), mark, t('count', { count })].filter(Boolean).join(' ');
  return (
    <ButtonBase
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      sx={{
        flexDirection: 'column',
        justifyContent: 'flex-start',
        minHeight: 52,
        py: 0.5,
        borderRadius: 1,
        border: '2px solid',
        borderColor: isChosen ? 'primary.main' : 'transparent',
        bgcolor: isToday ? 'action.selected' : 'transparent',
        color: KIND_COLOURS[kind],
        fontWeight: isOutside ? 400 : 700,
        lineHeight: 1.3,
        overflow: 'hidden',
      }}
    >
      <Box component="span" sx={heardOnly}>
        {name}
      </Box>
      <Box component="span" aria-hidden sx={{ fontSize: '0.75rem' }}>
        {formatWeekday(day, language)}
      </Box>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <Box component="span" aria-hidden sx={{ fontSize: '0.7rem', color: 'text.secondary', fontWeight: 400 }}>
        {count === 0 ? '' : t('count', { count })}
      </Box>
    </ButtonBase>
  );
}
