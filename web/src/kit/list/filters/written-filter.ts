// Filters as people read and type them.
import type { Field } from '@madoguchi/contract/list/list.ts';
import type { FilterValue } from '@madoguchi/contract/list/list-values.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { readTypedDate } from '@madoguchi/contract/values/typed-date.ts';
import { readTypedCount, readTypedYen } from '@madoguchi/contract/values/typed-figure.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { writtenEnd } from '../columns/written-value.ts';
import type { FilterOption } from '../list-props.ts';
import type { SayList } from '../words.ts';

/** Values named in a chip; of more their number is said. */
const MOST_NAMED = 2;

/** A filter in a few words; empty for a condition that needs none besides its name. */
export function writtenFilter(
  field: Field,
  value: FilterValue,
  options: readonly FilterOption[],
  language: Language,
  t: SayList,
): string {
  if (typeof value === 'string') return '';
  if ('typed' in value) return value.typed;
  if ('from' in value) {
    const [from, to] = [value.from, value.to].map((end) => writtenEnd(field, end, language));
    if (from && to) return t('filter.between', { from, to });
    return from ? t('filter.from', { value: from }) : t('filter.to', { value: to ?? '' });
  }
  const names = value.map((one) => options.find((option) => option.value === one)?.label ?? one);
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(language === 'ja' ? '・' : ', ');
  return more > 0 ? `${named} ${t('filter.more', { n: more })}` : named;
}

/** An end of a range as typed in any width; `null` for none, `undefined` where it cannot be read. */
function readEnd({ kind }: Field, typed: string, month: YearMonth): string | number | null | undefined {
  if (typed.trim() === '') return null;
  if (kind === 'yen') return readTypedYen(typed) ?? undefined;
  return (kind === 'count' ? readTypedCount(typed) : readTypedDate(typed, month)) ?? undefined;
}

/** The range between two typed ends; `undefined` for none, `null` where they make no range. */
export function readRange(
  field: Field,
  [lower, upper]: readonly [string, string],
  month: YearMonth,
): FilterValue | undefined | null {
  const [from, to] = [readEnd(field, lower, month), readEnd(field, upper, month)];
  if (from === undefined || to === undefined) return null;
  if (from === null && to === null) return undefined;
  if (from !== null && to !== null && from > to) return null;
  return { from, to } as FilterValue;
}
