import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showEvidenceCheck, startEvidenceCheck } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import { correctTransaction, showTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TimeStampAuthority } from '../../../../test/time-stamp-authority.ts';
import { invoice, registered } from '../../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { FileStore } from '../../../platform/files/file-store.ts';
import { judgeToken, readCertificates } from '../stamps/token.ts';
import { checkAtConsole } from './check-at-console.ts';

let authority: TimeStampAuthority;
let world: World;
let caFile: string;
/** A record with two versions, and one with one; each version has its time stamp. */
let made: { readonly two: string; readonly twoId: string; readonly one: string; readonly oneId: string };

const stamped = (id: string) =>
  vi.waitFor(
    async () => {
      const { current } = (await world.as('system')(showTransaction, { id })).output;
      expect(current.stamp).toBe('stamped');
    },
    { timeout: 30_000, interval: 100 },
  );

beforeAll(async () => {
  authority = await TimeStampAuthority.make();
  caFile = join(authority.folder, 'ca.pem');
  world = await openWorld({ TSA_URL: await authority.listen(), TSA_CA_FILE: caFile, LOG_LEVEL: 'warn' });
  world.clock.set(new Date().toISOString());
  const two = await registered(world);
  await stamped(two.id);
  await world.as('system')(correctTransaction, { ...invoice(), id: two.id, version: 1, reason: '金額の誤り' });
  const one = await registered(world);
  await stamped(two.id);
  await stamped(one.id);
  made = { two: two.number, twoId: two.id, one: one.number, oneId: one.id };
  await world.pool.query(`create schema kept; create table kept.stamps as select * from transaction_stamps;
    alter table transaction_stamps disable trigger user`);
});
afterAll(async () => {
  await world.close();
  await authority.close();
});

async function check() {
  const { id } = (await world.as('system')(startEvidenceCheck, {})).output;
  return vi.waitFor(
    async () => {
      const { output } = await world.as('system')(showEvidenceCheck, { id });
      expect(output.endedAt).not.toBeNull();
      return output;
    },
    { timeout: 30_000 },
  );
}

const found = async () =>
  (await check()).found.map(({ kind, number, version }) => `${kind} ${number} ${version}`).sort();

/** The owner of the database changes what is kept of the stamps; they are put back afterwards. */
async function tampered(...statements: readonly string[]): Promise<readonly string[]> {
  await world.pool.query(statements.join(';'));
  const faults = await found();
  await world.pool.query(`delete from transaction_stamps; insert into transaction_stamps select * from kept.stamps;
    update transaction_index set stamp = 'stamped'`);
  return faults;
}

const of = (id: string, version: number) => `record_id = '${id}' and version = ${version}`;
const tokenOf = (id: string, version: number) => `(select token from kept.stamps where ${of(id, version)})`;

describe('the time stamps in the check of everything', () => {
  it('are verified again, each one, and counted [B7-05]', async () => {
    expect(await check()).toMatchObject({ faults: 0, found: [], versions: 3, tokens: 3 });
  });

  it('that were swapped are found, with both records [B7-05]', async () => {
    const swapped = await tampered(
      `update transaction_stamps set token = ${tokenOf(made.oneId, 1)} where ${of(made.twoId, 1)}`,
      `update transaction_stamps set token = ${tokenOf(made.twoId, 1)} where ${of(made.oneId, 1)}`,
    );
    expect(swapped).toEqual([`token-wrong ${made.two} 1`, `token-wrong ${made.one} 1`].sort());
  });

  it('of which a byte was altered, or the time that is shown, are found [B7-05]', async () => {
    const wrong = [`token-wrong ${made.two} 2`];
    const edit = (set: string) => tampered(`update transaction_stamps set ${set} where ${of(made.twoId, 2)}`);
    expect(
      await edit(
        'token = set_byte(token, length(token) - 5, (get_byte(token, length(token) - 5) + 1) % 256), authority = authority',
      ),
    ).toEqual(wrong);
    expect(await edit("token = '\\x3000'")).toEqual(wrong);
    expect(await edit("stamped_at = stamped_at - interval '1 day'")).toEqual(wrong);
    expect(await edit("authority = 'Other'")).toEqual(wrong);
  });

  it('that were taken away, or exchanged for a later one, are missed by what the audit trail recorded [B7-05]', async () => {
    const missing = [`token-missing ${made.one} 1`];
    const where = of(made.oneId, 1);
    expect(await tampered(`delete from transaction_stamps where ${where}`)).toEqual(missing);
    const hidden = `update transaction_index set stamp = 'none' where ${where}`;
    expect(await tampered(`delete from transaction_stamps where ${where}`, hidden)).toEqual(missing);
    const { rows } = await world.pool.query<{ data: Buffer }>(
      `select previous || convert_to(transaction_canonical_text(v), 'UTF8') as data from transaction_versions v where ${where}`,
    );
    const data = rows[0]?.data ?? Buffer.alloc(0);
    const answer = authority.reply(authority.query(data));
    const token = answer.subarray(answer.indexOf(Buffer.from('06092a864886f70d010702', 'hex')) - 4);
    const trusted = readCertificates(await readFile(caFile, 'utf8'));
    const later = await judgeToken(token, { data, trusted, policy: null, nonce: null });
    const exchanged = `update transaction_stamps set token = '\\x${token.toString('hex')}', stamped_at = '${later.at}',
      serial = '${later.serial}' where ${where}`;
    expect(await tampered(exchanged)).toEqual(missing);
  });

  it('lead to a root that is believed, or each record is named, at the console as well [B7-05]', async () => {
    const other = await TimeStampAuthority.make();
    const own = await readFile(caFile, 'utf8');
    await writeFile(caFile, other.pem);
    const untrusted = [
      `token-untrusted ${made.two} 1`,
      `token-untrusted ${made.two} 2`,
      `token-untrusted ${made.one} 1`,
    ];
    expect(await found()).toEqual(untrusted.sort());
    await writeFile(caFile, `${other.pem}${own}`);
    expect(await found()).toEqual([]);
    await other.close();
    const files = await FileStore.open(`${world.config.dataDir}/files`, world.clock.now());
    const asked = { pool: world.appPool, files, clock: world.clock, progress: () => {} };
    const seen = await checkAtConsole({ ...asked, rootsFile: caFile });
    expect(seen.isIntact).toBe(true);
    expect(seen.lines[0]).toContain('3 time stamps');
    const blind = await checkAtConsole({ ...asked, rootsFile: join(authority.folder, 'none.pem') });
    expect(blind.isIntact).toBe(false);
    expect(blind.lines.join('\n')).toContain(
      `${made.one} version 1, place 3: The time stamp’s certificate leads to no`,
    );
  });
});
