// All SQL of master lists, dated rates and holidays.
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';

export interface DetailRow {
  list: MasterList;
  code: string;
  name: string;
  nameEn: string;
  kana: string;
  order: number;
  validFrom: string;
  validTo: string | null;
  active: boolean;
  extra: unknown;
}

const validDetails = statement<{ today: string }, DetailRow>(
  (at) => sql`
    select classification_code as list, code, name, name_en as "nameEn", kana, sort_order as "order",
      valid_from as "validFrom", valid_to as "validTo", active, extra
    from classification_details
    where active and valid_from <= ${at('today')}::date and (valid_to is null or valid_to >= ${at('today')}::date)
    order by classification_code, sort_order, code`,
);

const allRates = statement<Record<string, never>, RateRow>(
  () =>
    sql`select key, valid_from as "validFrom", valid_to as "validTo", value from dated_rates order by key, valid_from`,
);

const allHolidays = statement<Record<string, never>, HolidayRow>(
  () => sql`select day, name, name_en as "nameEn" from holidays order by day`,
);

export interface RateRow {
  key: string;
  validFrom: string;
  validTo: string | null;
  value: number;
}

export interface HolidayRow {
  day: PlainDate;
  name: string;
  nameEn: string;
}

export async function loadDetails(pool: Pool, today: string): Promise<DetailRow[]> {
  return run(pool, validDetails, { today });
}

export async function loadRates(pool: Pool): Promise<RateRow[]> {
  return run(pool, allRates, {});
}

export async function loadHolidays(pool: Pool): Promise<HolidayRow[]> {
  return run(pool, allHolidays, {});
}
