// Values of the masters that hold on a day: the rows, and parts of statements that name a value by its code.
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';

type Part = RawBuilder<unknown>;

const holdsOn = (day: Part) =>
  sql`active and valid_from <= ${day}::date and (valid_to is null or valid_to >= ${day}::date)`;

/** A select of the departments of the day: `code, name, sort_order, extra`. */
export const departmentsOn = (day: Part): Part =>
  sql`select code, name, sort_order, extra from classification_details
    where classification_code = 'group' and ${holdsOn(day)}`;

/** The department's name of today; one that the masters lost is named by its code. */
export const departmentNameOf = (code: Part): Part =>
  sql`coalesce((select g.name from classification_details g where g.classification_code = 'group' and g.code = ${code}),
    ${code})`;

/** An outer join of a list's value by its code, under the name of the list. */
export const withValueOf = (list: MasterList, code: Part): Part =>
  sql`left join classification_details ${sql.id(list)}
    on ${sql.id(list)}.classification_code = ${sql.lit(list)} and ${sql.id(list)}.code = ${code}`;

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
    where ${holdsOn(at('today'))}
    order by classification_code, sort_order, code`,
);

/** Every value of every list that holds on the day, in the lists' own order. */
export async function loadDetails(pool: Pool, today: string): Promise<DetailRow[]> {
  return run(pool, validDetails, { today });
}
