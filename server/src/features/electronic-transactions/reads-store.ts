// The SQL of reading electronic transactions: the list, its counts, one record with its versions, counterparties.
import { TRANSACTION_LIST } from '@madoguchi/contract/electronic-transactions/lists.ts';
import type {
  Counterparty,
  Transaction,
  TransactionVersion,
  WaitingFile,
} from '@madoguchi/contract/electronic-transactions/model.ts';
import type { StatedDay } from '@madoguchi/contract/electronic-transactions/retention.ts';
import { searchWords } from '@madoguchi/contract/values/folded.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { instant } from '../../platform/db/instant.ts';
import { type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import { type AskedState, questionOf } from '../../platform/list/list-question.ts';
import {
  type ListSource,
  listPagesOf,
  mergedRows,
  type RowsFrom,
  rememberShapes,
  rowsOf,
  whereAsked,
} from '../../platform/list/list-store.ts';
import { hasIndexedWords, hasWords, type SearchValues } from '../../platform/list/search-store.ts';

const UNNUMBERED = sql`(r.direction = 'received' and r.registration_number = '')`;

const UNLINKED = sql`(r.direction = 'received' and r.links = '')`;

/** A period is found by each of its days. */
export const TRANSACTION_LAST_DAY = { date: sql`coalesce(r.period_end, r.transaction_date)` };

/** A statement that the index has no column for: of the version itself, by its key. */
const stated = (column: RawBuilder<unknown>) => sql`(select ${column} from transaction_versions v
  where v.record_id = r.record_id and v.version = r.version)`;

const TAXES = sql`coalesce((select string_agg(format('%s%%: %s + %s', t ->> 'rate', t ->> 'base', t ->> 'tax'), '; ' order by n)
  from jsonb_array_elements(v.taxes) with ordinality x (t, n)), '')`;

export const TRANSACTION_COLUMNS = {
  id: sql`r.record_id`,
  version: sql`r.version`,
  number: sql`r.number`,
  state: sql`r.state`,
  transactionDate: sql`r.transaction_date`,
  periodEnd: sql`r.period_end`,
  dateKind: sql`r.date_kind`,
  counterparty: sql`r.counterparty`,
  amount: sql`r.amount`,
  taxBasis: sql`r.tax_basis`,
  currency: sql`r.currency`,
  foreignMinor: sql`r.foreign_minor`,
  rate: stated(sql`trim_scale(v.rate)::text`),
  rateDate: stated(sql`v.rate_date`),
  taxes: stated(TAXES),
  direction: sql`r.direction`,
  documentType: sql`r.document_type`,
  registrationNumber: sql`r.registration_number`,
  receivedVia: sql`r.received_via`,
  receivedOn: sql`r.received_on`,
  files: sql`r.file_count`,
  note: sql`r.note`,
  change: sql`r.change`,
  reason: sql`r.reason`,
  handler: sql`r.handler`,
  at: sql`r.at`,
  registeredAt: sql`r.registered_at`,
  late: sql`r.late`,
  stamp: sql`r.stamp`,
  unverified: sql`r.unverified`,
  unnumbered: UNNUMBERED,
  unpriced: sql`(r.amount is null)`,
  undated: sql`(r.transaction_date is null)`,
  links: sql`r.links`,
  unlinked: UNLINKED,
  held: sql`r.held`,
};

export const TRANSACTION_FILTERS = {
  late: sql`r.late`,
  unverified: sql`r.unverified`,
  unnumbered: UNNUMBERED,
  unpriced: sql`r.amount is null`,
  undated: sql`r.transaction_date is null`,
  unlinked: UNLINKED,
  held: sql`r.held`,
};

/** Which rows a source has, by what lies in the index: all of them, those of a day, or those that last. */
type Lasting = 'all' | 'days' | 'periods';

const OF_LASTING: Readonly<Record<Lasting, readonly RawBuilder<unknown>[]>> = {
  all: [],
  days: [sql`r.period_end is null`],
  periods: [sql`r.period_end is not null`],
};

/** The number that is searched for, where nothing else is: that record is found by it, and others that name it. */
function wholeNumber(q: string): string | null {
  const [word = '', ...others] = searchWords(q);
  return others.length === 0 && /^et-\d{4}-\d{5,}$/.test(word) ? word.toUpperCase() : null;
}

/** A number may be the beginning of a longer one. */
const NUMBERS = (at: PlacesOf<'number'>) =>
  sql`array(select ${at('number')}::text || digit from unnest(array['', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']) digit)`;

const OF_NUMBER = (at: PlacesOf<'number'>) => sql`r.number collate "C" = any(${NUMBERS(at)})`;

/** How a search finds: by words anywhere, by the record's own number, or by words beside it. */
const SEARCHES = {
  words: (at: At) => hasIndexedWords(sql`r.search_text`, at),
  number: (at: At) => OF_NUMBER(at),
  // The expression is that of the index.
  named: (
    at: At,
  ) => sql`bigrams(left(r.search_text, length(r.search_text) - length(r.number))) @> ${at('pairs')}::text[]
    and ${hasWords(sql`r.search_text`, at)} and not ${OF_NUMBER(at)}`,
};
type At = PlacesOf<keyof SearchValues | 'number'>;

/** Without a condition on the state those that count; its text stands in the statement, so that their index serves. */
const source = (
  isLive: boolean,
  lasting: Lasting,
  finds: keyof typeof SEARCHES,
): ListSource<typeof TRANSACTION_LIST, object> => ({
  list: TRANSACTION_LIST,
  from: () => sql`transaction_index r`,
  where: () => [...(isLive ? [sql`r.state = 'live'`] : []), ...OF_LASTING[lasting]],
  columns: TRANSACTION_COLUMNS,
  filterColumns: TRANSACTION_FILTERS,
  typedConditions: {
    // The typed text has been made bare of the company's form already.
    counterparty: (typed) => sql`r.counterparty_id = any(array(select n.counterparty_id from counterparty_names n
      where strpos(n.search_text, ${typed}) > 0))`,
  },
  ...(lasting === 'periods' ? { lastColumns: { date: sql`r.period_end` } } : {}),
  search: (at) => SEARCHES[finds](at as unknown as At),
});

const isLive = ({ filters }: Pick<AskedState<typeof TRANSACTION_LIST>, 'filters'>) => filters['state'] === undefined;
const isDated = ({ filters }: Pick<AskedState<typeof TRANSACTION_LIST>, 'filters'>) => filters['date'] !== undefined;

type Asked = Pick<AskedState<typeof TRANSACTION_LIST>, 'filters' | 'q'>;

interface Place {
  readonly sources: readonly ListSource<typeof TRANSACTION_LIST, object>[];
  readonly rows: RowsFrom<object>;
}

const PLACES = new Map<string, Place>();

/**
 * Where the rows of a question lie. A walk along the dates ends at the lower end of a range only where a row has no other day: so
 * the few that last are looked for apart from the others. A number is sought apart from what names it.
 */
function placeOf(asked: Asked): Place & { readonly sent: { readonly number?: string } } {
  const number = wholeNumber(asked.q);
  const lasting: readonly Lasting[] = isDated(asked) ? ['days', 'periods'] : ['all'];
  const finds = number === null ? (['words'] as const) : (['number', 'named'] as const);
  const name = [isLive(asked) ? 'live' : 'any', ...lasting, ...finds].join(' ');
  const known = PLACES.get(name) ?? placed(name, isLive(asked), lasting, finds);
  PLACES.set(name, known);
  const sent = number === null ? {} : { number };
  return { ...known, rows: { ...known.rows, sent }, sent };
}

function placed(
  name: string,
  live: boolean,
  lasting: readonly Lasting[],
  finds: readonly (keyof typeof SEARCHES)[],
): Place {
  const sources = lasting.flatMap((each) => finds.map((by) => source(live, each, by)));
  const [only] = sources;
  return { sources, rows: sources.length === 1 && only !== undefined ? rowsOf(name, only) : mergedRows(name, sources) };
}

export const transactionPages = listPagesOf<typeof TRANSACTION_LIST, object>({
  list: TRANSACTION_LIST,
  from: (_values, asked) => placeOf(asked).rows,
});

const remembered = rememberShapes<{ count: number; sum: number }>();

/** How many the conditions find, and their yen. */
export async function countFound(
  pool: Pool,
  asked: Omit<AskedState<typeof TRANSACTION_LIST>, 'sort'>,
): Promise<{ count: number; sum: number }> {
  const question = questionOf({ list: TRANSACTION_LIST }, { ...asked, sort: ['-date'], limit: 1, scope: '' });
  const { sources, rows, sent } = placeOf(asked);
  const prepared = remembered(JSON.stringify([rows.name, question.shape]), (at) => {
    const counted = sources.map(
      (each) =>
        sql`select count(*) as count, sum(r.amount) as sum from transaction_index r ${whereAsked(each, question, at)}`,
    );
    return sql`select sum(c.count)::int as count, coalesce(sum(c.sum), 0)::bigint as sum
      from (${sql.join(counted, sql` union all `)}) c`;
  });
  const [row] = await run(pool, prepared, { ...question.sent, ...sent });
  return { count: row?.count ?? 0, sum: Number(row?.sum ?? 0) };
}

interface Report {
  late: number;
  unverified: number;
  unnumbered: number;
  unlinked: number;
  waiting: number;
  unstamped: number;
  unstampedSince: string | null;
}

const WAITS = sql`not exists (select from transaction_version_files v where v.file_id = f.id)`;

const report = statement<object, Report>(
  () => sql`select (select count(*)::int from transaction_index r where r.state = 'live' and r.late) as late,
    (select count(*)::int from transaction_index r where r.state = 'live' and r.unverified) as unverified,
    (select count(*)::int from transaction_index r where r.state = 'live' and ${UNNUMBERED}) as unnumbered,
    (select count(*)::int from transaction_index r where r.state = 'live' and ${UNLINKED}) as unlinked,
    (select count(*)::int from transaction_files f where ${WAITS}) as waiting,
    (select count(*)::int from transaction_index r where r.stamp = 'waiting') as unstamped,
    (select ${instant(sql`min(r.at)`)} from transaction_index r where r.stamp = 'waiting') as "unstampedSince"`,
);

export async function findReport(pool: Pool): Promise<Report> {
  const [row] = await run(pool, report, {});
  return row ?? { late: 0, unverified: 0, unnumbered: 0, unlinked: 0, waiting: 0, unstamped: 0, unstampedSince: null };
}

const FILES = (
  files: RawBuilder<unknown>,
) => sql`coalesce((select json_agg(json_build_object('id', f ->> 'id', 'name', f ->> 'name',
    'mediaType', f ->> 'mediaType', 'bytes', (f ->> 'bytes')::bigint, 'sha256', f ->> 'sha256') order by n)
  from jsonb_array_elements(${files}) with ordinality x (f, n)), '[]')`;

const VERSION = sql`json_build_object('version', v.version, 'change', v.change, 'direction', v.direction,
  'documentType', v.document_type, 'dateKind', v.date_kind, 'transactionDate', v.transaction_date, 'periodEnd', v.period_end,
  'amount', v.amount, 'taxBasis', v.tax_basis, 'currency', v.currency, 'foreignMinor', v.foreign_minor,
  'rate', trim_scale(v.rate)::text, 'rateDate', v.rate_date, 'counterparty', v.counterparty,
  'counterpartyId', v.counterparty_id, 'registrationNumber', v.registration_number,
  'registrationNumberReason', v.registration_number_reason, 'taxes', v.taxes, 'receivedVia', v.received_via,
  'receivedOn', v.received_on, 'note', v.note)::jsonb || jsonb_build_object('senderNote', v.sender_note,
  'duplicateReason', v.duplicate_reason, 'reason', v.reason, 'handler', v.handler, 'at', ${instant(sql`v.at`)},
  'files', ${FILES(sql`v.files`)}, 'chainSeq', v.chain_seq, 'digest', encode(v.digest, 'hex'),
  'verifiedBy', c.by_name, 'verifiedAt', ${instant(sql`c.at`)}, 'stampedAt', ${instant(sql`s.stamped_at`)},
  'stampedBy', coalesce(s.authority, ''), 'stamp', (select x.stamp from transaction_index x
    where x.record_id = v.record_id and x.version = v.version))`;

const VERSIONS = sql`transaction_versions v left join transaction_verifications c
  on c.record_id = v.record_id and c.version = v.version
  left join transaction_stamps s on s.record_id = v.record_id and s.version = v.version`;

/** The record without what the settings say of it. */
export interface FoundTransaction extends Omit<Transaction, 'retainedUntil' | 'mayVerify' | 'links' | 'holds'> {
  readonly handlerId: string;
  /** The days and types that its versions have stated, by which it is kept. */
  readonly stated: readonly StatedDay[];
}

const one = statement<{ id: string }, FoundTransaction>(
  (at) => sql`select t.id, t.number, i.version, i.state, a.display_name as "registeredBy",
      ${instant(sql`t.registered_at`)} as "registeredAt", i.due_on::text as "dueOn", i.late, v.handler_id as "handlerId",
      (select json_agg(distinct jsonb_build_object('day', coalesce(o.period_end, o.transaction_date, o.received_on),
        'typeYears', document_type_years(o.document_type))) from transaction_versions o where o.record_id = t.id) as stated,
      ${VERSION} as current
    from transaction_records t join accounts a on a.id = t.registered_by
      join transaction_index i on i.record_id = t.id and i.state <> 'superseded'
      join ${VERSIONS} on v.record_id = i.record_id and v.version = i.version
    where t.id = ${at('id')}::uuid`,
);

/** The record with its newest version; `null` where there is none. */
export async function findTransaction(pool: Pool, id: string): Promise<FoundTransaction | null> {
  return (await run(pool, one, { id }))[0] ?? null;
}

const history = statement<{ id: string }, { number: string; version: TransactionVersion }>(
  (at) => sql`select v.number, ${VERSION} as version from ${VERSIONS}
    where v.record_id = ${at('id')}::uuid order by v.version desc`,
);

export function findHistory(pool: Pool, id: string) {
  return run(pool, history, { id });
}

const waiting = statement<{ account: string }, WaitingFile>(
  (
    at,
  ) => sql`select f.id, f.name, f.media_type as "mediaType", f.bytes::int as bytes, encode(f.sha256, 'hex') as sha256,
      f.source as "from", f.sender_note as "senderNote", coalesce(a.display_name, '') as "uploadedBy",
      ${instant(sql`f.added_at`)} as "uploadedAt"
    from transaction_files f left join accounts a on a.id = f.added_by
    where ${WAITS} and (f.source = 'inbox' or f.added_by = ${at('account')}::uuid)
    order by f.added_at, f.id limit 200`,
);

export function findWaitingFiles(pool: Pool, account: string): Promise<WaitingFile[]> {
  return run(pool, waiting, { account });
}

const NAMES = sql`(select json_agg(json_build_object('name', n.name, 'kana', n.kana, 'validFrom', n.valid_from)
  order by n.valid_from nulls first, n.added_at) from counterparty_names n where n.counterparty_id = p.id)`;
/** The name of today: the newest of those that hold, else the one under which it was first met. */
const today = (column: RawBuilder<unknown>, on: RawBuilder<unknown>) => sql`(select ${column} from counterparty_names n
  where n.counterparty_id = p.id and (n.valid_from is null or n.valid_from <= ${on}::date)
  order by n.valid_from desc nulls last, n.added_at limit 1)`;

const suggested = statement<{ bare: string; on: string }, Counterparty>(
  (at) => sql`select p.id, coalesce(${today(sql`n.name`, at('on'))}, '') as name,
      coalesce(${today(sql`n.kana`, at('on'))}, '') as kana, ${NAMES} as names,
      coalesce((select i.registration_number from transaction_index i where i.counterparty_id = p.id
        and i.state = 'live' and i.registration_number <> '' order by i.transaction_date desc nulls last limit 1), '')
        as "registrationNumber"
    from (select c.id, (select max(i.transaction_date) from transaction_index i where i.counterparty_id = c.id) as newest
      from counterparties c where c.id = any(array(select n.counterparty_id from counterparty_names n
        where strpos(n.search_text, ${at('bare')}) > 0))
      order by newest desc nulls last, c.id limit 8) p
    order by p.newest desc nulls last, p.id`,
);

/** Counterparties of which a name has the bare text; all have an empty one. */
export function findSuggested(pool: Pool, asked: { bare: string; on: string }): Promise<Counterparty[]> {
  return run(pool, suggested, asked);
}

const known = statement<{ id: string | null; folded: string }, { id: string; kana: string; isNamed: boolean }>(
  (at) => sql`select p.id, coalesce((select n.kana from counterparty_names n where n.counterparty_id = p.id
      order by n.added_at limit 1), '') as kana, exists (select from counterparty_names n where n.counterparty_id = p.id
        and n.name_folded = ${at('folded')}) as "isNamed"
    from counterparties p where case when ${at('id')}::uuid is not null then p.id = ${at('id')}::uuid
      else p.id in (select n.counterparty_id from counterparty_names n where n.name_folded = ${at('folded')}) end
    order by p.created_at, p.id limit 1`,
);

/** The counterparty of the id, or without one that of the folded name. */
export async function findCounterparty(pool: Pool, asked: { id: string | null; folded: string }) {
  return (await run(pool, known, asked))[0] ?? null;
}

export const auditedTransactions: AuditedTarget = {
  kind: 'electronic-transaction',
  name: (id) => sql`(select t.number from transaction_records t where t.id = ${id})`,
  named: (typed) => sql`(select t.id::text from transaction_records t where t.number = ${typed})`,
};
