// All SQL of faults: crashes that pages told of, and reports.
import {
  CRASHES_AT_MOST,
  type CrashNote,
  type FaultReport,
  REPORTS_AT_MOST,
} from '@madoguchi/contract/fault-reports/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';

const NOTHING = sql`'{}'::jsonb as patch`;
/** So many at most come of one source in this time. */
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

/** Notes a crash, unless the source has told of many just now; clears away what is old. */
export const keepCrash = change<Told & Pick<CrashNote, 'errorName'> & { frames: readonly string[] }>((at) => ({
  before: {
    old: sql`delete from page_crashes where at < ${at('at')}::timestamptz - ${KEPT}`,
  },
  changed: sql`insert into page_crashes (id, at, reference, source, account_id, path, error_name, frames)
    select ${at('id')}::uuid, ${at('at')}::timestamptz, ${at('reference')}, ${at('source')}, ${at('account')}::uuid,
      ${at('path')}, ${at('errorName')}, ${at('frames')}::text[]
    where (select count(*) from page_crashes
      where source = ${at('source')} and at > ${at('at')}::timestamptz - ${WINDOW}) < ${sql.lit(CRASHES_AT_MOST)}
    returning ${NOTHING}`,
}));

/** Keeps a report and tells the fact, unless the source has sent many just now. */
export const keepReport = change<Told & { said: string; facts: string }>((at) => ({
  changed: sql`insert into fault_reports (id, at, reference, source, account_id, path, said)
    select ${at('id')}::uuid, ${at('at')}::timestamptz, ${at('reference')}, ${at('source')}, ${at('account')}::uuid,
      ${at('path')}, ${at('said')}
    where (select count(*) from fault_reports
      where source = ${at('source')} and at > ${at('at')}::timestamptz - ${WINDOW}) < ${sql.lit(REPORTS_AT_MOST)}
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
