// The SQL of the download for the tax office: the records that a search finds, as they stood at a snapshot. Versions are bounded by
// their place in the chain, which follows the commits; what was said of them later by its moment.
import { TRANSACTION_LIST } from '@madoguchi/contract/electronic-transactions/lists.ts';
import type { PackageFacts, TransactionRow } from '@madoguchi/contract/electronic-transactions/model.ts';
import type { PurgedRow } from '@madoguchi/contract/electronic-transactions/package/manifest.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, type PlacesOf, run, statement } from '../../../platform/db/statement.ts';
import { type AskedState, type Question, questionOf } from '../../../platform/list/list-question.ts';
import { type ListSource, rememberShapes, whereAsked } from '../../../platform/list/list-store.ts';
import { hasIndexedWords } from '../../../platform/list/search-store.ts';
import { TRANSACTION_COLUMNS, TRANSACTION_FILTERS, TRANSACTION_LAST_DAY } from '../reads-store.ts';

export interface Snapshot {
  /** The last version in the chain. */
  readonly seq: number;
  readonly asOf: string;
}

export type PackageQuestion = Omit<AskedState<typeof TRANSACTION_LIST>, 'sort'>;

interface Bounds {
  snapshotSeq: number;
  snapshotAt: string;
}
type AtBounds = PlacesOf<keyof Bounds>;

/** Rows of the index as they were at the snapshot, as `r`. */
const rows = (at: AtBounds) => sql`transaction_index i
  join transaction_versions v on v.record_id = i.record_id and v.version = i.version
    and v.chain_seq <= ${at('snapshotSeq')}::bigint
  cross join lateral (select i.record_id, i.version, i.number, i.transaction_date, i.period_end, i.date_kind, i.counterparty,
    i.counterparty_id, i.amount, i.tax_basis, i.currency, i.foreign_minor, i.direction, i.document_type,
    i.registration_number, i.received_via, i.received_on, i.file_count, i.note, i.change, i.reason, i.handler, i.at,
    i.registered_at, i.late, i.search_text,
    case when i.stamp = 'stamped' and not exists (select from transaction_stamps s where s.record_id = i.record_id
      and s.version = i.version and s.received_at <= ${at('snapshotAt')}::timestamptz) then 'waiting' else i.stamp end as stamp,
    case when exists (select from transaction_versions n where n.record_id = i.record_id and n.version = i.version + 1
      and n.chain_seq <= ${at('snapshotSeq')}::bigint) then 'superseded' when i.change = 'deleted' then 'deleted'
      else 'live' end as state,
    i.change <> 'deleted' and not exists (select from transaction_verifications c where c.record_id = i.record_id
      and c.version = i.version and c.at <= ${at('snapshotAt')}::timestamptz) as unverified,
    coalesce((select string_agg(l.target_number, ' ' order by l.linked_at, l.id) from transaction_links l
      where l.record_id = i.record_id and l.linked_at <= ${at('snapshotAt')}::timestamptz
        and (l.removed_at is null or l.removed_at > ${at('snapshotAt')}::timestamptz)), '') as links,
    exists (select from transaction_holds h where h.record_id = i.record_id and h.placed_at <= ${at('snapshotAt')}::timestamptz
      and (h.ended_at is null or h.ended_at > ${at('snapshotAt')}::timestamptz)) as held) r`;

/** Without a condition on the state, the newest versions: what counts, and what is deleted. */
const found = (question: Question, at: Places<Bounds & Record<string, unknown>>): RawBuilder<unknown> => {
  const source: ListSource<typeof TRANSACTION_LIST, object> = {
    list: TRANSACTION_LIST,
    from: () => rows(at),
    where: () => (question.filters['state'] === undefined ? [sql`r.state <> 'superseded'`] : []),
    columns: TRANSACTION_COLUMNS,
    filterColumns: TRANSACTION_FILTERS,
    typedConditions: {
      counterparty: (typed) => sql`r.counterparty_id = any(array(select n.counterparty_id from counterparty_names n
        where strpos(n.search_text, ${typed}) > 0 and n.added_at <= ${at('snapshotAt')}::timestamptz))`,
    },
    lastColumns: TRANSACTION_LAST_DAY,
    search: (own) => hasIndexedWords(sql`r.search_text`, own),
  };
  return sql`from ${rows(at)} ${whereAsked(source, question, at as Places<Record<string, unknown>>)}`;
};

const asking = (asked: PackageQuestion) =>
  questionOf({ list: TRANSACTION_LIST }, { ...asked, sort: ['number'], limit: 1, scope: '' });

const bounds = ({ seq, asOf }: Snapshot): Bounds => ({ snapshotSeq: seq, snapshotAt: asOf });

const head = statement<object, { seq: string }>(() => sql`select seq from transaction_chain`);

/** The place of the newest version of all. */
export async function findChainHead(pool: Pool): Promise<number> {
  const [row] = await run(pool, head, {});
  return Number(row?.seq ?? 0);
}

const digest = statement<{ seq: number }, { digest: string }>(
  (at) => sql`select encode(digest, 'hex') as digest from transaction_versions where chain_seq = ${at('seq')}::bigint
    union all select encode(digest, 'hex') from purged_versions where chain_seq = ${at('seq')}::bigint`,
);

/** The digest at a place of the chain; empty before the first version. */
export async function findDigest(pool: Pool, seq: number): Promise<string> {
  return (await run(pool, digest, { seq }))[0]?.digest ?? '';
}

type Counts = Omit<PackageFacts, 'seq' | 'asOf'>;
const countShapes = rememberShapes<Record<keyof Counts, string>>();

/** A file belongs to the last version that has it. */
export async function countPackage(pool: Pool, asked: PackageQuestion, snapshot: Snapshot): Promise<Counts> {
  const question = asking(asked);
  const prepared = countShapes(question.shape, (places) => {
    const at = places as unknown as Places<Bounds & Record<string, unknown>>;
    return sql`with found as materialized (select distinct r.record_id ${found(question, at)}),
      newest as (select distinct on (v.record_id) v.record_id, v.change, v.files from found
        join transaction_versions v using (record_id) where v.chain_seq <= ${at('snapshotSeq')}::bigint
        order by v.record_id, v.version desc)
      select n.*, f.*, s.* from (select count(*) as records, count(*) filter (where change = 'deleted') as deleted,
          count(*) filter (where files = '[]') as "withoutFile" from newest) n,
        (select count(*) as files, coalesce(sum(t.bytes), 0) as bytes from found
          join transaction_versions v using (record_id)
          join transaction_version_files o on o.record_id = v.record_id and o.version = v.version
          join transaction_files t on t.id = o.file_id
        where v.chain_seq <= ${at('snapshotSeq')}::bigint and not exists (select from transaction_version_files l
          join transaction_versions w on w.record_id = l.record_id and w.version = l.version
          where l.record_id = o.record_id and l.version > o.version and l.file_id = o.file_id
            and w.chain_seq <= ${at('snapshotSeq')}::bigint)) f,
        (select count(*) as stamps from found join transaction_versions v using (record_id)
          join transaction_stamps s on s.record_id = v.record_id and s.version = v.version
        where v.chain_seq <= ${at('snapshotSeq')}::bigint and s.received_at <= ${at('snapshotAt')}::timestamptz) s`;
  });
  const [row] = await run(pool, prepared, { ...question.sent, ...bounds(snapshot) });
  const counts = { records: 0, deleted: 0, files: 0, withoutFile: 0, bytes: 0, stamps: 0, ...row };
  return Object.fromEntries(Object.entries(counts).map(([name, said]) => [name, Number(said)])) as unknown as Counts;
}

const purgedAfter = statement<{ after: number; seq: number }, PurgedRow>(
  (at) => sql`select g.number, g.version::text as version, g.change, g.handler, ${instant(sql`g.at`)} as at,
      p.proposed_name as "proposedBy", p.decided_name as "confirmedBy", ${instant(sql`p.decided_at`)} as "purgedAt",
      g.chain_seq::text as "chainSeq", encode(g.previous, 'hex') as previous, encode(g.digest, 'hex') as digest
    from purged_versions g join transaction_purges p on p.id = g.purge_id
    where g.chain_seq > ${at('after')}::bigint and g.chain_seq <= ${at('seq')}::bigint
    order by g.chain_seq limit 1000`,
);

/** The stubs of purged versions up to a place of the chain: without them nothing could tie the versions around them. */
export async function* purgedVersions(pool: Pool, seq: number): AsyncGenerator<PurgedRow> {
  let after = 0;
  for (;;) {
    const rows = await run(pool, purgedAfter, { after, seq });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = Number(last.chainSeq);
  }
}

export interface PackagedVersion {
  /** As the list shows it. */
  readonly row: TransactionRow;
  /** The text of which its digest is made. */
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly chainSeq: number;
  readonly previous: string;
  readonly digest: string;
  readonly verifiedBy: string | null;
  readonly verifiedAt: string | null;
  /** Of its time stamp; null where it had none at the snapshot. */
  readonly stampedAt: string | null;
}

/** A record with its versions, the oldest first. */
export interface PackagedRecord {
  readonly number: string;
  readonly versions: readonly PackagedVersion[];
}

const INSTANTS: readonly string[] = ['at', 'registeredAt'];

const LISTED = sql.join(
  Object.entries(TRANSACTION_COLUMNS).map(
    ([key, column]) => sql`${INSTANTS.includes(key) ? instant(column) : column} as ${sql.id(key)}`,
  ),
);

const recordsOf = (at: AtBounds) => sql`select f.number, (select json_agg(json_build_object('row', l.row,
      'text', transaction_canonical_text(v), 'fileIds', jsonb_path_query_array(v.files, '$[*].id'),
      'chainSeq', v.chain_seq, 'previous', encode(v.previous, 'hex'), 'digest', encode(v.digest, 'hex'),
      'verifiedBy', c.by_name, 'verifiedAt', ${instant(sql`c.at`)}, 'stampedAt', ${instant(sql`m.stamped_at`)}) order by v.version)
    from ${rows(at)}
      left join transaction_verifications c on c.record_id = r.record_id and c.version = r.version
        and c.at <= ${at('snapshotAt')}::timestamptz
      left join transaction_stamps m on m.record_id = r.record_id and m.version = r.version
        and m.received_at <= ${at('snapshotAt')}::timestamptz
      cross join lateral (select row_to_json(x) as row from (select ${LISTED}) x) l
    where i.record_id = t.id) as versions
  from found f join transaction_records t on t.number = f.number order by f.number collate "C"`;

/** Records at a time: a record has few versions, and each is a few kilobytes. */
const BATCH = 200;
const recordShapes = rememberShapes<PackagedRecord>();

/** The records that the question finds at the snapshot, by their numbers; never many of them in memory. */
export async function* packagedRecords(
  pool: Pool,
  asked: PackageQuestion,
  snapshot: Snapshot,
): AsyncGenerator<PackagedRecord> {
  const question = asking(asked);
  const prepared = recordShapes(question.shape, (places) => {
    const at = places as unknown as Places<Bounds & { afterNumber: string } & Record<string, unknown>>;
    const conditions = found(question, at);
    return sql`with found as materialized (select number from (select r.number collate "C" as number ${conditions}) r
        where number > ${at('afterNumber')} group by number order by number limit ${sql.lit(BATCH)})
      ${recordsOf(at)}`;
  });
  let afterNumber = '';
  for (;;) {
    const batch = await run(pool, prepared, { ...question.sent, ...bounds(snapshot), afterNumber });
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return;
    afterNumber = last.number;
  }
}
