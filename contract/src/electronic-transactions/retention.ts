// Until when an electronic transaction is kept (japanese-rules 1; cases ET24, ETX-17). PostgreSQL computes the same in
// `transaction_retained_until` (db/migrations); a test holds the two together. Pure but for its schemas.
import * as z from 'zod';
import { addDays, daysInMonth, plainDate } from '../values/calendar-days.ts';
import { Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredLines } from '../values/text.ts';
import { TRANSACTION_LIMITS } from './choices.ts';
import { termEnd } from './deadlines.ts';

/** A fiscal year of which the return was put off, or that made a loss which later years deduct. */
const saidYear = {
  /** Its last day, by which it is known. */
  endsOn: PlainDate,
  hasLoss: z.boolean(),
  /** The day on which its return was due after an extension; null where the settings say it. */
  returnDueOn: PlainDate.nullable(),
  /** Why: the application, the approval or the return that it comes from. */
  reason: requiredLines(TRANSACTION_LIMITS.reason),
};

/** Over the version that was seen; 0 where the year was not declared yet. */
export const SavedFiscalYear = z.strictObject({ ...saidYear, version: Version });

export const DeclaredYear = z.object({
  ...saidYear,
  reason: z.string(),
  version: Version,
  updatedBy: z.string(),
  updatedAt: Instant,
});
export type DeclaredYear = z.infer<typeof DeclaredYear>;

/** A dated rate, as the masters keep it. */
interface DatedValue {
  readonly key: string;
  readonly validFrom: string;
  readonly value: number;
}

export interface RetentionSettings {
  /** All dated rates, the values of a key by their first days. */
  readonly rates: readonly DatedValue[];
  readonly years: readonly Pick<DeclaredYear, 'endsOn' | 'hasLoss' | 'returnDueOn'>[];
}

/** The law's years, those of a year with a loss, and what holds where no setting does. */
const LAW_YEARS = 7;
const LOSS_YEARS = 10;
const UNSET = { 'evidence-retention-years': 10, 'fiscal-year-end-month': 3, 'tax-return-months': 2 } as const;
type SettingKey = keyof typeof UNSET;

function valueOn({ rates }: RetentionSettings, key: SettingKey, day: string): number {
  const begun = rates.filter((rate) => rate.key === key && rate.validFrom <= day);
  return begun.at(-1)?.value ?? UNSET[key];
}

/** Whatever held on any day of the year: a change within it shortens nothing. */
function mostWithin(settings: RetentionSettings, key: SettingKey, from: string, to: string): number {
  const later = settings.rates.filter((rate) => rate.key === key && rate.validFrom > from && rate.validFrom <= to);
  return Math.max(valueOn(settings, key, from), ...later.map(({ value }) => value));
}

const lastOfMonth = (year: number, month: number) => plainDate(year, month, daysInMonth(year, month)) as PlainDate;

/** The last day of the fiscal year of a day. */
export function fiscalYearEnd(settings: RetentionSettings, day: PlainDate): PlainDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const endMonth = valueOn(settings, 'fiscal-year-end-month', day);
  return lastOfMonth(month <= endMonth ? year : year + 1, endMonth);
}

const firstOfYear = (endsOn: PlainDate) =>
  addDays(lastOfMonth(Number(endsOn.slice(0, 4)) - 1, Number(endsOn.slice(5, 7))), 1);

/** The day on which the return of the fiscal year that ends on that day is due by the settings alone. */
function regularReturnDay(settings: RetentionSettings, endsOn: PlainDate): PlainDate {
  return termEnd(addDays(endsOn, 1), mostWithin(settings, 'tax-return-months', firstOfYear(endsOn), endsOn));
}

export const Retention = z.object({
  fiscalYearEndsOn: PlainDate,
  returnDueOn: PlainDate,
  years: z.number().int(),
  /** The last day on which it is kept. */
  until: PlainDate,
});
export type Retention = z.infer<typeof Retention>;

/**
 * The retention of a paper: so many years from the day after the return of its fiscal year is due. Of the company's years, those of
 * the document's type, the law's and those of a loss the most hold.
 */
export function retentionOf(day: PlainDate, typeYears: number, settings: RetentionSettings): Retention {
  const fiscalYearEndsOn = fiscalYearEnd(settings, day);
  const declared = settings.years.find(({ endsOn }) => endsOn === fiscalYearEndsOn);
  const company = mostWithin(settings, 'evidence-retention-years', firstOfYear(fiscalYearEndsOn), fiscalYearEndsOn);
  const years = Math.max(LAW_YEARS, company, typeYears, declared?.hasLoss ? LOSS_YEARS : 0);
  const regular = regularReturnDay(settings, fiscalYearEndsOn);
  const putOff = declared?.returnDueOn ?? null;
  const returnDueOn = putOff !== null && putOff > regular ? putOff : regular;
  return { fiscalYearEndsOn, returnDueOn, years, until: termEnd(addDays(returnDueOn, 1), years * 12) };
}

/** A version's day of a paper, and the years of its type. */
export interface StatedDay {
  readonly day: PlainDate;
  readonly typeYears: number;
}

/** The last day of all that the record's versions stated: a correction shortens nothing. */
export function recordRetention(stated: readonly StatedDay[], settings: RetentionSettings): Retention {
  const all = stated.map(({ day, typeYears }) => retentionOf(day, typeYears, settings));
  return all.reduce((longest, one) => (one.until > longest.until ? one : longest));
}

export interface YearFault {
  readonly field: 'endsOn' | 'returnDueOn';
  readonly code: 'no-fiscal-year-end' | 'return-day-too-early' | 'return-day-too-late';
}

/** Refuses a last day that ends no fiscal year, and a return that would be due before the regular day or years after it. */
export function yearFaults(
  { endsOn, returnDueOn }: Pick<DeclaredYear, 'endsOn' | 'returnDueOn'>,
  settings: RetentionSettings,
): readonly YearFault[] {
  if (fiscalYearEnd(settings, endsOn) !== endsOn) return [{ field: 'endsOn', code: 'no-fiscal-year-end' }];
  if (returnDueOn === null) return [];
  if (returnDueOn < regularReturnDay(settings, endsOn)) return [{ field: 'returnDueOn', code: 'return-day-too-early' }];
  return returnDueOn > termEnd(addDays(endsOn, 1), 24) ? [{ field: 'returnDueOn', code: 'return-day-too-late' }] : [];
}
