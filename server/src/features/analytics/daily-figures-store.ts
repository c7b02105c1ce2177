// The SQL of sums by day: counted anew where something changed since the last count, and read by span and department.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import { instant } from '../../platform/db/instant.ts';
import { type Executor, run, type Statement, statement } from '../../platform/db/statement.ts';
import type { FigureSource, Measure } from '../../platform/figures/figure-source.ts';

const KEY = sql`(source, part, day, measure, department_code)`;
const NEWEST = sql`pg_snapshot_xmax(pg_current_snapshot())`;

/**
 * One statement: what the touched parts hold now takes the place of what they held. The cursor moves to the oldest transaction that
 * was still open, so what commits later is seen by the next count; a cursor of another server's transactions begins anew.
 * Two processes that count at once may write an older sum, but then also leave the older cursor, and the next count mends it.
 */
const counting = ({ name, touched, counted }: FigureSource) => {
  const source = sql.lit(name);
  return statement<{ now: string }, { changed: number }>(
    (at) => sql`with place as materialized (
        select case when after > ${NEWEST} then '0'::xid8 else after end as after
        from figure_cursors where source = ${source} for update),
      parts as materialized (${touched(
        (xid) =>
          sql`(${xid} >= (select after from place) and (${xid} < ${NEWEST} or (select after from place) = '0'::xid8))`,
      )}),
      counted as materialized (${counted(sql`parts`)}),
      gone as (delete from daily_figures f using parts p where f.source = ${source} and f.part = p.part
        and not exists (select from counted c where (c.part, c.day, c.measure, c.department) =
          (f.part, f.day, f.measure, f.department_code)) returning f.day),
      came as (insert into daily_figures as f (source, part, day, measure, department_code, value)
        select ${source}, part, day, measure, department, value from counted
        on conflict ${KEY} do update set value = excluded.value where f.value <> excluded.value returning f.day),
      moved as (update figure_cursors set after = pg_snapshot_xmin(pg_current_snapshot()), counted_at = ${at('now')}::timestamptz
        where source = ${source})
      select ((select count(*) from gone) + (select count(*) from came))::int as changed`,
  );
};

const COUNTING = new WeakMap<FigureSource, Statement<{ now: string }, { changed: number }>>();

/** Counts what changed of the source since the last time. Answers how many sums are other ones now. */
export async function countAnew(executor: Executor, source: FigureSource, now: string): Promise<number> {
  const known = COUNTING.get(source) ?? counting(source);
  COUNTING.set(source, known);
  const [row] = await run(executor, known, { now });
  return row?.changed ?? 0;
}

interface Asked {
  readonly measures: readonly Measure[];
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly departments: readonly string[] | null;
}

export interface DaySum {
  readonly day: PlainDate;
  readonly measure: Measure;
  readonly value: number;
}

const sums = statement<Asked, { day: PlainDate; measure: Measure; value: string }>(
  (at) => sql`select f.day, f.measure, sum(f.value)::text as value from daily_figures f
    where f.measure = any(${at('measures')}::text[]) and f.day between ${at('from')}::date and ${at('to')}::date
      and (${at('departments')}::text[] is null or f.department_code = any(${at('departments')}::text[]))
    group by f.measure, f.day order by f.measure, f.day`,
);

/** The sums of each day that has any, in the order of days. */
export async function findSums(executor: Executor, asked: Asked): Promise<DaySum[]> {
  return (await run(executor, sums, asked)).map((row) => ({ ...row, value: Number(row.value) }));
}

const counts = statement<Record<never, never>, { countedAt: string | null; since: PlainDate | null }>(
  () => sql`select (select ${instant(sql`min(counted_at)`)} from figure_cursors having count(counted_at) = count(*)) as "countedAt",
    (select min(day) from daily_figures where measure in ('claim-yen', 'purchase-yen')) as since`,
);

/** When all sources were counted last, and the first day on which anything was spent. */
export async function findCount(executor: Executor) {
  const [row] = await run(executor, counts, {});
  return row ?? { countedAt: null, since: null };
}
