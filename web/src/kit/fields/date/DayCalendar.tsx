import type { Holiday } from '@madoguchi/contract/master-data/model.ts';
import { listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { createContext, use, useMemo, useState } from 'react';
import { formatDay } from '../../../platform/formats.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useUiWords } from '../../ui-words.ts';
import { useFieldWords } from '../words.ts';
import { calendarLocale } from './calendar-locale.ts';

// Which days of a year are holidays, for calendars to mark: a calendar without them is still a calendar.

/** By day. */
const HolidaysContext = createContext<ReadonlyMap<string, Holiday>>(new Map());

function useHolidays(year: number): ReadonlyMap<string, Holiday> {
  const { data } = useRead(listHolidays, { year: String(year) }, { keepsPrevious: true });
  return new Map((data ?? []).map((holiday) => [holiday.day, holiday]));
}

const SUNDAY = 0;
const SATURDAY = 6;

/** A day of the calendar: a holiday is also marked by a dot, and every day says itself in full. */
function MarkedDay(props: PickerDayProps) {
  const { day, selected, outsideCurrentMonth } = props;
  const t = useFieldWords();
  const language = useLanguage();
  const plain = day.format('YYYY-MM-DD') as PlainDate;
  const holiday = use(HolidaysContext).get(plain);
  const weekday = day.day();
  const isRest = holiday !== undefined || weekday === SUNDAY;
  const name = holiday && (language === 'ja' ? holiday.name : holiday.nameEn || holiday.name);
  // The name holds the number as the cell shows it: 2026/11/2(月), not 02.
  const inFull = formatDay(plain, language).replace(/\/0(?=\d\()/, '/');
  const label = [inFull, holiday && t('date.holiday'), name].filter(Boolean).join(' ');
  if (outsideCurrentMonth) return <PickerDay {...props} />;
  return (
    <Box sx={{ position: 'relative' }} title={name}>
      <PickerDay
        {...props}
        aria-label={label}
        sx={(theme) => ({
          ...theme.typography.body2,
          ...(selected || (!isRest && weekday !== SATURDAY)
            ? {}
            : { color: theme.vars.palette.status[isRest ? 'crimson' : 'blue'].ink }),
        })}
      />
      {holiday ? (
        <Box
          aria-hidden="true"
          sx={{
            position: 'absolute',
            bottom: 2,
            insetInlineStart: 0,
            insetInlineEnd: 0,
            textAlign: 'center',
            typography: 'micro',
            lineHeight: 1,
            pointerEvents: 'none',
            color: selected ? 'primary.contrastText' : 'status.crimson.ink',
          }}
        >
          •
        </Box>
      ) : null}
    </Box>
  );
}

const PLAIN = 'YYYY-MM-DD';

interface Props {
  readonly day: PlainDate | null;
  readonly today: PlainDate;
  readonly onChoose: (day: PlainDate) => void;
}

/** A month of days, walked by arrow keys; Sundays, Saturdays and holidays by hue and by a mark (D1, D3). */
export function DayCalendar({ day, today, onChoose }: Props) {
  const t = useUiWords();
  const language = useLanguage();
  const { value: weekStart } = usePreference('week-start');
  const [year, setYear] = useState(Number((day ?? today).slice(0, 4)));
  const holidays = useHolidays(year);
  const words = useMemo(() => ({ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }), [t]);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={calendarLocale(language, weekStart)}
      localeText={words}
    >
      <HolidaysContext value={holidays}>
        <DateCalendar
          autoFocus
          views={['day']}
          value={day === null ? null : dayjs(day)}
          referenceDate={dayjs(day ?? today)}
          dayOfWeekFormatter={(date) => date.format(language === 'ja' ? 'dd' : 'ddd')}
          onChange={(chosen) => {
            if (chosen !== null) onChoose(chosen.format(PLAIN) as PlainDate);
          }}
          onMonthChange={(month) => setYear(month.year())}
          slots={{ day: MarkedDay }}
          slotProps={{ calendarHeader: { format: language === 'ja' ? 'YYYY年M月' : 'MMMM YYYY' } }}
        />
      </HolidaysContext>
    </LocalizationProvider>
  );
}
