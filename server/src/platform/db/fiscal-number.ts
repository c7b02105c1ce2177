// The SQL of numbers that are counted per kind and fiscal year, without gaps (B0-06): TE-2026-00123.
import { type RawBuilder, sql } from 'kysely';

/**
 * A part of a submission's statement: the next `number` of the year for the row in `locked`, where it has none yet. The
 * counter's row is held until the transaction is over, so numbers follow each other, and one that is not used is none.
 */
export function takenNumber(prefix: string, fiscalYear: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into number_counters (prefix, fiscal_year, last)
    select ${sql.lit(prefix)}, ${fiscalYear}::int, 1 from locked where number is null
    on conflict (prefix, fiscal_year) do update set last = number_counters.last + 1
    returning prefix || '-' || fiscal_year || '-'
      || case when last < 100000 then lpad(last::text, 5, '0') else last::text end as number`;
}
