import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  correctTransaction,
  fetchTransactionStamp,
  packageTransactions,
  showPackageFacts,
  showTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { Manifest } from '@madoguchi/contract/electronic-transactions/package/manifest.ts';
import { stampFiles } from '@madoguchi/contract/electronic-transactions/package/stamp-files.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, sessionOn } from '../../../../test/accounts.ts';
import { rowsOf } from '../../../../test/read-csv.ts';
import { readZip } from '../../../../test/read-zip.ts';
import { TimeStampAuthority } from '../../../../test/time-stamp-authority.ts';
import { invoice, registered, uploaded } from '../../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let authority: TimeStampAuthority;
let world: World;
beforeAll(async () => {
  authority = await TimeStampAuthority.make();
  world = await openWorld({ TSA_URL: await authority.listen(), TSA_CA_FILE: join(authority.folder, 'ca.pem') });
  world.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await world.close();
  await authority.close();
});

const counterparty = '時刻商事';

const stamped = (id: string) =>
  vi.waitFor(
    async () => {
      const { current } = (await world.as('system')(showTransaction, { id })).output;
      expect(current.stamp).toBe('stamped');
    },
    { timeout: 30_000, interval: 100 },
  );

/** A later moment than that of any stamp so far. */
const later = (ms: number) => world.clock.set(new Date(Date.parse(world.clock.now()) + ms).toISOString());

async function auditor() {
  const token = await sessionOn(world, (await account(world, 'active', 'auditor')).id);
  return { headers: { authorization: `Bearer ${token}` } };
}

async function packaged(asked: InputOf<typeof packageTransactions>) {
  const { raw, status } = await world.as(null)(packageTransactions, asked, await auditor());
  if (status !== 200) throw new Error(raw.body);
  const entries = new Map(readZip(raw.rawPayload).map(({ name, content }) => [name, content]));
  const table = (name: string) => rowsOf(entries.get(name) ?? Buffer.alloc(0));
  const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '') as Manifest;
  return { bytes: raw.rawPayload, entries, manifest, index: table('index.csv'), history: table('history.csv') };
}

const column = (rows: readonly Record<string, string>[], name: string) => rows.map((row) => row[name]);

async function inFolder<Result>(files: ReadonlyMap<string, Buffer>, run: (folder: string) => Result) {
  const folder = await mkdtemp(join(tmpdir(), 'madoguchi-stamp-'));
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  try {
    return run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const openssl = (folder: string, words: readonly string[]) =>
  execFileSync('openssl', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

describe('time stamps that are taken along', () => {
  it('lie in the download of an auditor beside their root, named in index.csv and history.csv, as openssl verifies by the digest [B7-05, B7-06]', async () => {
    const file = await uploaded(world);
    const { id, number } = await registered(world, { counterparty, files: [file.id] });
    await stamped(id);
    await world.as('system')(correctTransaction, {
      ...invoice({ counterparty }),
      id,
      version: 1,
      reason: '金額の誤り',
    });
    await stamped(id);
    const paths = [1, 2].map((version) => `タイムスタンプ/${number}_第${version}版.tst`);
    const facts = (await world.as('system')(showPackageFacts, { counterparty })).output;
    expect(facts.stamps).toBe(2);
    const { entries, manifest, index, history } = await packaged({ counterparty });
    expect(manifest.stamps).toBe(2);
    expect(column(history, 'タイムスタンプのファイル')).toEqual(paths);
    expect(column(index, 'タイムスタンプのファイル')).toEqual([paths[1], paths[0]]);
    expect([...entries.keys()].filter((name) => name.startsWith('タイムスタンプ/'))).toEqual(paths);
    const digests = column(history, 'ダイジェスト');
    for (const [nth, path] of paths.entries()) {
      const held = new Map([
        ['t.tst', entries.get(path) ?? Buffer.alloc(0)],
        ['tsa-ca.pem', entries.get('tsa-ca.pem') ?? Buffer.alloc(0)],
      ]);
      const words = [
        'ts',
        '-verify',
        '-digest',
        digests[nth] ?? '',
        '-in',
        't.tst',
        '-token_in',
        '-CAfile',
        'tsa-ca.pem',
      ];
      expect(await inFolder(held, (folder) => openssl(folder, words))).toContain('Verification: OK');
    }
  });

  it('are those of the snapshot: a second download is equal to the byte when a stamp has come since (ETX-18) [B7-06]', async () => {
    const of = '後刻商事';
    const good = authority.answer;
    authority.answer = () => ({ status: 503, body: Buffer.from('down') });
    const { id } = await registered(world, { counterparty: of });
    later(1_000);
    const { seq, asOf, stamps } = (await world.as('system')(showPackageFacts, { counterparty: of })).output;
    expect(stamps).toBe(0);
    const before = await packaged({ counterparty: of, seq, asOf });
    later(1_000);
    authority.answer = good;
    await stamped(id);
    const after = await packaged({ counterparty: of, seq, asOf });
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect([...after.entries.keys()]).not.toContain('tsa-ca.pem');
    expect((await packaged({ counterparty: of })).manifest.stamps).toBe(1);
  }, 60_000);

  it('are fetched from the record by an auditor, on record, and the printed command works as it stands (ETX-12) [B7-05, B7-06]', async () => {
    const { id, number } = await registered(world, { counterparty: '命令商事' });
    await stamped(id);
    const { raw } = await world.as(null)(fetchTransactionStamp, { id, ofVersion: 1 }, await auditor());
    expect(raw.headers['content-type']).toContain('application/zip');
    const entries = new Map(readZip(raw.rawPayload).map(({ name, content }) => [name, content]));
    const { token, data, command } = stampFiles({ number, version: 1 });
    expect([...entries.keys()]).toEqual([token, data, 'tsa-ca.pem', '検証方法.txt']);
    expect(entries.get('検証方法.txt')?.toString()).toContain(command);
    const verified = await inFolder(entries, (folder) => {
      const right = openssl(folder, command.split(' ').slice(1));
      const wrong = command.replace('-token_in ', '').split(' ').slice(1);
      expect(() => openssl(folder, wrong)).toThrow();
      return right;
    });
    expect(verified).toContain('Verification: OK');
    expect(entries.get(data)?.subarray(32).toString()).toContain('counterparty: "命令商事"');
    const [fetched] = await world.audit("event = 'electronic-transaction.stamp-fetched'");
    expect(fetched).toMatchObject({ target_id: id, difference: { number, version: 1 } });
  });
});
