import type { Field } from '@madoguchi/contract/list/list.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { formatDay, formatInstant, formatNumber, formatYen } from '../../../platform/formats.ts';

/** The value of a field, as JSON carries it. */
export type FieldValue = string | number | boolean | null | undefined;

/** A value as its kind is written, an instant with its time unless its field is by day (D1); blank where there is none. */
export function writtenValue({ kind, isByDay, valueNames }: Field, value: FieldValue, language: Language): string {
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'yen':
      return formatYen(Number(value));
    case 'count':
      return formatNumber(Number(value));
    case 'day':
      return formatDay(value as PlainDate, language);
    case 'instant':
      return isByDay
        ? formatDay(tokyoDay(Date.parse(String(value))), language)
        : formatInstant(String(value), language);
    default:
      return valueNames?.[String(value)]?.[language] ?? String(value);
  }
}

/** An end of a range: of an instant it is a day in Japan, as it was typed. */
export function writtenEnd(field: Field, end: FieldValue, language: Language): string {
  return writtenValue(field.kind === 'instant' ? { ...field, kind: 'day' } : field, end, language);
}
