// @vitest-environment jsdom
import type { FileReading, NewTransaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it, vi } from 'vitest';
import { OfflineError, ProblemError } from '../../../platform/http/refusals.ts';
import type { NameProposal } from '../edit/proposed-values.ts';
import { emptyTransaction } from '../edit/transaction-values.ts';
import { Batch, type BatchPorts, type StoredAlready } from './batch.ts';
import { type BatchRow, isComplete, rowFaults, twinsOf } from './batch-row.ts';

const TODAY = '2026-11-27' as PlainDate;
const NAMES: NameProposal = { values: {}, withAmount: {}, unreadDate: null };

const SAYS_NOTHING: FileReading = {
  from: null,
  refused: null,
  transactionDate: null,
  counterparty: null,
  registrationNumber: null,
  currency: null,
  amount: null,
  taxes: [],
};

function refusal(code: string, message: string): ProblemError {
  const fields = [{ field: 'file', type: 'file', code, message }];
  return new ProblemError({ status: 415, code: 'wrong-type', message, data: { fields, requestId: 'r-1' } } as never);
}

/** `20261121_山田商店_11000.pdf`, as simply as these tests need it. */
function readName(name: string): NameProposal {
  const [, day, counterparty = null, amount] = /^(\d{8})_([^_]+)_(\d+)\./.exec(name) ?? [];
  if (day === undefined) return NAMES;
  const transactionDate = day.replace(/(....)(..)(..)/, '$1-$2-$3') as PlainDate;
  return { ...NAMES, values: { transactionDate, counterparty, amount: Number(amount) as never } };
}

/** A server that answers by hand: `fails` is asked before each call, with what is called. */
function openBatch(
  fails: (name: string) => Error | null = () => null,
  says: (id: string) => Partial<FileReading> = () => ({}),
) {
  const sent: { name: string; key: string }[] = [];
  const registered: { input: NewTransaction; key: string }[] = [];
  let keys = 0;
  const ports: BatchPorts = {
    send: async (file, { key }): Promise<StoredAlready> => {
      sent.push({ name: file.name, key });
      await Promise.resolve();
      const error = fails(file.name);
      if (error !== null) throw error;
      return { id: `id-${key}`, name: file.name, bytes: file.size, sha256: await file.text() };
    },
    read: async (id) => ({ ...SAYS_NOTHING, ...says(id) }),
    register: async (input, key) => {
      registered.push({ input, key });
      await Promise.resolve();
      const error = fails(`register ${input.counterparty}`);
      if (error !== null) throw error;
      return {
        id: `r-${key}`,
        number: `ET-2026-${key}`,
        version: 1,
        state: 'live',
        late: false,
        chainSeq: 1,
        digest: '',
      };
    },
    readName,
    newKey: () => `k${++keys}`,
  };
  const batch = new Batch(ports, emptyTransaction(TODAY));
  batch.share({ documentType: 'invoice' });
  return { batch, sent, registered, ports };
}

const UUID = '019a0000-0000-7000-8000-00000000';
const paper = (n: number, content = `bytes of ${n}`) => new File([content], `20261121_商店${n}_${1000 + n}.pdf`);
const papers = (count: number) => Array.from({ length: count }, (_, at) => paper(at + 1));
const settled = (batch: Batch) =>
  vi.waitFor(() => {
    const { rows, isHeld } = batch.state();
    if (!isHeld) expect(rows.filter(({ file }) => file.state === 'queued' || file.state === 'sending')).toEqual([]);
  });
const states = (rows: readonly BatchRow[]) => Map.groupBy(rows, ({ file }) => file.state);

describe('many files', () => {
  it('are kept but for the broken one, and go on from where the connection was lost [B7-07]', async () => {
    let isDown = true;
    const { batch, sent } = openBatch((name) => {
      if (name.includes('商店77_')) return refusal('file-kind', 'この種類のファイルは登録できません。');
      return isDown && name.includes('商店120_') ? new OfflineError() : null;
    });
    batch.add(papers(200));
    await vi.waitFor(() => expect(batch.state().isHeld).toBe(true));
    await vi.waitFor(() => expect(states(batch.state().rows).get('sending')).toBeUndefined());
    const before = states(batch.state().rows);
    expect(before.get('stored')?.length).toBeGreaterThanOrEqual(118);
    expect(before.get('refused')).toHaveLength(1);
    const already = sent.length;

    isDown = false;
    batch.resume();
    await settled(batch);
    const after = states(batch.state().rows);
    expect([after.get('stored')?.length, after.get('refused')?.[0]?.file]).toEqual([
      199,
      { state: 'refused', message: 'この種類のファイルは登録できません。' },
    ]);
    // Files that had arrived are not sent again, and the others are sent under their first keys.
    const again = sent.slice(already);
    expect(again.every(({ name }) => Number(/商店(\d+)/.exec(name)?.[1]) >= 120)).toBe(true);
    const keysOf120 = sent.filter(({ name }) => name.includes('商店120_')).map(({ key }) => key);
    expect([keysOf120.length, new Set(keysOf120).size]).toEqual([2, 1]);
  });

  it('beyond 200 are told and not taken [B7-07]', async () => {
    const { batch } = openBatch();
    expect(batch.add(papers(203))).toBe(3);
    await settled(batch);
    expect(batch.state().rows).toHaveLength(200);
  });

  it('come back as they were typed after the page was closed; one that was not sent is chosen again, in its row [B7-07]', async () => {
    const { batch, ports } = openBatch((name) => (name.includes('商店2_') ? new OfflineError() : null));
    batch.add(papers(2));
    await vi.waitFor(() => expect(batch.state().isHeld).toBe(true));
    await vi.waitFor(() => expect(batch.state().rows[0]?.file.state).toBe('stored'));
    const [, second] = batch.state().rows;
    batch.change(second?.key ?? '', { note: '打った文字' });

    const later = new Batch({ ...ports, send: openBatch().ports.send }, emptyTransaction(TODAY));
    later.restore(structuredClone({ rows: batch.state().rows, shared: batch.state().shared }));
    expect(later.state().rows.map(({ file }) => file.state)).toEqual(['stored', 'missing']);
    later.add([paper(2)]);
    await settled(later);
    expect(later.state().rows).toEqual([
      expect.objectContaining({ key: batch.state().rows[0]?.key }),
      expect.objectContaining({ key: second?.key, values: expect.objectContaining({ note: '打った文字' }) }),
    ]);
    expect(later.state().rows[1]?.file.state).toBe('stored');
  });
});

describe('the values of a file', () => {
  it('are those of its name; a blank one keeps it from being registered [B7-07]', async () => {
    const { batch, registered } = openBatch();
    batch.addStored([
      { id: `${UUID}0001`, name: '20261121_山田商店_11000.pdf', bytes: 1, sha256: 'a' },
      { id: `${UUID}0002`, name: '請求書.pdf', bytes: 1, sha256: 'b' },
    ]);
    const [named, bare] = batch.state().rows;
    expect(named).toMatchObject({
      sources: { transactionDate: 'name', counterparty: 'name', amount: 'name' },
      values: { transactionDate: '2026-11-21', counterparty: '山田商店', amount: 11_000, documentType: 'invoice' },
    });
    expect(rowFaults(bare?.values ?? ({} as never)).map(({ field }) => field)).toEqual([
      'counterparty',
      'transactionDate',
      'amount',
    ]);
    await batch.registerComplete();
    expect(registered.map(({ input }) => input.files)).toEqual([[`${UUID}0001`]]);
    expect(batch.state().rows.map(({ outcome }) => outcome?.state ?? null)).toEqual(['registered', null]);
  });

  it('that the name lacks come from the content, marked so, and never over what was typed; what cannot be read says why [B7-07]', async () => {
    const { batch } = openBatch(undefined, (id) => {
      if (id.endsWith('3')) return { refused: 'entities' };
      const amount = id.endsWith('2') ? { currency: 'USD' as const, amount: 123_456 } : { amount: 11_000 };
      return { from: 'pdf', transactionDate: '2026-11-20' as PlainDate, counterparty: '株式会社山田商店', ...amount };
    });
    batch.addStored([1, 2, 3].map((n) => ({ id: `${UUID}000${n}`, name: `${n}.pdf`, bytes: 1, sha256: `${n}` })));
    batch.change(batch.state().rows[0]?.key ?? '', { counterparty: '打った名前' });
    await vi.waitFor(() => expect(batch.state().rows[2]?.unread).toBe('entities'));
    expect(batch.state().rows).toMatchObject([
      {
        values: { transactionDate: '2026-11-20', counterparty: '打った名前', amount: 11_000 },
        sources: { transactionDate: 'pdf', amount: 'pdf' },
      },
      { values: { amount: null, currency: 'USD', foreignMinor: 123_456 } },
      { values: { transactionDate: null, counterparty: '' } },
    ]);
    expect(batch.state().rows[0]?.sources).not.toHaveProperty('counterparty');
  });

  it('follow what is chosen for all, but not where one was chosen for the file [B7-07]', () => {
    const { batch } = openBatch();
    batch.addStored([1, 2].map((n) => ({ id: `${UUID}000${n}`, name: `${n}.pdf`, bytes: 1, sha256: `${n}` })));
    const key = batch.state().rows[1]?.key ?? '';
    batch.change(key, { receivedVia: 'edi' });
    batch.share({ receivedVia: 'web' });
    expect(batch.state().rows.map(({ values }) => values.receivedVia)).toEqual(['web', 'edi']);
  });

  it('equal to those of an earlier row, or its very bytes, are told; the same bytes take a reason [B7-07]', () => {
    const { batch } = openBatch();
    const name = '20261121_山田商店_11000.pdf';
    batch.addStored([
      { id: `${UUID}0001`, name, bytes: 1, sha256: 'a' },
      { id: `${UUID}0002`, name, bytes: 1, sha256: 'a' },
      { id: `${UUID}0003`, name, bytes: 1, sha256: 'c' },
    ]);
    const twinsNow = () => twinsOf(batch.state().rows);
    const complete = () => batch.state().rows.map((row) => isComplete(row, twinsNow().get(row.key)));
    const keys = batch.state().rows.map(({ key }) => key);
    expect([...twinsNow()]).toEqual([
      [keys[1], { by: 'file', place: 1, key: keys[0] }],
      [keys[2], { by: 'values', place: 1, key: keys[0] }],
    ]);
    expect(complete()).toEqual([true, false, true]);
    batch.change(keys[1] ?? '', { duplicateReason: '別の取引の添付' });
    expect(complete()).toEqual([true, true, true]);
  });
});

describe('the registration of all', () => {
  const three = ['青空', '山田', 'すみれ'].map((party, at) => ({
    id: `${UUID}000${at}`,
    name: `20261121_${party}_${1000 + at}.pdf`,
    bytes: 1,
    sha256: party,
  }));

  it('goes on behind one that is refused, which says why until it is changed [B7-07]', async () => {
    let isRefused = true;
    const { batch } = openBatch((name) =>
      isRefused && name === 'register 山田' ? refusal('x', '理由がありません。') : null,
    );
    batch.addStored(three);
    await batch.registerComplete();
    expect(batch.state().rows.map(({ outcome }) => outcome)).toMatchObject([
      { state: 'registered' },
      { state: 'refused', sentences: ['理由がありません。'] },
      { state: 'registered' },
    ]);
    isRefused = false;
    batch.change(batch.state().rows[1]?.key ?? '', { note: '直した' });
    await batch.registerComplete();
    expect(batch.state().rows.map(({ outcome }) => outcome?.state)).toEqual(Array(3).fill('registered'));
  });

  it('sends the one without an answer again under its first key, and none twice [B7-07]', async () => {
    let isDown = true;
    const { batch, registered } = openBatch((name) => (isDown && name === 'register 山田' ? new OfflineError() : null));
    batch.addStored(three);
    await batch.registerComplete();
    expect(batch.state()).toMatchObject({ isHeld: true, isRegistering: true });
    isDown = false;
    batch.resume();
    await vi.waitFor(() => expect(batch.state().isRegistering).toBe(false));
    expect(registered.map(({ input }) => input.counterparty)).toEqual(['青空', '山田', '山田', 'すみれ']);
    expect(new Set(registered.map(({ key }) => key)).size).toBe(3);
  });
});
