import { listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useMemo } from 'react';
import { useReads } from '../../platform/reads.ts';
import { useLanguage } from '../../platform/words.ts';
import type { DayMark, DayMarks } from './model/calendar-item.ts';

/** Holidays of the days' years, as the calendar marks them. A calendar without them is still a calendar. */
export function useHolidayMarks(days: readonly PlainDate[]): DayMarks {
  const language = useLanguage();
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].join(' ');
  const asked = useMemo(() => (years === '' ? [] : years.split(' ').map((year) => ({ year }))), [years]);
  const read = useReads(listHolidays, asked);
  return useMemo(
    () =>
      new Map(
        read.flatMap((holidays) =>
          (holidays ?? []).map(({ day, name, nameEn }): [PlainDate, readonly DayMark[]] => [
            day,
            [{ kind: 'holiday', text: language === 'ja' ? name : nameEn || name }],
          ]),
        ),
      ),
    [read, language],
  );
}
