import { listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useMemo } from 'react';
import type { DayMark, DayMarks } from '../../../kit/calendar/model/calendar-item.ts';
import { useReads } from '../../../platform/reads.ts';
import { useLanguage } from '../../../platform/words.ts';

/** Holidays of the days' years, as the calendar marks them. A calendar without them is still a calendar. */
export function useDayMarks(days: readonly PlainDate[]): DayMarks {
  const language = useLanguage();
  const first = days[0]?.slice(0, 4) ?? '';
  const last = days.at(-1)?.slice(0, 4) ?? '';
  const years = useMemo(() => [...new Set([first, last])].map((year) => ({ year })), [first, last]);
  const read = useReads(listHolidays, years);
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
