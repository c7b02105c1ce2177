import { createHash } from 'node:crypto';
import { canonicalText, type Evidence } from '@madoguchi/contract/electronic-transactions/canonical-text.ts';
import {
  correctTransaction,
  countTransactions,
  deleteTransaction,
  exportTransactions,
  fetchTransactionFile,
  listDuplicates,
  listTransactions,
  registerTransaction,
  renameCounterparty,
  showTransaction,
  showTransactionHistory,
  suggestCounterparties,
  verifyTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { colleague, freshFile, invoice, registered, uploaded } from '../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';

const day = (said: string) => said as PlainDate;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Asking = InputOf<typeof listTransactions>;
const rows = async (asked: Asking) =>
  (await world.as('system')(listTransactions, { limit: '200', ...asked })).output.rows;
const numbers = async (asked: Asking) => (await rows(asked)).map(({ number }) => number).sort();

describe('the search', () => {
  it('finds amounts with both ends, negative ones, and what has none by no range [B7-02]', async () => {
    const counterparty = '範囲商事';
    const made: [number | null, string][] = [];
    for (const amount of [9_999, 10_000, 50_000, 50_001, -11_000, null]) {
      const more = amount === null ? { amount, taxBasis: 'none' as const } : { amount: yen(amount) };
      made.push([amount, (await registered(world, { counterparty, ...more })).number]);
    }
    const found = async (asked: Asking) => {
      const all = await numbers({ counterparty, ...asked });
      return made.filter(([, number]) => all.includes(number)).map(([amount]) => amount);
    };
    expect(await found({ amount: '10000..50000' })).toEqual([10_000, 50_000]);
    expect(await found({ amount: '-20000..0' })).toEqual([-11_000]);
    expect(await found({ amount: '50001..' })).toEqual([50_001]);
    expect(await found({ unpriced: 'yes' })).toEqual([null]);
    const counted = await world.as('system')(countTransactions, { counterparty, amount: '10000..50000' });
    expect(counted.output).toEqual({ count: 2, sum: 60_000 });
    expect((await world.as('system')(listTransactions, { amount: '50000..10000' })).status).toBe(422);
  });

  it('finds dates with both ends, and what has none by no range [B7-02]', async () => {
    const counterparty = '日付商事';
    for (const date of ['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01']) {
      await registered(world, { counterparty, transactionDate: day(date) });
    }
    await registered(world, { counterparty, dateKind: 'none', transactionDate: null });
    const found = async (asked: Asking) => (await rows({ counterparty, ...asked })).map((row) => row.transactionDate);
    expect(await found({ date: '2026-04-01..2027-03-31' })).toEqual(['2027-03-31', '2026-04-01']);
    expect(await found({ date: '..2026-03-31' })).toEqual(['2026-03-31']);
    expect(await found({ undated: 'yes' })).toEqual([null]);
    expect(await found({})).toEqual(['2027-04-01', '2027-03-31', '2026-04-01', '2026-03-31', null]);
  });

  it('finds a period by each of its days, in the page, its count and no day beside it [B7-02]', async () => {
    const counterparty = '期間商事';
    const period = { dateKind: 'period' as const, transactionDate: day('2026-10-01'), periodEnd: day('2026-10-31') };
    const { number } = await registered(world, { counterparty, ...period });
    const single = await registered(world, { counterparty, transactionDate: day('2026-10-15') });
    const found = (date: string) => numbers({ counterparty, date });
    const both = [number, single.number].sort();
    expect(await found('2026-10-01..2026-10-01')).toEqual([number]);
    expect(await found('2026-10-14..2026-10-14')).toEqual([number]);
    expect(await found('2026-10-15..2026-10-15')).toEqual(both);
    expect(await found('2026-10-31..')).toEqual([number]);
    expect(await found('..2026-10-01')).toEqual([number]);
    expect(await found('2026-09-01..2026-12-31')).toEqual(both);
    expect(await found('..2026-09-30')).toEqual([]);
    expect(await found('2026-11-01..')).toEqual([]);
    const counted = await world.as('system')(countTransactions, { counterparty, date: '2026-10-20..2026-10-25' });
    expect(counted.output.count).toBe(1);
  });

  it('finds a counterparty by any of its names, in whatever way they are typed [B7-02]', async () => {
    const { id, number } = await registered(world, {
      counterparty: '株式会社海山商店',
      counterpartyKana: 'ウミヤマショウテン',
    });
    const shown = (await world.as('system')(showTransaction, { id })).output.current;
    const counterpartyId = shown.counterpartyId;
    for (const typed of ['ウミヤマ', 'ｶ)ｳﾐﾔﾏ', '(株)海山商店', '海山商店㈱', 'うみやま']) {
      expect([typed, await numbers({ counterparty: typed })]).toEqual([typed, [number]]);
    }
    const name = { name: '海山ホールディングス㈱', kana: '', validFrom: day('2026-10-01') };
    expect((await world.as('system')(renameCounterparty, { id: counterpartyId, ...name })).status).toBe(200);
    const later = await registered(world, { counterparty: '海山ホールディングス株式会社' });
    for (const typed of ['ウミヤマ', '海山ホールディングス', '㈱海山商店']) {
      const both = await numbers({ counterparty: typed, date: '2026-11-01..', amount: '11000..11000' });
      expect([typed, both]).toEqual([typed, [number, later.number].sort()]);
    }
    const suggested = (await world.as('system')(suggestCounterparties, { q: 'ｳﾐﾔﾏ' })).output.counterparties;
    expect(suggested).toMatchObject([{ id: counterpartyId, name: '海山ホールディングス㈱' }]);
  });

  it('goes page by page through all of the same day, each once [B7-02]', async () => {
    const counterparty = '頁商事';
    for (let nth = 0; nth < 5; nth += 1) await registered(world, { counterparty });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await world.as('system')(listTransactions, {
        counterparty,
        limit: '2',
        ...(after ? { after } : {}),
      });
      seen.push(...page.output.rows.map(({ number }) => number));
      after = page.output.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
});

describe('a record', () => {
  it('keeps each version with reason and handler; the search finds the live one, and all on request [B7-03]', async () => {
    const counterparty = '訂正商事';
    const first = await registered(world, { counterparty });
    const as = world.as('system');
    const content = invoice({ counterparty, amount: yen(12_000) });
    const second = await as(correctTransaction, { ...content, id: first.id, version: 1, reason: '金額の誤り' });
    expect(second.output).toMatchObject({ version: 2, number: first.number, state: 'live' });
    await as(correctTransaction, { ...content, amount: yen(13_000), id: first.id, version: 2, reason: '再訂正' });
    expect((await rows({ counterparty })).map(({ amount }) => amount)).toEqual([13_000]);
    expect((await rows({ counterparty, amount: '..12999' })).length).toBe(0);
    const all = await rows({ counterparty, state: 'live,superseded,deleted' });
    expect(all.map(({ version, state }) => `${version} ${state}`)).toEqual(['3 live', '2 superseded', '1 superseded']);
    const { versions } = (await as(showTransactionHistory, { id: first.id })).output;
    expect(versions.map(({ version, amount, reason, handler }) => [version, amount, reason, handler])).toEqual([
      [3, 13_000, '再訂正', world.people.system.name],
      [2, 12_000, '金額の誤り', world.people.system.name],
      [1, 11_000, '', world.people.system.name],
    ]);
    const removed = await as(deleteTransaction, { id: first.id, version: 3, reason: '二重登録' });
    expect(removed.output).toMatchObject({ version: 4, state: 'deleted' });
    expect(await rows({ counterparty })).toEqual([]);
    expect((await rows({ counterparty, state: 'deleted' })).map(({ amount, reason }) => [amount, reason])).toEqual([
      [13_000, '二重登録'],
    ]);
    const csv = (await as(exportTransactions, { counterparty, state: 'live,superseded,deleted' })).raw.body;
    expect(csv.trim().split('\r\n')).toHaveLength(5);
  });

  it('is not verified by who wrote the version, and anew after each correction [B7-04]', async () => {
    const { id, version } = await registered(world);
    expect((await world.as('system')(verifyTransaction, { id, version })).problem.code).toBe('own-transaction');
    const token = await colleague(world);
    const done = await ask(world, verifyTransaction, { who: null, token, input: { id, version } });
    expect(done.status).toBe(200);
    const shown = async () => (await world.as('system')(showTransaction, { id })).output.current.verifiedBy;
    expect(await shown()).toBe('同僚 経理');
    await world.as('system')(correctTransaction, { ...invoice(), id, version, reason: '摘要の追加' });
    expect(await shown()).toBeNull();
  });

  it('is late by the day of its registration, holidays not counted [B7-04]', async () => {
    const late = async (receivedOn: string) => {
      const { id } = await registered(world, { receivedOn: day(receivedOn) });
      const { output } = await world.as('system')(showTransaction, { id });
      return [output.dueOn, output.late];
    };
    expect(await late('2026-06-30')).toEqual(['2026-09-09', true]);
    expect(await late('2026-07-14')).toEqual(['2026-09-28', true]);
    expect(await late('2026-11-20')).toEqual(['2027-01-29', false]);
  });

  it('keeps the bytes as they came, and tells of the same bytes before it keeps them twice [B7-01, B7-07]', async () => {
    const content = freshFile();
    const file = await uploaded(world, content);
    const { number } = await registered(world, { files: [file.id] });
    const fetched = await world.as('system')(fetchTransactionFile, { id: file.id });
    expect(fetched.raw.rawPayload.equals(content)).toBe(true);
    const again = await uploaded(world, content, 'copy.pdf');
    expect(again.duplicates).toMatchObject([{ number, by: 'file', state: 'live' }]);
    const asked = invoice({ files: [again.id] });
    const refused = await world.as('system')(registerTransaction, asked);
    expect(refused.problem.data.fields).toMatchObject([{ field: 'duplicateReason', code: 'duplicate-file' }]);
    const kept = await world.as('system')(registerTransaction, { ...asked, duplicateReason: '別の取引の控え' });
    expect(kept.status).toBe(200);
  });

  it('is told to have the same date, counterparty and amount as another, and is kept [B7-07]', async () => {
    const { number } = await registered(world, { counterparty: '重複商事' });
    const asked = {
      id: null,
      files: [],
      transactionDate: day('2026-11-10'),
      amount: yen(11_000),
      counterparty: '重複商事',
    };
    const { output } = await world.as('system')(listDuplicates, asked);
    expect(output.duplicates).toMatchObject([{ number, by: 'values' }]);
    expect((await registered(world, { counterparty: '重複商事' })).number).not.toBe(number);
  });

  it('takes a registration number in any way it is typed, and one that cannot be with a reason only [B7-01]', async () => {
    const { id } = await registered(world, { registrationNumber: 'T7-1234-5678-9012' });
    const { output } = await world.as('system')(showTransaction, { id });
    expect(output.current.registrationNumber).toBe('T7123456789012');
    const wrong = invoice({ registrationNumber: 'T7123456789013' });
    const refused = await world.as('system')(registerTransaction, wrong);
    expect(refused.problem.data.fields).toMatchObject([{ code: 'registration-number-digit' }]);
    const reasoned = { ...wrong, registrationNumberReason: '個人事業者' };
    expect((await world.as('system')(registerTransaction, reasoned)).status).toBe(200);
  });
});

describe('the chain', () => {
  interface Stored {
    readonly record_id: string;
    readonly evidence: Evidence;
    readonly text: string;
    readonly previous: Buffer;
    readonly digest: Buffer;
  }

  const EVIDENCE = `json_build_object('recordId', record_id, 'number', number, 'version', version, 'change', change,
    'direction', direction, 'documentType', document_type, 'dateKind', date_kind, 'transactionDate', transaction_date,
    'periodEnd', period_end, 'amount', amount, 'taxBasis', tax_basis, 'currency', currency, 'foreignMinor', foreign_minor,
    'rate', rate::text, 'rateDate', rate_date, 'counterpartyId', counterparty_id, 'counterparty', counterparty,
    'registrationNumber', registration_number, 'registrationNumberReason', registration_number_reason, 'taxes', taxes,
    'receivedVia', received_via, 'receivedOn', received_on, 'note', note, 'senderNote', sender_note, 'duplicateReason',
    duplicate_reason, 'reason', reason, 'handlerId', handler_id, 'handler', handler,
    'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'files', files)`;

  it('covers every version and the hashes of its files, by the text that the contract writes [B7-05]', async () => {
    const file = await uploaded(world);
    await registered(world, {
      files: [file.id],
      counterparty: '"引用符" \\ 商事\u2028',
      currency: 'USD',
      foreignMinor: 123_456,
      rate: '155.32',
      rateDate: day('2026-11-10'),
      amount: yen(191_751),
      taxes: [{ rate: 8.25, base: yen(10_000), tax: yen(825) }],
    });
    const { rows: stored } = await world.pool.query<Stored>(
      `select record_id, ${EVIDENCE} as evidence, transaction_canonical_text(v) as text, previous, digest
       from transaction_versions v order by chain_seq`,
    );
    expect(stored.length).toBeGreaterThan(0);
    let before: Uint8Array = Buffer.alloc(32);
    for (const { evidence, text, previous, digest } of stored) {
      expect(canonicalText(evidence)).toBe(text);
      expect(previous.equals(before)).toBe(true);
      expect(createHash('sha256').update(previous).update(text).digest().equals(digest)).toBe(true);
      before = digest;
    }
  });

  it('cannot be changed as requests work: no version, no file, no head [B7-03, B7-05]', async () => {
    await registered(world);
    for (const table of [
      'transaction_versions',
      'transaction_records',
      'transaction_files',
      'transaction_verifications',
    ]) {
      await expect(world.appPool.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
      await expect(world.pool.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
    }
    for (const statement of [
      'update transaction_versions set amount = 1',
      'update transaction_chain set seq = 0',
      'delete from transaction_index',
      'truncate transaction_versions',
    ]) {
      await expect(world.appPool.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
