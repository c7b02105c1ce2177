// Adds electronic transactions to a seeded database: forty days of each hundred are as full in every database, and the rest lie behind,
// so that a search of some days finds as many however many there are.
import type { ClientBase } from 'pg';
import { ADMIN, ID_HEADS } from './size.ts';

/** Electronic transactions of the three databases. */
export const DOCUMENT_COUNTS = [10_000, 100_000, 1_000_000] as const;
/** Papers of one day. */
export const A_DAY = 50;
export const PARTIES = 400;

const id = (kind: keyof typeof ID_HEADS, n: string) =>
  `('${ID_HEADS[kind]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** A counterparty's name, of which two in a hundred share a word. */
const NAME = (
  n: string,
) => `'株式会社' || (array['山田','鈴木','青空','みどり','北斗','朝日','東洋','中央'])[1 + ${n} % 8]
  || (array['商店','電気','製作所','印刷','運輸'])[1 + ${n} / 8 % 5] || ${n}`;

/** System people keep the papers. */
const KEEPER = `update accounts set roles = array['system'] where id = ${id('account', String(ADMIN))}`;

const MET = `insert into counterparties (id, met_as, created_by, created_at)
  select ${id('counterparty', 'n')}, folded(${NAME('n')}), ${id('account', '1')}, now() from generate_series(0, ${PARTIES - 1}) n`;
const NAMED = `insert into counterparty_names (id, counterparty_id, name, kana, name_folded, search_text, added_by, added_at)
  select ${id('counterparty', `n + ${PARTIES}`)}, ${id('counterparty', 'n')}, ${NAME('n')}, '', folded(${NAME('n')}),
    replace(folded(${NAME('n')}), '株式会社', ''), ${id('account', '1')}, now() from generate_series(0, ${PARTIES - 1}) n`;

/** The nth from today backwards: its day, counterparty and amount. */
const DRAWN = `create temp table wanted as
  select n, n * 7 % ${PARTIES} as party, $2::date - n / ${A_DAY} as day, 1000 + (n::bigint * 7919) % 500000 as amount,
    'ET-' || to_char(2000 + n / 100000, 'FM0000') || '-' || to_char(n % 100000, 'FM00000') as number
  from generate_series(0, $1::int - 1) n`;

const RECORDS = `insert into transaction_records (id, number, registered_by, registered_at)
  select ${id('document', 'n')}, number, ${id('account', '1')}, now() from wanted order by n desc`;
const VERSIONS = `insert into transaction_versions (record_id, version, number, change, direction, document_type, date_kind,
    transaction_date, amount, tax_basis, currency, counterparty_id, counterparty, registration_number,
    registration_number_reason, taxes, received_via, received_on, note, sender_note, duplicate_reason, reason, handler_id, handler,
    at, files, chain_seq, previous, digest)
  select ${id('document', 'n')}, 1, number, 'registered', 'received', 'invoice', 'day', day, amount, 'included', 'JPY',
    ${id('counterparty', 'party')}, ${NAME('party')}, 'T7123456789012', '', '[{"rate":10,"base":1000,"tax":100}]', 'mail', day,
    '月次保守 第' || n % 2000 || '期', '', '', '', ${id('account', '1')}, 'x', now(), '[]', n + 1, '', ''
  from wanted order by n desc`;
const INDEXED = `insert into transaction_index (record_id, version, number, state, change, direction, document_type, date_kind,
    transaction_date, amount, tax_basis, currency, counterparty_id, counterparty, registration_number, received_via, received_on,
    due_on, note, reason, handler, at, registered_at, file_count, late, unverified, search_text)
  select record_id, 1, number, 'live', change, direction, document_type, date_kind, transaction_date, amount, tax_basis, currency,
    counterparty_id, counterparty, registration_number, received_via, received_on, received_on + 60, note, '', handler, at, at, 0,
    false, false, folded(counterparty) || e'\\n' || folded(note) || e'\\n' || folded(number)
  from transaction_versions order by chain_seq desc`;

/** Papers that are registered later follow the newest one. */
const HEAD = `update transaction_chain set seq = $1, digest = sha256('')`;

/** Adds so many papers. The client is a superuser's: triggers and foreign keys are not asked row by row. */
export async function fillDocuments(client: ClientBase, documents: number, today: string): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`set local maintenance_work_mem = '256MB'`);
  const { rows: indexes } = await client.query<{ name: string; def: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as def from pg_index
      where indrelid = 'transaction_index'::regclass and not indisunique`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const text of [KEEPER, MET, NAMED]) await client.query(text);
  await client.query(DRAWN, [documents, today]);
  for (const text of [RECORDS, VERSIONS, INDEXED]) await client.query(text);
  await client.query(HEAD, [documents]);
  for (const { def } of indexes) await client.query(def);
  await client.query('commit');
  await client.query('vacuum (freeze, analyze)');
}
