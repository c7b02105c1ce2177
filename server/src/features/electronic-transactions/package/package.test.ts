import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import {
  correctTransaction,
  deleteTransaction,
  packageTransactions,
  renameCounterparty,
  showPackageFacts,
  showTransaction,
  verifyTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import {
  HISTORY_FIELDS,
  type HistoryRow,
  historyText,
} from '@madoguchi/contract/electronic-transactions/package/history-columns.ts';
import type { Manifest } from '@madoguchi/contract/electronic-transactions/package/manifest.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, sessionOn } from '../../../../test/accounts.ts';
import { ask } from '../../../../test/ask.ts';
import { rowsOf } from '../../../../test/read-csv.ts';
import { readZip } from '../../../../test/read-zip.ts';
import { colleague, freshFile, invoice, registered, uploaded } from '../../../../test/transaction-cases.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { FileStore } from '../../../platform/files/file-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Asking = InputOf<typeof packageTransactions>;

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The token of an auditor's session. */
async function auditor(): Promise<string> {
  return sessionOn(world, (await account(world, 'active', 'auditor')).id);
}

async function packaged(asked: Asking, token = world.people.system.token) {
  const { raw, status } = await world.as(null)(packageTransactions, asked, bearer(token));
  if (status !== 200) throw new Error(raw.body);
  const entries = readZip(raw.rawPayload);
  const named = new Map(entries.map(({ name, content }) => [name, content]));
  const of = (name: string) => named.get(name) ?? Buffer.from('');
  const manifest = JSON.parse(of('manifest.json').toString()) as Manifest;
  const files = entries.filter(({ name }) => name.includes('/'));
  return { raw, entries, files, manifest, index: rowsOf(of('index.csv')), history: rowsOf(of('history.csv')), of };
}

/** A row of history.csv by its fields: its columns stand in their order. */
const historyRow = (row: Record<string, string>) =>
  Object.fromEntries(HISTORY_FIELDS.map((field, nth) => [field, Object.values(row)[nth]])) as unknown as HistoryRow;

async function registeredWith(counterparty: string, names: readonly string[], more: object = {}) {
  const files: Awaited<ReturnType<typeof uploaded>>[] = [];
  for (const name of names) files.push(await uploaded(world, freshFile(), name));
  const record = await registered(world, { counterparty, files: files.map(({ id }) => id), ...more });
  return { ...record, files };
}

describe('the download for the tax office', () => {
  it('has a row for each file and each record without one, deleted ones marked, and as many as the page says [B7-06]', async () => {
    const counterparty = '一式商事';
    const plain = await registeredWith(counterparty, ['請求書_山田商店.pdf', 'CON.pdf']);
    const none = await registered(world, { counterparty, taxBasis: 'none', amount: null });
    const gone = await registeredWith(counterparty, ['領収書.pdf']);
    await world.as('system')(deleteTransaction, { id: gone.id, version: 1, reason: '二重登録' });
    const token = await auditor();
    const facts = (await world.as(null)(showPackageFacts, { counterparty }, bearer(token))).output;
    expect(facts).toMatchObject({ records: 3, deleted: 1, files: 3, withoutFile: 1 });
    const { index, files, manifest, entries } = await packaged({ counterparty }, token);
    expect(
      index.map((row) => [row['番号'], row['出力ファイル'], row['ステータス'], row['元のファイル名'], row['理由']]),
    ).toEqual([
      [plain.number, `ファイル/20261110_一式商事_11000_${plain.number}.pdf`, '有効', '請求書_山田商店.pdf', ''],
      [plain.number, `ファイル/20261110_一式商事_11000_${plain.number}-2.pdf`, '有効', 'CON.pdf', ''],
      [none.number, 'ファイルなし', '有効', '', ''],
      [gone.number, `ファイル/20261110_一式商事_11000_${gone.number}.pdf`, '削除済', '領収書.pdf', '二重登録'],
    ]);
    expect(index).toHaveLength(facts.files + facts.withoutFile);
    expect(manifest).toMatchObject(facts);
    expect(files.reduce((sum, { content }) => sum + content.length, 0)).toBe(facts.bytes);
    expect(files.map(({ name, content }) => [name, sha256(content)])).toEqual(
      index.filter((row) => row['SHA-256'] !== '').map((row) => [row['出力ファイル'], row['SHA-256']]),
    );
    expect(entries.every(({ isUtf8 }) => isUtf8)).toBe(true);
    expect(entries.map(({ name }) => name)).toContain('verify.html');
  });

  it('writes the rest of a paper beside: foreign amounts, rates, tax, kinds in words [B7-06]', async () => {
    const counterparty = '=外貨商事';
    await registered(world, {
      counterparty,
      amount: yen(191_751),
      currency: 'USD',
      foreignMinor: 123_456,
      rate: '155.32',
      rateDate: '2026-11-10' as PlainDate,
    });
    const { index } = await packaged({ counterparty });
    expect(index).toMatchObject([
      {
        取引先: counterparty,
        '金額（円）': '191751',
        通貨: 'USD',
        外貨額: '1234.56',
        '外貨額（補助単位）': '123456',
        為替レート: '155.32',
        レートの日付: '2026/11/10',
        書類種別: '請求書',
        書類種別コード: 'invoice',
        税率ごとの金額: '10%: 10000 + 1000',
      },
    ]);
  });

  it('has each version with reason and handler, and of each the text whose digest it names [B7-03, B7-05]', async () => {
    const counterparty = '履歴商事';
    const { id, number, files } = await registeredWith(counterparty, ['前.pdf', '残る.pdf']);
    const replaced = await uploaded(world, freshFile(), '後.pdf');
    const content = invoice({
      counterparty,
      amount: yen(12_000),
      note: '"a",\r\nb\'',
      files: [files[1]?.id ?? '', replaced.id],
    });
    await world.as('system')(correctTransaction, { ...content, id, version: 1, reason: '金額の誤り' });
    const { history, index, of, manifest, files: packed } = await packaged({ counterparty });
    expect(history.map((row) => [row['版'], row['区分'], row['理由'], row['処理者'], row['金額（円）']])).toEqual([
      ['1', 'registered', '', world.people.system.name, '11000'],
      ['2', 'corrected', '金額の誤り', world.people.system.name, '12000'],
    ]);
    for (const row of history.map(historyRow)) {
      const text = Buffer.from(historyText(row));
      expect(sha256(Buffer.concat([Buffer.from(row.previous, 'hex'), text]))).toBe(row.digest);
    }
    expect(index.map((row) => [row['出力ファイル'], row['元のファイル名'], row['ステータス']])).toEqual([
      [`ファイル/20261110_履歴商事_12000_${number}.pdf`, '残る.pdf', '有効'],
      [`ファイル/20261110_履歴商事_12000_${number}-2.pdf`, '後.pdf', '有効'],
      [`訂正前のファイル/20261110_履歴商事_11000_${number}_第1版.pdf`, '前.pdf', '訂正前'],
    ]);
    expect(packed.map(({ name }) => name)).toEqual(index.map((row) => row['出力ファイル']));
    expect(manifest.sha256).toEqual({ 'index.csv': sha256(of('index.csv')), 'history.csv': sha256(of('history.csv')) });
    expect(historyRow(history[1] ?? {}).digest).toBe(manifest.digest);
  });

  it('is the same to the byte for the same snapshot, whatever is written afterwards [B7-06]', async () => {
    const counterparty = '時点商事';
    const one = await registeredWith(counterparty, ['a.pdf']);
    const two = await registeredWith(counterparty, ['b.pdf']);
    const { seq, asOf } = (await world.as('system')(showPackageFacts, { counterparty })).output;
    const snapshot = { counterparty, seq: String(seq), asOf };
    const before = await packaged(snapshot);
    const counterpartyId = (await world.as('system')(showTransaction, { id: two.id })).output.current.counterpartyId;
    world.clock.set('2026-11-22T00:00:00.000Z');
    const as = world.as('system');
    await as(correctTransaction, { ...invoice({ counterparty }), id: one.id, version: 1, reason: '摘要' });
    await ask(world, verifyTransaction, {
      who: null,
      token: await colleague(world),
      input: { id: two.id, version: 1 },
    });
    await registeredWith(counterparty, ['c.pdf']);
    await as(renameCounterparty, { id: counterpartyId, name: '時点', kana: '', validFrom: '2026-11-01' });
    const again = await packaged(snapshot);
    expect(again.raw.rawPayload.equals(before.raw.rawPayload)).toBe(true);
    expect(again.index.map((row) => [row['ステータス'], row['未確認']])).toEqual([
      ['有効', '該当'],
      ['有効', '該当'],
    ]);
    const now = await packaged({ counterparty });
    expect(now.index.map((row) => [row['元のファイル名'], row['ステータス'], row['未確認'], row['確認者']])).toEqual([
      ['', '有効', '該当', ''],
      ['a.pdf', '訂正前', '該当', ''],
      ['b.pdf', '有効', '', '同僚 経理'],
      ['c.pdf', '有効', '該当', ''],
    ]);
    world.clock.set(NOW);
  });

  it('finds what the search finds, with whole records, in any combination of conditions [B7-02, B7-06]', async () => {
    const counterparty = '条件商事';
    const cheap = await registered(world, { counterparty, amount: yen(500), note: '消耗品' });
    const dear = await registered(world, { counterparty, amount: yen(90_000) });
    await world.as('system')(deleteTransaction, { id: dear.id, version: 1, reason: '取引の取消し' });
    const numbers = async (asked: Asking) => (await packaged(asked)).index.map((row) => row['番号']);
    expect(await numbers({ counterparty: 'ｼﾞｮｳｹﾝ' })).toEqual([]);
    expect(await numbers({ counterparty: '(株)条件商事', amount: '..1000' })).toEqual([cheap.number]);
    expect(await numbers({ counterparty, q: '消耗' })).toEqual([cheap.number]);
    expect(await numbers({ counterparty, state: 'live' })).toEqual([cheap.number]);
    expect(await numbers({ counterparty, state: 'deleted' })).toEqual([dear.number]);
    const { history } = await packaged({ counterparty, state: 'superseded' });
    expect(history.map((row) => [row['番号'], row['版']])).toEqual([
      [dear.number, '1'],
      [dear.number, '2'],
    ]);
  });

  it('names what the store has damaged or lost, and has everything else [B7-05, B7-06]', async () => {
    const counterparty = '破損商事';
    const { files } = await registeredWith(counterparty, ['良い.pdf', '破損.pdf', '紛失.pdf']);
    const store = await FileStore.open(`${world.config.dataDir}/files`, NOW);
    await writeFile(store.pathOf(files[1]?.sha256 ?? ''), 'something else');
    await rm(store.pathOf(files[2]?.sha256 ?? ''));
    const { of, index, files: packed } = await packaged({ counterparty });
    const [good, bad, lost] = index.map((row) => row['出力ファイル'] ?? '');
    expect(of('要確認.txt').toString().split('\r\n').slice(1, -1)).toEqual([bad, lost]);
    expect(packed.map(({ name, content }) => [name, content.length > 20])).toEqual([
      [good, true],
      [bad, false],
      [lost, false],
    ]);
  });

  it('is on record with its conditions and its content, and refuses a snapshot that is still to come [B7-06, B0-09]', async () => {
    const counterparty = '記録商事';
    await registered(world, { counterparty });
    await packaged({ counterparty }, await auditor());
    const asked = `event = 'electronic-transactions.packaged' and difference ->> 'counterparty' = '${counterparty}'`;
    const [event] = await world.audit(asked);
    expect(event).toMatchObject({ roles: ['auditor'] });
    expect(event?.difference).toMatchObject({ counterparty, records: 1, files: 0, withoutFile: 1 });
    const refused = await world.as('system')(packageTransactions, { seq: '999999999', asOf: '2030-01-01T00:00:00Z' });
    expect(refused.problem.data.fields).toMatchObject([{ field: 'seq' }, { field: 'asOf' }]);
    expect((await world.as('admin')(packageTransactions, {})).status).toBe(403);
    expect((await world.as('staff')(showPackageFacts, {})).status).toBe(403);
  });
});
