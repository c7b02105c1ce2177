import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { usePreference } from '../../../platform/preferences.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useUiWords } from '../../ui-words.ts';
import { calendarLocale } from './calendar-locale.ts';
import { MarkedDay } from './MarkedDay.tsx';
import { HolidaysContext, useHolidays } from './use-holidays.ts';

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
