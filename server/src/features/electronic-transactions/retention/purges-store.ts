// The SQL of purges. The database itself judges and deletes: see `confirm_transaction_purge`.
import { type DueRecord, PURGE_LIMITS, type Purge } from '@madoguchi/contract/electronic-transactions/purges.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { run, statement } from '../../../platform/db/statement.ts';

const IS_PROPOSED = sql`exists (select from transaction_purge_records r join transaction_purges p on p.id = r.purge_id
  where r.record_id = i.record_id and p.state = 'proposed')`;

interface DueRow {
  record: DueRecord;
  count: number;
}

/** Seven years and two months are the least: the exact day is computed only of what may be due. */
const due = statement<{ today: string }, DueRow>(
  (at) => sql`select json_build_object('id', d.record_id, 'number', d.number, 'counterparty', d.counterparty,
      'documentType', d.document_type, 'transactionDate', d.transaction_date, 'amount', d.amount, 'until', d.until,
      'held', d.held) as record, count(*) over ()::int as count
    from (select i.*, last_day_of_retention(i.record_id) as until from transaction_index i
      where i.state <> 'superseded' and not ${IS_PROPOSED}
        and coalesce(i.period_end, i.transaction_date, i.received_on) < ${at('today')}::date - interval '7 years 2 months') d
    where d.until < ${at('today')}::date
    order by d.until, d.number limit ${sql.lit(PURGE_LIMITS.records)}`,
);

/** Records whose retention ended before today and that no open proposal names, the oldest first, and how many there are. */
export async function findDue(pool: Pool, today: string): Promise<{ due: DueRecord[]; dueCount: number }> {
  const rows = await run(pool, due, { today });
  return { due: rows.map(({ record }) => record), dueCount: rows[0]?.count ?? 0 };
}

const PURGE = sql`select p.id, p.state, p.reason, p.proposed_name as "proposedBy", ${instant(sql`p.proposed_at`)} as "proposedAt",
  p.decided_name as "decidedBy", ${instant(sql`p.decided_at`)} as "decidedAt", p.proposed_by as "proposerId",
  (select json_agg(json_build_object('id', r.record_id, 'number', r.number, 'until', r.retained_until,
      'versions', coalesce(v.versions, 0), 'digest', coalesce(v.digest, '')) order by r.number)
    from transaction_purge_records r left join lateral (select count(*)::int as versions,
        (array_agg(encode(g.digest, 'hex') order by g.version desc))[1] as digest
      from purged_versions g where g.record_id = r.record_id and g.purge_id = p.id) v on true
    where r.purge_id = p.id) as records
  from transaction_purges p`;

export type PurgeRow = Omit<Purge, 'mayConfirm'> & { readonly proposerId: string };

const newest = statement<object, PurgeRow>(
  () =>
    sql`${PURGE} order by p.state <> 'proposed', p.proposed_at desc, p.id desc limit ${sql.lit(PURGE_LIMITS.purges)}`,
);

/** Proposals that wait, then the newest others. */
export function findPurges(pool: Pool): Promise<PurgeRow[]> {
  return run(pool, newest, {});
}

const one = statement<{ id: string }, PurgeRow>((at) => sql`${PURGE} where p.id = ${at('id')}::uuid`);

export async function findPurge(pool: Pool, id: string): Promise<PurgeRow | null> {
  return (await run(pool, one, { id }))[0] ?? null;
}

/** A record that somebody wants purged: null where there is none, or nothing is left of it. */
interface Asked {
  readonly id: string;
  readonly number: string;
  readonly until: string;
  readonly isHeld: boolean;
  readonly isProposed: boolean;
}

const asked = statement<{ ids: readonly string[] }, Asked>(
  (at) => sql`select i.record_id as id, i.number, last_day_of_retention(i.record_id)::text as until,
      is_held(i.record_id) as "isHeld", ${IS_PROPOSED} as "isProposed"
    from transaction_index i where i.record_id = any(${at('ids')}::uuid[]) and i.state <> 'superseded'`,
);

export async function findAsked(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, Asked>> {
  return new Map((await run(pool, asked, { ids })).map((row) => [row.id, row]));
}

interface NewPurgeRow {
  id: string;
  reason: string;
  records: readonly string[];
  by: string;
  byName: string;
  at: string;
}

export const insertPurge = change<NewPurgeRow>((at) => ({
  before: {
    proposed: sql`insert into transaction_purges (id, reason, proposed_by, proposed_name, proposed_at)
      values (${at('id')}::uuid, ${at('reason')}, ${at('by')}::uuid, ${at('byName')}, ${at('at')}::timestamptz) returning id`,
    named: sql`insert into transaction_purge_records (purge_id, record_id, number, retained_until)
      select p.id, i.record_id, i.number, last_day_of_retention(i.record_id) from proposed p, transaction_index i
      where i.record_id = any(${at('records')}::uuid[]) and i.state <> 'superseded'`,
  },
  changed: sql`select '{}'::jsonb as patch from proposed`,
}));

interface Decision {
  id: string;
  by: string;
  byName: string;
  at: string;
}

/** Nothing where it is decided, the person's own, or one of its records is not due or on hold. */
export const confirmRows = change<Decision, { records: number; versions: number }>((at) => ({
  changed: sql`select c.patch from confirm_transaction_purge(${at('id')}::uuid, ${at('by')}::uuid, ${at('byName')},
    ${at('at')}::timestamptz) as c (patch)`,
}));

export const withdrawRow = change<Decision>((at) => ({
  changed: sql`update transaction_purges set state = 'withdrawn', decided_by = ${at('by')}::uuid,
      decided_name = ${at('byName')}, decided_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and state = 'proposed' returning '{}'::jsonb as patch`,
}));

const stub = statement<{ id: string }, { number: string }>(
  (at) => sql`select p.number from purged_versions p where p.record_id = ${at('id')}::uuid limit 1`,
);

/** The number of a record of which only its stub is left; `null` where there was none. */
export async function findStub(pool: Pool, id: string): Promise<string | null> {
  return (await run(pool, stub, { id }))[0]?.number ?? null;
}
