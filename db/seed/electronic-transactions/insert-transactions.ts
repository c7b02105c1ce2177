// The sample's electronic transactions as rows, with their papers in the folder of files.
import {
  counterpartySearchText,
  transactionSearchText,
} from '@madoguchi/contract/electronic-transactions/counterparty-text.ts';
import { lastDayToRegister } from '@madoguchi/contract/electronic-transactions/deadlines.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { nationalHolidays } from '../../base-data/holidays.ts';
import { layFile } from '../kept-files.ts';
import { identity, instant, momentOf } from '../moments.ts';
import { insertCounters } from '../numbers.ts';
import type { Employee } from '../organisation/roster.ts';
import type { SamplePurchase } from '../purchase-requests/sample-purchase.ts';
import { printRows } from '../quotes/print-quote.ts';
import type { PaperRow } from '../quotes/quote-paper.ts';
import type { Random } from '../random.ts';
import { registrationNumberOf } from '../travel/registration-numbers.ts';
import { boughtPapers } from './bought-papers.ts';
import {
  drawUpTransactions,
  numbersOf,
  SAMPLE_PARTIES,
  type SampleParty,
  type SampleTransaction,
} from './sample-transactions.ts';

const OWN_NAME = '株式会社まどぐち商事';
const HOUR_MINUTES = 60;
/** Before the oldest paper came. */
const MET_DAYS_AGO = 4_600;

const row = (left: string, right = '', size: PaperRow['size'] = 'small'): PaperRow => ({ left, right, size });
const yen = (amount: number) => `¥${amount.toLocaleString('en-US')}`;

function paperRows({ party, counterparty, documentType, day, net, tax }: SampleTransaction): readonly PaperRow[] {
  const [from, to] = party.direction === 'received' ? [counterparty, OWN_NAME] : [OWN_NAME, counterparty];
  return [
    row(
      documentType === 'invoice' ? '請求書' : '領収書',
      day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日'),
      'large',
    ),
    row(`${to}　御中`, from),
    row(
      '',
      party.isUnregistered
        ? ''
        : `登録番号 ${registrationNumberOf(party.direction === 'received' ? party.name : OWN_NAME)}`,
    ),
    row(''),
    row('合計（税込）', yen(net + tax), 'large'),
    row(`${party.item}${party.rate === 8 ? ' ※軽減税率' : ''}`, yen(net)),
    row(`消費税（${party.rate}%）`, yen(tax)),
  ];
}

interface Written {
  readonly transaction: SampleTransaction;
  readonly number: string;
  readonly id: string;
  readonly linkId: string;
  readonly holdId: string;
  readonly at: number;
  readonly file: { readonly id: string; readonly sha256: string; readonly bytes: number; readonly name: string };
}

const fileName = ({ day, counterparty, net, tax }: SampleTransaction) =>
  `${day.replaceAll('-', '')}_${counterparty}_${net + tax}.pdf`;

interface Given {
  readonly employees: readonly Employee[];
  readonly purchases: readonly SamplePurchase[];
  readonly today: PlainDate;
  readonly filesDir: string;
}

/** Adds the counterparties, the papers and two years of records with their links; returns how many records there are. */
export async function insertTransactions(
  client: PoolClient,
  { employees, purchases, today, filesDir }: Given,
  random: Random,
): Promise<number> {
  const [registrar, checker] = peopleOf(employees);
  const transactions = drawUpTransactions(today, random, boughtPapers(purchases, today));
  const all = [...new Set([...SAMPLE_PARTIES, ...transactions.map(({ party }) => party)])];
  const parties = await insertParties(client, registrar, all, today, random);
  const { numbers, last } = numbersOf(transactions);
  // Identities are drawn one after the other, before anything is waited for: the sample is the same wherever it is loaded.
  const drawn = transactions.map((transaction, place) => {
    const at = momentOf(transaction.registeredOn, 9 * HOUR_MINUTES + (place % 400));
    const [id, fileId] = [identity(at, random), identity(at, random)];
    const linkId = transaction.purchase === undefined ? '' : identity(at, random);
    const holdId = transaction.heldFor === undefined ? '' : identity(at, random);
    return { transaction, number: numbers[place] ?? '', at, id, fileId, linkId, holdId };
  });
  const written = await Promise.all(
    drawn.map(async ({ fileId, ...one }): Promise<Written> => {
      const paper = await printRows(paperRows(one.transaction));
      await layFile(filesDir, paper);
      const file = { id: fileId, sha256: paper.sha256, bytes: paper.content.length, name: fileName(one.transaction) };
      return { ...one, file };
    }),
  );
  const closed = new Set(nationalHolidays(today).map(({ day }) => day));
  for (const one of written) await insertOne(client, one, { registrar, checker, parties, closed });
  await insertCounters(client, { prefix: 'ET', last });
  return written.length;
}

interface SamplePerson {
  readonly accountId: string;
  readonly name: string;
}

/** Somebody in IT registers, and the system administrator looks at it after them (ET21). */
function peopleOf(employees: readonly Employee[]): readonly [registrar: SamplePerson, checker: SamplePerson] {
  const known = employees.filter(({ department, leftOn }) => department.code === 'IT' && leftOn === null);
  const checker = known.find(({ role }) => role === 'system');
  const registrar = known.find(({ role }) => role !== 'system');
  if (checker === undefined || registrar === undefined)
    throw new Error('The sample has nobody in IT to register and to verify');
  const named = ({ accountId, lastName, firstName }: Employee) => ({
    accountId,
    name: `${lastName} ${firstName}`.trim(),
  });
  return [named(registrar), named(checker)];
}

async function insertParties(
  client: PoolClient,
  by: SamplePerson,
  all: readonly SampleParty[],
  today: PlainDate,
  random: Random,
): Promise<ReadonlyMap<SampleParty, string>> {
  const at = momentOf(addDays(today, -MET_DAYS_AGO));
  const ids = new Map(all.map((party) => [party, identity(at, random)]));
  const names = all.flatMap(({ name, kana, renamed, ...party }) => {
    const id = ids.get(all.find((one) => one.name === name) as SampleParty);
    const first = { id: identity(at, random), party: id, name, kana, from: null as string | null };
    return renamed === undefined || party.direction === 'issued'
      ? [first]
      : [first, { ...first, id: identity(at + 1, random), ...renamed, from: addDays(today, -renamed.daysAgo) }];
  });
  await client.query(
    `insert into counterparties (id, met_as, created_by, created_at)
     select id, met, $2, $3 from json_to_recordset($1) as row (id uuid, met text)`,
    [JSON.stringify([...ids].map(([{ name }, id]) => ({ id, met: folded(name) }))), by.accountId, instant(at)],
  );
  await client.query(
    `insert into counterparty_names (id, counterparty_id, name, kana, name_folded, search_text, valid_from, added_by, added_at)
     select id, party, name, kana, folded, search, "from", $2, $3
     from json_to_recordset($1) as row (id uuid, party uuid, name text, kana text, folded text, search text, "from" date)`,
    [
      JSON.stringify(names.map((one) => ({ ...one, folded: folded(one.name), search: counterpartySearchText(one) }))),
      by.accountId,
      instant(at),
    ],
  );
  return ids;
}

interface Around {
  readonly registrar: SamplePerson;
  readonly checker: SamplePerson;
  readonly parties: ReadonlyMap<SampleParty, string>;
  readonly closed: ReadonlySet<string>;
}

interface Version {
  readonly version: number;
  readonly change: 'registered' | 'corrected' | 'deleted';
  readonly reason: string;
  readonly net: number;
  readonly tax: number;
  readonly at: number;
  readonly state: 'live' | 'superseded' | 'deleted';
}

/** The first version and the one that followed, where one did; a corrected one was first typed with a slip. */
function versionsOf({ transaction: { net, tax, outcome }, at }: Written): readonly Version[] {
  const first = { version: 1, change: 'registered', reason: '', net, tax, at, state: 'live' } as const;
  const next = { version: 2, net, tax, at: at + 3 * 3_600_000 } as const;
  if (outcome === 'corrected')
    return [
      { ...first, net: net + 9_000, state: 'superseded' },
      { ...next, change: 'corrected', reason: '金額の入力誤りのため', state: 'live' },
    ];
  if (outcome === 'deleted')
    return [
      { ...first, state: 'superseded' },
      { ...next, change: 'deleted', reason: '取引先が請求書を取り下げたため', state: 'deleted' },
    ];
  return [first];
}

async function insertOne(client: PoolClient, one: Written, around: Around): Promise<void> {
  const { registrar, checker, parties, closed } = around;
  const { transaction, number, id, linkId, holdId, at, file } = one;
  const { party, counterparty, documentType, day, receivedOn, registeredOn, outcome } = transaction;
  await client.query(
    `insert into transaction_files (id, sha256, bytes, media_type, name, source, sender_note, added_by, added_at)
     values ($1, decode($2, 'hex'), $3, 'application/pdf', $4, 'upload', '', $5, $6)`,
    [file.id, file.sha256, file.bytes, file.name, registrar.accountId, instant(at)],
  );
  await client.query(
    `insert into transaction_records (id, number, registered_by, registered_at) values ($1, $2, $3, $4)`,
    [id, number, registrar.accountId, instant(at)],
  );
  const due = lastDayToRegister(receivedOn, closed);
  const registrationNumber =
    party.isUnregistered || party.direction === 'issued' ? '' : registrationNumberOf(party.name);
  const { kana } = party.renamed?.name === counterparty ? party.renamed : party;
  const words = transactionSearchText({ counterparty, kana, note: party.item, fileNames: [file.name] });
  const searchText = `${words}\n${folded(number)}`;
  for (const version of versionsOf(one)) {
    await client.query(
      `insert into transaction_versions (record_id, version, number, change, direction, document_type, date_kind,
         transaction_date, amount, tax_basis, currency, counterparty_id, counterparty, registration_number,
         registration_number_reason, taxes, received_via, received_on, note, sender_note, duplicate_reason, reason, handler_id,
         handler, at, files)
       values ($1, $2, $3, $4, $5, $6, 'day', $7, $8, 'included', 'JPY', $9, $10, $11, '', $12, $13, $14, $15, '', '', $16, $17,
         $18, $19, $20)`,
      [
        id,
        version.version,
        number,
        version.change,
        party.direction,
        documentType,
        day,
        version.net + version.tax,
        parties.get(party),
        counterparty,
        registrationNumber,
        JSON.stringify([{ rate: party.rate, base: version.net, tax: version.tax }]),
        party.via,
        receivedOn,
        party.item,
        version.reason,
        registrar.accountId,
        registrar.name,
        instant(version.at),
        JSON.stringify([{ ...file, mediaType: 'application/pdf' }]),
      ],
    );
    const isVerified = outcome === 'verified';
    await client.query(
      `insert into transaction_index (record_id, version, number, state, change, direction, document_type, date_kind,
         transaction_date, amount, tax_basis, currency, counterparty_id, counterparty, registration_number, received_via,
         received_on, due_on, note, reason, handler, at, registered_at, file_count, late, unverified, search_text)
       values ($1, $2, $3, $4, $5, $6, $7, 'day', $8, $9, 'included', 'JPY', $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
         1, $21, $22, $23)`,
      [
        id,
        version.version,
        number,
        version.state,
        version.change,
        party.direction,
        documentType,
        day,
        version.net + version.tax,
        parties.get(party),
        counterparty,
        registrationNumber,
        party.via,
        receivedOn,
        due,
        party.item,
        version.reason,
        registrar.name,
        instant(version.at),
        instant(at),
        registeredOn > due,
        version.state === 'live' && !isVerified,
        searchText,
      ],
    );
    if (isVerified)
      await client.query(
        `insert into transaction_verifications (record_id, version, by_account, by_name, at) values ($1, $2, $3, $4, $5)`,
        [id, version.version, checker.accountId, checker.name, instant(version.at + 3_600_000)],
      );
  }
  const { purchase, heldFor } = transaction;
  if (heldFor !== undefined)
    await client.query(
      `insert into transaction_holds (id, record_id, kind, reason, placed_by, placed_name, placed_at)
       values ($1, $2, 'audit', $3, $4, $5, $6)`,
      [holdId, id, heldFor, checker.accountId, checker.name, instant(at + 86_400_000)],
    );
  if (purchase === undefined) return;
  await client.query(
    `insert into transaction_links (id, record_id, target_kind, target_id, target_number, linked_by, linked_name, linked_at)
     values ($1, $2, 'purchase-request', $3, $4, $5, $6, $7)`,
    [linkId, id, purchase.id, purchase.number, registrar.accountId, registrar.name, instant(at + 60_000)],
  );
}
