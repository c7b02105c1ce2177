// The SQL of writing electronic transactions: each version, its place in the chain and in the index, in one statement.
import type { Duplicate, StoredFile } from '@madoguchi/contract/electronic-transactions/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { takenNumber } from '../../platform/db/fiscal-number.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';

interface NewFile {
  id: string;
  sha256: string;
  bytes: number;
  mediaType: string;
  name: string;
  by: string;
  at: string;
}

export const insertFile = change<NewFile>((at) => ({
  changed: sql`insert into transaction_files (id, sha256, bytes, media_type, name, source, sender_note, added_by, added_at)
    values (${at('id')}::uuid, decode(${at('sha256')}, 'hex'), ${at('bytes')}::bigint, ${at('mediaType')}, ${at('name')},
      'upload', '', ${at('by')}::uuid, ${at('at')}::timestamptz)
    returning '{}'::jsonb as patch`,
}));

const FILE = sql`f.id, encode(f.sha256, 'hex') as sha256, f.bytes::int as bytes, f.media_type as "mediaType", f.name,
  f.sender_note as "senderNote"`;

export interface FileRow extends StoredFile {
  readonly senderNote: string;
}

const files = statement<{ ids: readonly string[] }, FileRow>(
  (at) => sql`select ${FILE} from transaction_files f where f.id = any(${at('ids')}::uuid[])`,
);

/** The files of these ids that there are, in the order of the ids. */
export async function findFiles(pool: Pool, ids: readonly string[]): Promise<FileRow[]> {
  const found = new Map((await run(pool, files, { ids })).map((file) => [file.id, file]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The values that a statement of a version takes besides its content. */
export interface WrittenVersion {
  id: string;
  /** `TransactionContent` with `files`, `senderNote`, `duplicateReason` and `reason`, in JSON. */
  content: string;
  /** The counterparty, and the name to be added to it: `{ id, nameId, isNew, name, kana, folded, searchText }` in JSON. */
  party: string;
  searchText: string;
  dueOn: string;
  late: boolean;
  /** `waiting` where an authority stamps it, else `none`. */
  stamp: string;
  by: string;
  handler: string;
  at: string;
}

/** The place of the version in the chain. It is answered and stands in the audit record: whoever cuts the chain off is found by it. */
interface Linked {
  chainSeq: number;
  digest: string;
}
const LINKED = sql`jsonb_build_object('chainSeq', chain_seq, 'digest', encode(digest, 'hex'))`;

const SAID = (at: Places<WrittenVersion>) => sql`select * from json_to_record(${at('content')}::json) as s (
  direction text, "documentType" text, "dateKind" text, "transactionDate" date, "periodEnd" date, amount bigint,
  "taxBasis" text, currency text, "foreignMinor" bigint, rate numeric, "rateDate" date, counterparty text,
  "registrationNumber" text, "registrationNumberReason" text, taxes jsonb, "receivedVia" text, "receivedOn" date,
  note text, "senderNote" text, "duplicateReason" text, reason text, files jsonb)`;

const VERSION_COLUMNS = sql`record_id, version, number, change, direction, document_type, date_kind, transaction_date,
  period_end, amount, tax_basis, currency, foreign_minor, rate, rate_date, counterparty_id, counterparty,
  registration_number, registration_number_reason, taxes, received_via, received_on, note, sender_note, duplicate_reason,
  reason, handler_id, handler, at, files`;

/**
 * The parts that add a counterparty, or to a known one the name that this paper writes. `party` has no row where another
 * paper has met the counterparty first: nothing is written then, and who asks finds it.
 */
const partyParts = (at: Places<WrittenVersion>, guard: RawBuilder<unknown>) => ({
  told: sql`select p.* from json_to_record(${at('party')}::json) as p (id uuid, "nameId" uuid, "isNew" boolean, name text,
    kana text, folded text, "searchText" text), ${guard} g`,
  met: sql`insert into counterparties (id, met_as, created_by, created_at)
    select id, folded, ${at('by')}::uuid, ${at('at')}::timestamptz from told where "isNew"
    on conflict (met_as) do nothing returning id`,
  party: sql`select t.* from told t where not t."isNew" or t.id in (select id from met)`,
  named: sql`insert into counterparty_names (id, counterparty_id, name, kana, name_folded, search_text, valid_from, added_by,
      added_at)
    select "nameId", id, name, kana, folded, "searchText", null, ${at('by')}::uuid, ${at('at')}::timestamptz from party
    on conflict do nothing`,
});

const saidVersion = (
  at: Places<WrittenVersion>,
  {
    version,
    number,
    change: made,
    from,
  }: Readonly<Record<'version' | 'number' | 'change' | 'from', RawBuilder<unknown>>>,
) => sql`insert into transaction_versions (${VERSION_COLUMNS})
  select ${at('id')}::uuid, ${version}, ${number}, ${made}, s.direction, s."documentType", s."dateKind",
    s."transactionDate", s."periodEnd", s.amount, s."taxBasis", s.currency, s."foreignMinor", s.rate, s."rateDate",
    party.id, s.counterparty, s."registrationNumber", s."registrationNumberReason", s.taxes, s."receivedVia",
    s."receivedOn", s.note, s."senderNote", s."duplicateReason", s.reason, ${at('by')}::uuid, ${at('handler')},
    ${at('at')}::timestamptz, s.files
  from said s, party, ${from} returning *`;

const indexed = (
  at: Places<WrittenVersion>,
  registeredAt: RawBuilder<unknown>,
) => sql`insert into transaction_index (record_id, version, number, state, change, direction, document_type, date_kind,
    transaction_date, period_end, amount, tax_basis, currency, foreign_minor, counterparty_id, counterparty,
    registration_number, received_via, received_on, due_on, note, reason, handler, at, registered_at, file_count, late,
    stamp, unverified, search_text)
  select record_id, version, number, 'live', change, direction, document_type, date_kind, transaction_date, period_end,
    amount, tax_basis, currency, foreign_minor, counterparty_id, counterparty, registration_number, received_via,
    received_on, ${at('dueOn')}::date, note, reason, handler, at, ${registeredAt}, jsonb_array_length(files),
    ${at('late')}::boolean, ${at('stamp')}, true, ${at('searchText')} || e'\\n' || folded(number)
  from written`;

/** Registers the first version; its number follows the last one of the fiscal year. */
export const insertRecord = change<WrittenVersion & { fiscalYear: number }, { number: string } & Linked>((own) => {
  const at = own as unknown as Places<WrittenVersion>;
  return {
    before: {
      said: SAID(at),
      ...partyParts(at, sql`said`),
      locked: sql`select null::text as number from party`,
      numbered: takenNumber('ET', own('fiscalYear')),
      begun: sql`insert into transaction_records (id, number, registered_by, registered_at)
        select ${at('id')}::uuid, number, ${at('by')}::uuid, ${at('at')}::timestamptz from numbered returning number`,
      written: saidVersion(at, {
        version: sql`1`,
        number: sql`n.number`,
        change: sql`'registered'`,
        from: sql`begun n`,
      }),
      indexed: indexed(at, sql`at`),
    },
    changed: sql`select jsonb_build_object('number', number) || ${LINKED} as patch from written`,
  };
});

/** The newest version, held at the one that was seen while it counts; it counts no longer. */
const superseded = (
  at: Places<{ id: string; seen: number }>,
  guard = sql`true`,
) => sql`update transaction_index set state = 'superseded'
  where record_id = ${at('id')}::uuid and version = ${at('seen')}::int and state = 'live' and ${guard}
  returning record_id, version, number, registered_at`;

/**
 * Writes the next version over the one that was seen, and nothing where that is not the newest any more. Its row is held before
 * a counterparty is added, and counts no longer only where the counterparty is settled.
 */
export const correctRecord = change<WrittenVersion & { seen: number }, Linked>((own) => {
  const at = own as unknown as Places<WrittenVersion>;
  return {
    before: {
      newest: sql`select record_id from transaction_index where record_id = ${own('id')}::uuid
        and version = ${own('seen')}::int and state = 'live' for update`,
      said: SAID(at),
      ...partyParts(at, sql`newest`),
      held: superseded(own as unknown as Places<{ id: string; seen: number }>, sql`exists (select from party)`),
      written: saidVersion(at, {
        version: sql`n.version + 1`,
        number: sql`n.number`,
        change: sql`'corrected'`,
        from: sql`held n`,
      }),
      indexed: sql`${indexed(at, sql`(select registered_at from held)`)}`,
    },
    changed: sql`select ${LINKED} as patch from written`,
  };
});

interface Deletion {
  stamp: string;
  id: string;
  seen: number;
  reason: string;
  by: string;
  handler: string;
  at: string;
}

/** The last version repeats what the one before stated: what was deleted is found by its values. */
export const deleteRecord = change<Deletion, Linked>((at) => ({
  before: {
    held: superseded(at as unknown as Places<{ id: string; seen: number }>),
    written: sql`insert into transaction_versions (${VERSION_COLUMNS})
      select v.record_id, v.version + 1, v.number, 'deleted', v.direction, v.document_type, v.date_kind, v.transaction_date,
        v.period_end, v.amount, v.tax_basis, v.currency, v.foreign_minor, v.rate, v.rate_date, v.counterparty_id,
        v.counterparty, v.registration_number, v.registration_number_reason, v.taxes, v.received_via, v.received_on, v.note,
        v.sender_note, v.duplicate_reason, ${at('reason')}, ${at('by')}::uuid, ${at('handler')}, ${at('at')}::timestamptz,
        v.files
      from transaction_versions v join held on held.record_id = v.record_id and held.version = v.version returning *`,
    indexed: sql`insert into transaction_index (record_id, version, number, state, change, direction, document_type,
        date_kind, transaction_date, period_end, amount, tax_basis, currency, foreign_minor, counterparty_id, counterparty,
        registration_number, received_via, received_on, due_on, note, reason, handler, at, registered_at, file_count, late,
        stamp, unverified, search_text)
      select w.record_id, w.version, w.number, 'deleted', w.change, w.direction, w.document_type, w.date_kind,
        w.transaction_date, w.period_end, w.amount, w.tax_basis, w.currency, w.foreign_minor, w.counterparty_id,
        w.counterparty, w.registration_number, w.received_via, w.received_on, i.due_on, w.note, w.reason, w.handler, w.at,
        i.registered_at, i.file_count, i.late, ${at('stamp')}, false, i.search_text
      from written w join transaction_index i on i.record_id = w.record_id and i.version = w.version - 1`,
  },
  changed: sql`select ${LINKED} as patch from written`,
}));

interface Verification {
  id: string;
  seen: number;
  by: string;
  handler: string;
  at: string;
}

/** Nobody verifies what they wrote: the statement does not either. */
export const verifyRecord = change<Verification>((at) => ({
  before: {
    held: sql`update transaction_index i set unverified = false from transaction_versions v
      where i.record_id = ${at('id')}::uuid and i.version = ${at('seen')}::int and i.state = 'live' and i.unverified
        and v.record_id = i.record_id and v.version = i.version and v.handler_id <> ${at('by')}::uuid
      returning i.record_id, i.version`,
    verified: sql`insert into transaction_verifications (record_id, version, by_account, by_name, at)
      select record_id, version, ${at('by')}::uuid, ${at('handler')}, ${at('at')}::timestamptz from held`,
  },
  changed: sql`select '{}'::jsonb as patch from held`,
}));

interface Alike {
  id: string | null;
  hashes: readonly string[];
  transactionDate: string | null;
  amount: number | null;
  /** Folded. */
  counterparty: string;
}

const DUPLICATE = (by: 'file' | 'values') => sql`select i.record_id as id, i.number, i.state, ${sql.lit(by)} as "by",
  i.counterparty, i.transaction_date::text as "transactionDate", to_json(i.amount) as amount`;
const OTHER = (at: Places<Alike>) => sql`i.state <> 'superseded' and i.record_id is distinct from ${at('id')}::uuid`;

const alike = statement<Alike, Duplicate>(
  (at) => sql`select * from (
    select * from (${DUPLICATE('file')} from transaction_index i where ${OTHER(at)} and exists (
      select from transaction_version_files f where f.record_id = i.record_id and f.version = i.version
        and f.sha256 = any(array(select decode(h, 'hex') from unnest(${at('hashes')}::text[]) h)))
      and i.record_id in (select f.record_id from transaction_version_files f
        where f.sha256 = any(array(select decode(h, 'hex') from unnest(${at('hashes')}::text[]) h)))
      order by i.number limit 20) same_file
    union all
    select * from (${DUPLICATE('values')} from transaction_index i where ${OTHER(at)}
      and i.transaction_date = ${at('transactionDate')}::date and i.amount = ${at('amount')}::bigint
      and i.counterparty_id in (select n.counterparty_id from counterparty_names n where n.name_folded = ${at('counterparty')})
      order by i.number limit 20) same_values) alike
  order by "by", number`,
);

/** Other records that count or are deleted, with the same bytes or the same three values; 20 of each kind at most. */
export function findDuplicates(pool: Pool, asked: Alike): Promise<Duplicate[]> {
  return run(pool, alike, asked);
}

interface NewName {
  id: string;
  nameId: string;
  name: string;
  kana: string;
  folded: string;
  searchText: string;
  validFrom: string;
  by: string;
  at: string;
}

/** Adds a name to a counterparty; nothing where somebody has added it in the same moment. */
export const insertName = change<NewName>((at) => ({
  changed: sql`insert into counterparty_names (id, counterparty_id, name, kana, name_folded, search_text, valid_from,
      added_by, added_at)
    select ${at('nameId')}::uuid, c.id, ${at('name')}, ${at('kana')}, ${at('folded')}, ${at('searchText')},
      ${at('validFrom')}::date, ${at('by')}::uuid, ${at('at')}::timestamptz
    from counterparties c where c.id = ${at('id')}::uuid
    on conflict do nothing returning '{}'::jsonb as patch`,
}));
