import { randomUUID } from 'node:crypto';
import {
  bareCounterparty,
  counterpartySearchText,
  transactionSearchText,
} from '@madoguchi/contract/electronic-transactions/counterparty-text.ts';
import { countTransactions, listTransactions } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';

const RECORDS = 10_000;
const AT_ONCE = 500;
const FIRST_DAY = '2024-01-01' as PlainDate;
const DAYS = 1_000;
const day = (after: number) => addDays(FIRST_DAY, after);
const numberOf = (nth: number) => `ET-2026-${String(nth).padStart(5, '0')}`;

/** Counterparties with all their names, and a name with its reading: some are parts of others, some were renamed. */
const PARTIES = [
  [
    ['株式会社山田商店', 'ヤマダショウテン'],
    ['山田ホールディングス㈱', ''],
  ],
  [['㈱山田', 'ヤマダ']],
  [['有限会社ヤマダ電気', 'ヤマダデンキ']],
  [
    ['青空商会', 'アオゾラショウカイ'],
    ['あおぞら商会合同会社', 'アオゾラショウカイ'],
  ],
  [['髙橋製作所', 'タカハシセイサクショ']],
  [['ACME Trading 株式会社', '']],
  [['カ)アサヒ', 'アサヒ']],
  [['100%_商会', '']],
] as const;
const WORDS = [
  'コピー用紙',
  '保守料',
  '5%引き',
  '会議室',
  'Cloud利用料',
  '山田様分',
  '送料',
  'ET-2026-00042の控え',
  '',
] as const;
const TYPES = ['invoice', 'receipt', 'estimate', 'contract'] as const;

const AMOUNTS = fc.oneof(
  fc.constantFrom(9_999, 10_000, 50_000, 50_001, -5_500, 0),
  fc.integer({ min: -20_000, max: 200_000 }),
);
const row = fc.record({
  party: fc.nat(PARTIES.length - 1),
  name: fc.nat(1),
  day: fc.option(fc.nat(DAYS), { freq: 12 }),
  length: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 1 }),
  amount: fc.option(AMOUNTS, { freq: 12 }),
  type: fc.constantFrom(...TYPES),
  direction: fc.constantFrom('received' as const, 'issued' as const),
  number: fc.constantFrom('', 'T7123456789012', 'T4011001098993'),
  words: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }),
  fate: fc.constantFrom(...Array<'live'>(8).fill('live'), 'corrected' as const, 'deleted' as const),
  late: fc.boolean(),
  unverified: fc.boolean(),
});

interface Version {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  readonly state: 'live' | 'superseded' | 'deleted';
  readonly party: number;
  readonly counterparty: string;
  readonly kana: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: number | null;
  readonly type: string;
  readonly direction: 'received' | 'issued';
  readonly registration: string;
  readonly note: string;
  readonly late: boolean;
  readonly unverified: boolean;
  /** The folded texts that words are looked for in. */
  readonly texts: readonly string[];
}

/** A version for each row; a corrected or a deleted record has two, of which the first one was superseded. */
function versionsOf(rows: readonly (typeof row extends fc.Arbitrary<infer Row> ? Row : never)[]): Version[] {
  return rows.flatMap((said, nth) => {
    const names = PARTIES[said.party] ?? PARTIES[0];
    const [counterparty, kana] = names[said.name] ?? names[0];
    const from = said.day === null ? null : day(said.day);
    const number = numberOf(nth + 1);
    const note = said.words.join(' ');
    const first: Version = {
      id: `0199e0a0-0000-7000-8000-${String(nth).padStart(12, '0')}`,
      version: 1,
      number,
      state: said.fate === 'live' ? 'live' : 'superseded',
      party: said.party,
      counterparty,
      kana,
      from,
      to: said.day === null || said.length === null ? null : day(said.day + said.length),
      amount: said.amount,
      type: said.type,
      direction: said.direction,
      registration: said.number,
      note,
      late: said.late,
      unverified: said.unverified,
      texts: [counterparty, kana, note, number].map(folded),
    };
    if (said.fate === 'live') return [first];
    const isDeleted = said.fate === 'deleted';
    const amount = isDeleted ? said.amount : (said.amount ?? 0) + 1;
    return [first, { ...first, version: 2, amount, state: isDeleted ? ('deleted' as const) : ('live' as const) }];
  });
}

let world: World;
let versions: Version[];

beforeAll(async () => {
  world = await openWorld();
  versions = versionsOf(fc.sample(row, { numRuns: RECORDS, seed: 20_261_121 }));
  const { rows: accounts } = await world.pool.query<{ id: string }>(`select id from accounts limit 1`);
  const by = accounts[0]?.id ?? '';
  const parties = PARTIES.map((names) => ({ id: randomUUID(), names }));
  for (const { id, names } of parties) {
    await world.pool.query(
      'insert into counterparties (id, met_as, created_by, created_at) values ($1, $2, $3, now())',
      [id, folded(names[0][0]), by],
    );
    for (const [name, kana] of names) {
      await world.pool.query(
        `insert into counterparty_names (id, counterparty_id, name, kana, name_folded, search_text, added_by, added_at)
         values ($1, $2, $3, $4, $5, $6, $7, now())`,
        [randomUUID(), id, name, kana, folded(name), counterpartySearchText({ name, kana }), by],
      );
    }
  }
  const written = versions.map((one) => ({
    ...one,
    party: parties[one.party]?.id,
    kind: one.from === null ? 'none' : one.to === null ? 'day' : 'period',
    change: one.version === 1 ? 'registered' : one.state === 'deleted' ? 'deleted' : 'corrected',
    text: `${transactionSearchText({ ...one, fileNames: [] })}\n${folded(one.number)}`,
  }));
  const columns = `id uuid, version int, number text, state text, party uuid, counterparty text, "from" date, "to" date,
    amount bigint, type text, direction text, registration text, note text, late boolean, unverified boolean, kind text,
    change text, text text`;
  await world.pool.query(`create table said (${columns})`);
  await world.pool.query(`insert into said select * from json_to_recordset($1::json) as s (${columns})`, [
    JSON.stringify(written),
  ]);
  await world.pool.query(`insert into transaction_records (id, number, registered_by, registered_at)
    select id, number, '${by}', now() from said where version = 1; analyze transaction_records`);
  // The head of the chain is written for each version, and a transaction keeps all its past states: many would wait for them.
  for (let nth = 0; nth < RECORDS; nth += AT_ONCE) {
    await world.pool.query(
      `with batch as (select * from said where number > $1 and number <= $2),
      kept as (insert into transaction_versions (record_id, version, number, change, direction, document_type, date_kind,
        transaction_date, period_end, amount, tax_basis, currency, counterparty_id, counterparty, registration_number,
        registration_number_reason, taxes, received_via, received_on, note, sender_note, duplicate_reason, reason, handler_id,
        handler, at, files)
      select id, version, number, change, direction, type, kind, "from", "to", amount, 'included', 'JPY', party, counterparty,
        registration, '', '[]', 'mail', '2026-11-01', note, '', '', case version when 1 then '' else 'x' end, $3, 'x', now(),
        '[]' from batch)
      insert into transaction_index (record_id, version, number, state, change, direction, document_type, date_kind,
        transaction_date, period_end, amount, tax_basis, currency, counterparty_id, counterparty, registration_number,
        received_via, received_on, due_on, note, reason, handler, at, registered_at, file_count, late, unverified, search_text)
      select id, version, number, state, change, direction, type, kind, "from", "to", amount, 'included', 'JPY', party,
        counterparty, registration, 'mail', '2026-11-01', '2027-01-01', note, '', 'x', now(), now(), 0, late, unverified, text
      from batch`,
      [numberOf(nth), numberOf(nth + AT_ONCE), by],
    );
  }
  await world.pool.query('analyze transaction_index, transaction_versions');
});
afterAll(() => world.close());

type Asked = Partial<Record<'q' | 'date' | 'amount' | 'counterparty' | 'type' | 'direction' | 'state', string>> &
  Partial<Record<'registration-number' | 'unnumbered' | 'unpriced' | 'undated' | 'late' | 'unverified', string>>;

function within(said: string | undefined, value: number | string | null, last = value): boolean {
  if (said === undefined) return true;
  if (value === null || last === null) return false;
  const [from = '', to = ''] = said.split('..');
  const read = (text: string) => (typeof value === 'number' ? Number(text) : text);
  return (from === '' || last >= read(from)) && (to === '' || value <= read(to));
}

const among = (said: string | undefined, value: string) => said === undefined || said.split(',').includes(value);
const marked = (said: string | undefined, isSo: boolean) => said === undefined || isSo;

/** Which counterparties have a name, old or new, with the typed text in it. */
function named(said: string): readonly number[] {
  const typed = bareCounterparty(said);
  return PARTIES.flatMap((names, party) => {
    const ways = names.flatMap(([name, kana]) => [bareCounterparty(name), folded(name), bareCounterparty(kana)]);
    return ways.some((way) => way.includes(typed)) ? [party] : [];
  });
}

/** Row by row, as somebody would look through a pile of papers. */
function found(asked: Asked): Version[] {
  const words = (asked.q ?? '').split(/\s+/).map(folded);
  const parties = asked.counterparty === undefined ? null : named(asked.counterparty);
  return versions.filter(
    (one) =>
      (asked.state === undefined ? one.state === 'live' : among(asked.state, one.state)) &&
      words.every((word) => one.texts.some((part) => part.includes(word))) &&
      within(asked.date, one.from, one.to ?? one.from) &&
      within(asked.amount, one.amount) &&
      (parties?.includes(one.party) ?? true) &&
      among(asked.type, one.type) &&
      among(asked.direction, one.direction) &&
      (asked['registration-number'] === undefined || one.registration.startsWith(asked['registration-number'])) &&
      marked(asked.unnumbered, one.direction === 'received' && one.registration === '') &&
      marked(asked.unpriced, one.amount === null) &&
      marked(asked.undated, one.from === null) &&
      marked(asked.late, one.late) &&
      marked(asked.unverified, one.unverified),
  );
}

/** Blanks come last either way; ties by the key, in the direction of the sort. */
function ordered(all: readonly Version[], sort: string): readonly Version[] {
  const isDown = sort.startsWith('-');
  const of = (one: Version) => (sort.endsWith('date') ? one.from : one.amount);
  return all.toSorted((one, other) => {
    const [left, right] = [of(one), of(other)];
    if (left !== right) {
      if (left === null) return 1;
      if (right === null) return -1;
      return left < right === isDown ? 1 : -1;
    }
    const byKey = one.id === other.id ? one.version - other.version : one.id < other.id ? -1 : 1;
    return isDown ? -byKey : byKey;
  });
}

const range = (value: fc.Arbitrary<number | string>) =>
  fc.tuple(value, value, fc.constantFrom('both', 'from', 'to')).map(([one, other, kind]) => {
    const [from, to] = one <= other ? [one, other] : [other, one];
    return kind === 'both' ? `${from}..${to}` : kind === 'from' ? `${from}..` : `..${to}`;
  });
const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(','));
const TYPED = [
  'ヤマダ',
  '㈱山田',
  'ｶ)ﾔﾏﾀﾞ',
  '山田ホールディングス',
  'あおぞら',
  '高橋',
  'acme',
  '株式会社',
  '%',
  '_',
  '電気',
  'な',
];

const CONDITIONS = {
  q: fc.constantFrom(
    '山田',
    'ヤマダ 用紙',
    '5%',
    'cloud',
    '送料 保守',
    'ET-2026-00',
    'ET-2026-00042',
    'ｅｔ－２０２６－００００７',
    '会',
    '%',
    'ない言葉',
  ),
  date: range(fc.nat(DAYS).map(day)),
  amount: range(AMOUNTS),
  counterparty: fc.constantFrom(...TYPED),
  type: some(TYPES),
  direction: some(['received', 'issued']),
  state: some(['live', 'superseded', 'deleted']),
  'registration-number': fc.constantFrom('T7123456789012', 'T401', 'T'),
  unnumbered: fc.constant('yes'),
  unpriced: fc.constant('yes'),
  undated: fc.constant('yes'),
  late: fc.constant('yes'),
  unverified: fc.constant('yes'),
};

/** Few at a time, as people ask: a search with all of them finds nothing. */
const asked = fc
  .subarray(Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[], { maxLength: 4 })
  .chain((names) =>
    fc.record(CONDITIONS).map((all): Asked => Object.fromEntries(names.map((name) => [name, all[name]]))),
  );
const PAGE = 50;

describe('the search of electronic transactions', () => {
  it('finds of 10,000 records what a look at each one finds, in any combination, with the exact count, sum and order [B7-02]', async () => {
    const as = world.as('system');
    let hits = 0;
    const sorts = fc.constantFrom('-date', 'date', '-amount', 'amount');
    await fc.assert(
      fc.asyncProperty(asked, sorts, async (conditions, sort) => {
        const expected = ordered(found(conditions), sort);
        hits += expected.length > 0 ? 1 : 0;
        const input = conditions as InputOf<typeof countTransactions>;
        const [counted, listed] = [
          await as(countTransactions, input),
          await as(listTransactions, { ...input, sort, limit: PAGE } as InputOf<typeof listTransactions>),
        ];
        const sum = expected.reduce((total, { amount }) => total + (amount ?? 0), 0);
        expect(counted.output).toEqual({ count: expected.length, sum });
        const named = listed.output.rows.map(({ id, version }) => `${id} ${version}`);
        expect(named).toEqual(expected.slice(0, PAGE).map(({ id, version }) => `${id} ${version}`));
      }),
      { numRuns: 150 },
    );
    // A search that finds nothing agrees with anything.
    expect(hits).toBeGreaterThan(40);
  }, 120_000);
});
