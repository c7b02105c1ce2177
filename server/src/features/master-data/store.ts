// The SQL of holidays. Values of the lists and dated rates are read by the features that own them.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';

const allHolidays = statement<Record<string, never>, HolidayRow>(
  () => sql`select day, name, name_en as "nameEn" from holidays order by day`,
);

export interface HolidayRow {
  day: PlainDate;
  name: string;
  nameEn: string;
}

export async function loadHolidays(pool: Pool): Promise<HolidayRow[]> {
  return run(pool, allHolidays, {});
}
