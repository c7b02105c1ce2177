// All SQL of faults: crashes that pages told of, and reports.
import {
  CRASHES_AT_MOST,
  CRASHES_OF_ALL_AT_MOST,
  type CrashNote,
  type FaultReport,
  REPORTS_AT_MOST,
  REPORTS_OF_ALL_AT_MOST,
} from '@madoguchi/contract/fault-reports/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';

const NOTHING = sql`'{}'::jsonb as patch`;
/** So many at most come in this time. */
const WINDOW = sql.raw(`interval '10 minutes'`);
/** Long enough to compare a crash with the version that caused it. */
const KEPT = sql.raw(`interval '90 days'`);

interface Told {
  id: string;
  at: string;
  reference: string;
  source: string;
  account: string | null;
  path: string;
}

/** True when there is room for another: of its source, and of all guests, or of all who are signed in. */
const hasRoom = (table: RawBuilder<unknown>, ofOne: number, ofAll: number, at: Places<Told>) => {
  const recent = sql`select count(*) from ${table} where at > ${at('at')}::timestamptz - ${WINDOW}`;
  return sql`(${recent} and source = ${at('source')}) < ${sql.lit(ofOne)}
    and (${recent} and (account_id is null) = (${at('account')}::uuid is null)) < ${sql.lit(ofAll)}`;
};

/** Notes a crash, unless many were told of just now; clears away what is old. */
export const keepCrash = change<Told & Pick<CrashNote, 'errorName'> & { frames: readonly string[] }>((at) => ({
  before: {
    old: sql`delete from page_crashes where at < ${at('at')}::timestamptz - ${KEPT}`,
  },
  changed: sql`insert into page_crashes (id, at, reference, source, account_id, path, error_name, frames)
    select ${at('id')}::uuid, ${at('at')}::timestamptz, ${at('reference')}, ${at('source')}, ${at('account')}::uuid,
      ${at('path')}, ${at('errorName')}, ${at('frames')}::text[]
    where ${hasRoom(sql`page_crashes`, CRASHES_AT_MOST, CRASHES_OF_ALL_AT_MOST, at as unknown as Places<Told>)}
    returning ${NOTHING}`,
}));

/** Keeps a report and tells the fact, unless many were sent just now. */
export const keepReport = change<Told & { said: string; facts: string }>((at) => ({
  changed: sql`insert into fault_reports (id, at, reference, source, account_id, path, said)
    select ${at('id')}::uuid, ${at('at')}::timestamptz, ${at('reference')}, ${at('source')}, ${at('account')}::uuid,
      ${at('path')}, ${at('said')}
    where ${hasRoom(sql`fault_reports`, REPORTS_AT_MOST, REPORTS_OF_ALL_AT_MOST, at as unknown as Places<Told>)}
    returning ${NOTHING}`,
  after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
}));

const page = statement<{ after: string | null; fetched: number }, FaultReport>(
  (at) => sql`select r.id, ${instant(sql`r.at`)} as at, r.reference, r.path, r.said, a.display_name as by,
      (select max(c.error_name) from page_crashes c where c.reference = r.reference) as "errorName"
    from fault_reports r left join accounts a on a.id = r.account_id
    where r.id < coalesce(${at('after')}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
    order by r.id desc limit ${at('fetched')}::int`,
);

/** Reports, newest first, after one of them. */
export function findReports(pool: Pool, after: string | null, fetched: number): Promise<FaultReport[]> {
  return run(pool, page, { after, fetched });
}
