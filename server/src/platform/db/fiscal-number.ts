// The SQL of numbers that are counted per kind and fiscal year, without gaps (B0-06): TE-2026-00123.
import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

const numberOf = (prefix: Part, fiscalYear: Part, nth: Part) => sql`${prefix} || '-' || ${fiscalYear} || '-'
  || case when ${nth} < 100000 then lpad((${nth})::text, 5, '0') else (${nth})::text end`;

/**
 * A part of a submission's statement: the next `number` of the year for the row in `locked`, where it has none yet. The
 * counter's row is held until the transaction is over, so numbers follow each other, and one that is not used is none.
 */
export function takenNumber(prefix: string, fiscalYear: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into number_counters (prefix, fiscal_year, last)
    select ${sql.lit(prefix)}, ${fiscalYear}::int, 1 from locked where number is null
    on conflict (prefix, fiscal_year) do update set last = number_counters.last + 1
    returning ${numberOf(sql`prefix`, sql`fiscal_year`, sql`last`)} as number`;
}

/** The same for several: parts, of which `numbers` has the `id` and the `number` of each row of `wanting`, a select of `id` and `nth`, from 1 on. */
export function takenNumbers(prefix: string, fiscalYear: Part, wanting: Part) {
  const [kind, year] = [sql`${sql.lit(prefix)}`, sql`${fiscalYear}::int`];
  const nth = sql`c.last - (select count(*) from numbers_wanted) + w.nth`;
  return {
    numbers_wanted: wanting,
    numbers_counted: sql`insert into number_counters (prefix, fiscal_year, last)
      select ${kind}, ${year}, count(*) from numbers_wanted having count(*) > 0
      on conflict (prefix, fiscal_year) do update set last = number_counters.last + excluded.last returning last`,
    numbers: sql`select w.id, ${numberOf(kind, year, nth)} as number from numbers_wanted w cross join numbers_counted c`,
  };
}
