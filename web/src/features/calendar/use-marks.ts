// Names of special days: holidays and the days on which months of expenses close, each by its name.
import { may } from '@madoguchi/contract/access.ts';
import { showOpenMonths } from '@madoguchi/contract/information/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useMemo } from 'react';
import type { DayMark, DayMarks } from '../../kit/calendar/model/calendar-item.ts';
import { useHolidayMarks } from '../../kit/calendar/use-holiday-marks.ts';
import { formatMonth } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useEventWords } from './words.ts';

const NONE: DayMarks = new Map();
const NO_DAYS: readonly PlainDate[] = [];

export function useMarks(days: readonly PlainDate[], isShown: boolean): DayMarks {
  const t = useEventWords();
  const language = useLanguage();
  const { role } = useUser();
  const holidays = useHolidayMarks(isShown ? days : NO_DAYS);
  const months = useRead(showOpenMonths, {}, { enabled: isShown && may({ roles: role }, 'staff') });
  return useMemo(() => {
    if (!isShown) return NONE;
    const marks = new Map<PlainDate, readonly DayMark[]>(holidays);
    for (const { month, closingDate } of months.data ?? []) {
      const closing: DayMark = { kind: 'note', text: t('closing', { month: formatMonth(month, language) }) };
      marks.set(closingDate, [...(marks.get(closingDate) ?? []), closing]);
    }
    return marks;
  }, [isShown, holidays, months.data, language, t]);
}
