// The SQL of what a check looks at, a batch at a time: memory stays the same however much there is.
import type { Evidence } from '@madoguchi/contract/electronic-transactions/canonical-text.ts';
import type { CheckStep } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import { sql } from 'kysely';
import { recordHash } from '../../../platform/audit/line-store.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';

const EVIDENCE = sql`json_build_object('recordId', v.record_id, 'number', v.number, 'version', v.version,
  'change', v.change, 'direction', v.direction, 'documentType', v.document_type, 'dateKind', v.date_kind,
  'transactionDate', v.transaction_date, 'periodEnd', v.period_end, 'amount', v.amount, 'taxBasis', v.tax_basis,
  'currency', v.currency, 'foreignMinor', v.foreign_minor, 'rate', v.rate::text, 'rateDate', v.rate_date,
  'counterpartyId', v.counterparty_id, 'counterparty', v.counterparty, 'registrationNumber', v.registration_number,
  'registrationNumberReason', v.registration_number_reason, 'taxes', v.taxes, 'receivedVia', v.received_via,
  'receivedOn', v.received_on, 'note', v.note, 'senderNote', v.sender_note, 'duplicateReason', v.duplicate_reason,
  'reason', v.reason, 'handlerId', v.handler_id, 'handler', v.handler, 'at', ${instant(sql`v.at`)}, 'files', v.files)`;

const STATED = (of: 'i' | 'v') =>
  sql.join(
    [
      'number',
      'change',
      'direction',
      'document_type',
      'date_kind',
      'transaction_date',
      'period_end',
      'amount',
      'tax_basis',
      'currency',
      'foreign_minor',
      'counterparty_id',
      'counterparty',
      'registration_number',
      'received_via',
      'received_on',
      'note',
      'reason',
      'handler',
      'at',
    ].map((column) => sql.ref(`${of}.${column}`)),
    sql`, `,
  );

/** A version as it stands, with what the register of files and the index say of it. */
export interface StoredVersion {
  readonly evidence: Evidence;
  readonly place: number;
  readonly previous: string;
  readonly digest: string;
  /** Its files by their register, in order. */
  readonly kept: readonly { readonly id: string; readonly sha256: string; readonly registered: string | null }[];
  readonly isFound: boolean;
}

const versions = statement<{ after: number; head: number; most: number }, { version: StoredVersion }>(
  (
    at,
  ) => sql`select json_build_object('evidence', ${EVIDENCE}, 'place', v.chain_seq, 'previous', encode(v.previous, 'hex'),
      'digest', encode(v.digest, 'hex'),
      'kept', coalesce((select json_agg(json_build_object('id', k.file_id, 'sha256', encode(k.sha256, 'hex'),
          'registered', encode(f.sha256, 'hex')) order by k.place)
        from transaction_version_files k left join transaction_files f on f.id = k.file_id
        where k.record_id = v.record_id and k.version = v.version), '[]'),
      'isFound', coalesce((${STATED('i')}) is not distinct from (${STATED('v')})
        and i.file_count = jsonb_array_length(v.files) and i.state = case
          when exists (select from transaction_versions n where n.record_id = v.record_id and n.version = v.version + 1)
            then 'superseded'
          when v.change = 'deleted' then 'deleted' else 'live' end, false)) as version
    from transaction_versions v
      left join transaction_index i on i.record_id = v.record_id and i.version = v.version
    where v.chain_seq > ${at('after')}::bigint and v.chain_seq <= ${at('head')}::bigint
    order by v.chain_seq limit ${at('most')}::int`,
);

/** A purged version: its place and its digests are left. */
export interface PurgedVersion {
  readonly recordId: string;
  readonly number: string;
  readonly version: number;
  readonly place: number;
  readonly previous: string;
  readonly digest: string;
}

const purged = statement<{ after: number; upTo: number }, PurgedVersion>(
  (at) => sql`select p.record_id as "recordId", p.number, p.version, p.chain_seq::int as place,
      encode(p.previous, 'hex') as previous, encode(p.digest, 'hex') as digest
    from purged_versions p where p.chain_seq > ${at('after')}::bigint and p.chain_seq <= ${at('upTo')}::bigint
    order by p.chain_seq`,
);

/** The stubs between two places. */
export function findPurged(executor: Executor, asked: { after: number; upTo: number }): Promise<PurgedVersion[]> {
  return run(executor, purged, asked);
}

export async function findVersions(executor: Executor, asked: { after: number; head: number; most: number }) {
  return (await run(executor, versions, asked)).map(({ version }) => version);
}

/** A record and the versions that it lacks below its newest, or below the newest that the index knows. */
export interface StoredRecord {
  readonly id: string;
  readonly number: string;
  readonly missing: readonly number[];
}

const records = statement<{ after: string; most: number }, StoredRecord>(
  (at) => sql`select r.id, r.number, array(
      select n from generate_series(1, greatest(1,
        (select max(v.version) from transaction_versions v where v.record_id = r.id),
        (select max(i.version) from transaction_index i where i.record_id = r.id),
        (select max(p.version) from purged_versions p where p.record_id = r.id))) n
      where not exists (select from transaction_versions v where v.record_id = r.id and v.version = n)
        and not exists (select from purged_versions p where p.record_id = r.id and p.version = n)) as missing
    from transaction_records r where r.id > ${at('after')}::uuid order by r.id limit ${at('most')}::int`,
);

export function findRecords(executor: Executor, asked: { after: string; most: number }): Promise<StoredRecord[]> {
  return run(executor, records, asked);
}

const contents = statement<{ after: string; most: number }, { sha256: string }>(
  (at) => sql`select encode(sha256, 'hex') as sha256 from (
      (select distinct sha256 from transaction_version_files where sha256 > decode(${at('after')}, 'hex')
        order by sha256 limit ${at('most')}::int)
      union
      (select distinct sha256 from transaction_files where sha256 > decode(${at('after')}, 'hex')
        order by sha256 limit ${at('most')}::int)) c
    order by c.sha256 limit ${at('most')}::int`,
);

/** Contents that a version or an upload names, each once. */
export async function findContents(executor: Executor, asked: { after: string; most: number }): Promise<string[]> {
  return (await run(executor, contents, asked)).map(({ sha256 }) => sha256);
}

/** Where a content belongs: a version for each of its records; an upload alone where no record has it. */
export interface Bearer {
  readonly recordId: string | null;
  readonly number: string;
  readonly version: number | null;
  readonly fileName: string;
}

const bearers = statement<{ sha256: string }, Bearer>(
  (at) => sql`with of_records as (
      select distinct on (k.record_id) k.record_id as "recordId", v.number, k.version, f.name as "fileName"
      from transaction_version_files k join transaction_versions v on v.record_id = k.record_id and v.version = k.version
        join transaction_files f on f.id = k.file_id
      where k.sha256 = decode(${at('sha256')}, 'hex') order by k.record_id, k.version desc)
    select * from of_records
    union all
    select null, '', null, f.name from transaction_files f
    where f.sha256 = decode(${at('sha256')}, 'hex') and not exists (select from of_records)`,
);

export function findBearers(executor: Executor, sha256: string): Promise<Bearer[]> {
  return run(executor, bearers, { sha256 });
}

/** The time stamp of a version, with the bytes that it has to be over. */
export interface StoredToken {
  readonly recordId: string;
  readonly number: string;
  readonly version: number;
  readonly place: number;
  /** In hex, as the token is. */
  readonly data: string;
  /** Null where the version is said to be stamped and has no token. */
  readonly kept: {
    readonly token: string;
    readonly at: string;
    readonly policy: string;
    readonly serial: string;
    readonly authority: string;
  } | null;
}

const tokens = statement<{ after: number; head: number; most: number }, { token: StoredToken }>(
  (at) => sql`select json_build_object('recordId', v.record_id, 'number', v.number, 'version', v.version,
      'place', v.chain_seq, 'data', encode(v.previous || convert_to(transaction_canonical_text(v), 'UTF8'), 'hex'),
      'kept', case when s.token is not null then json_build_object('token', encode(s.token, 'hex'),
        'at', ${instant(sql`s.stamped_at`)}, 'policy', s.policy, 'serial', s.serial, 'authority', s.authority) end) as token
    from transaction_versions v
      left join transaction_stamps s on s.record_id = v.record_id and s.version = v.version
      left join transaction_index i on i.record_id = v.record_id and i.version = v.version
    where v.chain_seq > ${at('after')}::bigint and v.chain_seq <= ${at('head')}::bigint
      and (s.token is not null or i.stamp = 'stamped')
    order by v.chain_seq limit ${at('most')}::int`,
);

export async function findTokens(executor: Executor, asked: { after: number; head: number; most: number }) {
  return (await run(executor, tokens, asked)).map(({ token }) => token);
}

/** The record that the audit trail has of a version, or at the end of a check of the head. */
export interface Anchor {
  readonly at: string;
  readonly id: string;
  readonly recordId: string | null;
  readonly number: string;
  /** Null where the record names no place: before places were recorded, or of another kind of event. */
  readonly place: number | null;
  readonly digest: string | null;
  /** The digest of the version that stands there, and its record; null where none does. */
  readonly standing: string | null;
  readonly standingId: string | null;
  /** The version whose time stamp the record tells of, where that one is not there any more. */
  readonly lostStamp: number | null;
}

/** A record of the trail that somebody altered must not end the check. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const ANCHORS = (
  kind: 'electronic-transaction' | 'evidence-check',
  after: ReturnType<typeof sql>,
  most: ReturnType<typeof sql>,
) =>
  sql`(select e.* from audit_events e where e.target_kind = ${sql.lit(kind)} and (e.occurred_at, e.id) > (${after})
    order by e.occurred_at, e.id limit ${most})`;

const anchors = statement<{ at: string; id: string; most: number }, Anchor>((at) => {
  const after = sql`${at('at')}::timestamptz, ${at('id')}::uuid`;
  const most = sql`${at('most')}::int`;
  return sql`select ${instant(sql`e.occurred_at`)} as at, e.id, r.id as "recordId", coalesce(r.number, e.difference ->> 'number', '') as number,
      p.place::int as place, e.difference ->> 'digest' as digest, encode(coalesce(v.digest, g.digest), 'hex') as standing,
      coalesce(v.record_id, g.record_id) as "standingId", case when p.stamped is not null and not exists (select from transaction_stamps s
        where s.record_id = r.id and s.version = p.stamped and s.serial = e.difference ->> 'serial')
        and not exists (select from purged_versions o where o.record_id = r.id and o.version = p.stamped and o.token is not null)
        then p.stamped end as "lostStamp"
    from (select * from (${ANCHORS('electronic-transaction', after, most)} union all ${ANCHORS('evidence-check', after, most)}) e
      order by e.occurred_at, e.id limit ${most}) e
    cross join lateral (select case when e.difference ->> 'chainSeq' ~ '^[0-9]{1,9}$' and e.difference ? 'digest'
      then (e.difference ->> 'chainSeq')::bigint end as place,
      case when e.target_kind = 'electronic-transaction' and e.target_id ~ ${sql.lit(UUID)} then e.target_id::uuid end as record,
      case when e.event = 'electronic-transaction.stamped' and e.difference ->> 'version' ~ '^[0-9]{1,9}$'
        then (e.difference ->> 'version')::int end as stamped) p
    left join transaction_versions v on v.chain_seq = p.place
    left join purged_versions g on g.chain_seq = p.place
    left join transaction_records r on r.id = p.record
    order by e.occurred_at, e.id`;
});

export function findAnchors(executor: Executor, asked: { at: string; id: string; most: number }): Promise<Anchor[]> {
  return run(executor, anchors, asked);
}

/** A place of the audit trail. */
export interface TrailPlace {
  readonly place: number;
  readonly previous: string;
  readonly hash: string;
  /** Its record is gone. */
  readonly isLost: boolean;
  /** Its record agrees with its hash, or it is a checkpoint. */
  readonly isWhole: boolean;
}

const trail = statement<{ after: number; most: number }, TrailPlace>(
  (at) => sql`select c.number::int as place, encode(c.previous, 'hex') as previous, encode(c.hash, 'hex') as hash,
      c.event_id is not null and e.id is null as "isLost",
      case when e.id is null then true else c.hash = ${recordHash(sql`c.number`, sql`c.previous`)} end as "isWhole"
    from audit_chain c left join audit_events e on e.id = c.event_id
    where c.number > ${at('after')}::bigint order by c.number limit ${at('most')}::int`,
);

export function findTrail(executor: Executor, asked: { after: number; most: number }): Promise<TrailPlace[]> {
  return run(executor, trail, asked);
}

const sizes: Readonly<Record<Exclude<CheckStep, 'versions'>, ReturnType<typeof statement<object, { n: string }>>>> = {
  records: statement(() => sql`select count(*) as n from transaction_records`),
  files: statement(() => sql`select count(distinct sha256) as n from transaction_files`),
  tokens: statement(
    () => sql`select count(*) as n from transaction_versions v
      left join transaction_stamps s on s.record_id = v.record_id and s.version = v.version
      left join transaction_index i on i.record_id = v.record_id and i.version = v.version
      where s.token is not null or i.stamp = 'stamped'`,
  ),
  anchors: statement(
    () => sql`select count(*) as n from audit_events where target_kind in ('electronic-transaction', 'evidence-check')`,
  ),
  trail: statement(() => sql`select coalesce(max(number), 0) as n from audit_chain`),
};

/** How much a step has to look at. */
export async function sizeOf(executor: Executor, step: Exclude<CheckStep, 'versions'>): Promise<number> {
  const [row] = await run(executor, sizes[step], {});
  return Number(row?.n ?? 0);
}
