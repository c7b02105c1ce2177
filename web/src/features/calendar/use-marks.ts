// Names of special days: holidays and the days on which months of expenses close, each by its name.
import { may } from '@madoguchi/contract/access.ts';
import { showOpenMonths } from '@madoguchi/contract/information/operations.ts';
import { listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useMemo } from 'react';
import type { DayMark, DayMarks } from '../../kit/calendar/model/calendar-item.ts';
import { formatMonth } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { useReads } from '../../platform/reads.ts';
import { useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useEventWords } from './words.ts';

const NONE: DayMarks = new Map();

export function useMarks(days: readonly PlainDate[], isShown: boolean): DayMarks {
  const t = useEventWords();
  const language = useLanguage();
  const { role } = useUser();
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].join(' ');
  const asked = useMemo(() => years.split(' ').map((year) => ({ year })), [years]);
  const holidays = useReads(listHolidays, isShown ? asked : []);
  const months = useRead(showOpenMonths, {}, { enabled: isShown && may({ roles: role }, 'staff') });
  return useMemo(() => {
    if (!isShown) return NONE;
    const marks = new Map<PlainDate, DayMark[]>();
    const add = (day: PlainDate, mark: DayMark) => marks.set(day, [...(marks.get(day) ?? []), mark]);
    for (const { day, name, nameEn } of holidays.flatMap((year) => year ?? [])) {
      add(day, { kind: 'holiday', text: language === 'en' && nameEn !== '' ? nameEn : name });
    }
    for (const { month, closingDate } of months.data ?? []) {
      add(closingDate, { kind: 'note', text: t('closing', { month: formatMonth(month, language) }) });
    }
    return marks;
  }, [isShown, holidays, months.data, language, t]);
}
