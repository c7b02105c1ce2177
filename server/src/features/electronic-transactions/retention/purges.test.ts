import { access, readFile, utimes } from 'node:fs/promises';
import {
  listEvidenceChecks,
  showEvidenceCheck,
  startEvidenceCheck,
} from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import {
  correctTransaction,
  fetchTransactionFile,
  listTransactions,
  packageTransactions,
  showTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import {
  confirmPurge,
  declareFiscalYear,
  holdTransaction,
  listPurges,
  proposePurge,
} from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readZip } from '../../../../test/read-zip.ts';
import {
  colleague,
  dueRecord,
  freshFile,
  invoice,
  proposed,
  registered,
  uploaded,
} from '../../../../test/transaction-cases.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { FileStore } from '../../../platform/files/file-store.ts';

const day = (said: string) => said as PlainDate;
const reason = '保存期間の満了';
/** Received by nobody in the meantime. */
const LONG_AGO = new Date('2020-01-01');

let world: World;
let files: FileStore;
let other: { authorization: string };
beforeAll(async () => {
  world = await openWorld({}, undefined, 10);
  await world.pool.query(`update dated_rates set value = 7 where key = 'evidence-retention-years'`);
  files = await FileStore.open(`${world.config.dataDir}/files`, NOW);
  other = { authorization: `Bearer ${await colleague(world)}` };
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const system = () => world.as('system');
const confirm = (id: string) => world.as(null)(confirmPurge, { id }, { headers: other });
const propose = (...records: string[]) => system()(proposePurge, { records, reason });
const hold = (id: string) => system()(holdTransaction, { id, kind: 'audit', reason: '税務調査' });
const isThere = (sha256: string) =>
  access(files.pathOf(sha256)).then(
    () => true,
    () => false,
  );

describe('a purge', () => {
  it('is refused on the last day of retention and possible the day after, by two people (ET24) [B7-01]', async () => {
    const { id, number } = await registered(world, { transactionDate: day('2018-04-01') });
    world.clock.set('2026-05-31T14:59:00.000Z');
    expect((await propose(id)).problem.data.fields[0]).toMatchObject({ field: 'records.0', code: 'purge-not-due' });
    world.clock.set('2026-05-31T15:00:00.000Z');
    expect((await system()(listPurges, {})).output.due.map((one) => one.number)).toContain(number);
    const { output } = await propose(id);
    expect((await system()(confirmPurge, { id: output.id })).problem.code).toBe('own-purge');
    expect((await system()(showTransaction, { id })).status).toBe(200);
    expect((await confirm(output.id)).output).toMatchObject({ records: 1, versions: 1 });
    expect((await system()(showTransaction, { id })).problem).toMatchObject({ code: 'transaction-purged' });
    const { purges, due } = (await system()(listPurges, {})).output;
    expect(due.map((one) => one.number)).not.toContain(number);
    expect(purges.find((one) => one.id === output.id)).toMatchObject({
      state: 'confirmed',
      records: [{ number, until: '2026-05-31', versions: 1, digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    const [event] = await world.audit(`event = 'transaction-purge.confirmed' and target_id = '${output.id}'`);
    expect(event?.difference).toMatchObject({ numbers: [number], reason, proposedBy: world.people.system.name });
  });

  it('takes values and files away, and keeps the bytes that a record that stays has, too [B7-01]', async () => {
    const shared = freshFile();
    const [own, both, again] = [await uploaded(world), await uploaded(world, shared), await uploaded(world, shared)];
    const gone = await dueRecord(world, { counterparty: '廃棄済の商店', files: [own.id, both.id] });
    const stays = await registered(world, {
      transactionDate: day('2026-05-01'),
      files: [again.id],
      duplicateReason: '別の取引',
    });
    for (const { sha256 } of [own, both]) await utimes(files.pathOf(sha256), LONG_AGO, LONG_AGO);
    expect((await confirm((await proposed(world, gone.id)).id)).status).toBe(200);
    expect([await isThere(own.sha256), await isThere(both.sha256)]).toEqual([false, true]);
    expect((await system()(fetchTransactionFile, { id: own.id })).status).toBe(404);
    expect((await system()(fetchTransactionFile, { id: again.id })).status).toBe(200);
    expect((await system()(showTransaction, { id: stays.id })).status).toBe(200);
    const listed = await system()(listTransactions, { counterparty: '廃棄済の商店', state: 'live,superseded,deleted' });
    expect(listed.output.rows).toEqual([]);
    for (const table of ['transaction_versions', 'transaction_index', 'transaction_version_files']) {
      const { rows } = await world.pool.query(`select 1 from ${table} where record_id = $1`, [gone.id]);
      expect([table, rows]).toEqual([table, []]);
    }
    const { rows } = await world.pool.query(
      'select to_jsonb(p)::text as stub from purged_versions p where record_id = $1',
      [gone.id],
    );
    expect(rows[0]?.stub).not.toContain('廃棄済の商店');
  });

  it('leaves bytes that are received again in the same moment [B7-01]', async () => {
    const content = freshFile();
    const { sha256 } = await uploaded(world, content);
    const named = vi.fn(async () => false);
    expect(await files.removeUnless(sha256, new Date().toISOString(), named)).toBe('fresh');
    expect(await readFile(files.pathOf(sha256))).toEqual(content);
    expect(await files.removeUnless(sha256, '2040-01-01T00:00:00.000Z', async () => true)).toBe('named');
    expect(await isThere(sha256)).toBe(true);
  });

  it('leaves the chain whole in the check of everything, and in the download with what is left of it [B7-05, B7-06]', async () => {
    const [first, , last] = [await dueRecord(world), await registered(world), await dueRecord(world)];
    await system()(correctTransaction, {
      ...invoice({ transactionDate: day('2010-06-02') }),
      id: last.id,
      version: 1,
      reason: '日付',
    });
    const { output } = await propose(first.id, last.id);
    expect((await confirm(output.id)).output).toMatchObject({ records: 2, versions: 3 });
    await vi.waitFor(async () => {
      const { checks } = (await system()(listEvidenceChecks, {})).output;
      if (checks.some(({ endedAt }) => endedAt === null)) throw new Error('a check is under way');
    }, 20_000);
    const { id } = (await system()(startEvidenceCheck, {})).output;
    const check = await vi.waitFor(
      async () => {
        const shown = (await system()(showEvidenceCheck, { id })).output;
        expect(shown.endedAt).not.toBeNull();
        return shown;
      },
      { timeout: 20_000 },
    );
    expect(check.found).toEqual([]);
    const { raw } = await system()(packageTransactions, {});
    const stubs =
      readZip(raw.rawPayload)
        .find(({ name }) => name === 'purged.csv')
        ?.content.toString() ?? '';
    expect(stubs).toContain(first.number);
    expect(stubs).toContain(last.number);
    expect(stubs).not.toContain(invoice().counterparty);
  });

  it('is withheld from who may not, in every role but the system’s [S5-02]', async () => {
    const purge = await proposed(world);
    for (const who of ['user', 'staff', 'admin'] as const) {
      expect((await world.as(who)(confirmPurge, purge)).status).toBe(403);
      expect((await world.as(who)(listPurges, {})).status).toBe(403);
    }
    expect((await world.as(null)(confirmPurge, purge)).status).toBe(401);
  });
});

describe('the database', () => {
  it('refuses every other way to take a version or a file away, also to the owner of the tables [B7-03]', async () => {
    const file = await uploaded(world);
    const { id } = await registered(world, { files: [file.id] });
    const { rows } = await world.pool.query<{ id: string }>('select id from transaction_purges limit 1');
    const tries = [
      `delete from transaction_versions where record_id = '${id}'`,
      `delete from transaction_version_files where record_id = '${id}'`,
      `delete from transaction_files where id = '${file.id}'`,
      `truncate transaction_versions cascade`,
      `insert into purged_versions select record_id, version, number, change, handler, at, chain_seq, previous, digest, '{}'::text[], null::bytea,
        '${rows[0]?.id}'::uuid from transaction_versions where record_id = '${id}'`,
      `update transaction_purges set state = 'confirmed'`,
      `delete from purged_versions`,
    ];
    for (const statement of tries) {
      await expect(world.pool.query(statement), statement).rejects.toThrow();
      await expect(world.appPool.query(statement), statement).rejects.toThrow();
    }
  });

  it('judges anew when it is confirmed: a loss that was declared meanwhile keeps the record [B7-01]', async () => {
    const { id } = await registered(world, { transactionDate: day('2018-05-01') });
    const { output } = await propose(id);
    const year = { endsOn: day('2019-03-31'), hasLoss: true, returnDueOn: null, reason: '欠損', version: 0 };
    expect((await system()(declareFiscalYear, year)).status).toBe(200);
    expect((await confirm(output.id)).problem.code).toBe('purge-blocked');
    expect((await system()(showTransaction, { id })).status).toBe(200);
    await world.pool.query('delete from declared_years');
  });
});

describe('a hold and a purge at once', () => {
  it('never end in a record that is held and gone: one of the two comes first, and the other is told [B0-02]', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id } = await dueRecord(world);
      const purge = await proposed(world, id);
      const [held, confirmed] = await Promise.all([hold(id), confirm(purge.id)]);
      const shown = await system()(showTransaction, { id });
      if (confirmed.status === 200) expect([held.status, shown.problem.code]).toEqual([404, 'transaction-purged']);
      else expect([held.status, confirmed.problem.code, shown.status]).toEqual([200, 'purge-blocked', 200]);
      outcomes.add(String(confirmed.status));
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('without the lock, a hold that is not committed yet would be overlooked [B0-02]', async () => {
    const { id } = await dueRecord(world);
    const purge = await proposed(world, id);
    const client = await world.pool.connect();
    await client.query('begin');
    await client.query(`select 1 from transaction_index where record_id = '${id}' for update`);
    await client.query(
      `insert into transaction_holds (id, record_id, kind, reason, placed_by, placed_name, placed_at)
       values (gen_random_uuid(), $1, 'audit', '調査', $2, '', now())`,
      [id, world.people.system.accountId],
    );
    const confirming = confirm(purge.id);
    // The negative control: whoever looks without waiting sees no hold.
    expect((await world.pool.query('select is_held($1) as held', [id])).rows).toEqual([{ held: false }]);
    await client.query('commit');
    client.release();
    expect((await confirming).problem.code).toBe('purge-blocked');
  });
});

it('no sequence of acts takes away a byte of a record within its retention [B7-01, B7-03]', async () => {
  const days = ['2010-06-01', '2018-06-01', '2020-06-01'] as const;
  const act = fc.record({
    kind: fc.constantFrom('correct' as const, 'hold' as const, 'propose' as const, 'confirm' as const),
    to: fc.constantFrom(...days),
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...days), fc.array(act, { minLength: 2, maxLength: 5 }), async (from, acts) => {
      const file = await uploaded(world);
      const said = { files: [file.id], transactionDate: day(from) };
      const { id } = await registered(world, said);
      let [version, latest, isHeld, purge] = [1, from as string, false, ''];
      for (const { kind, to } of acts) {
        if (kind === 'correct') {
          const answer = await system()(correctTransaction, {
            ...invoice({ ...said, transactionDate: day(to) }),
            id,
            version,
            reason: '日付',
          });
          if (answer.status !== 200) continue;
          version += 1;
          if (to > latest) latest = to;
        } else if (kind === 'hold') isHeld = (await hold(id)).status === 200 || isHeld;
        else if (kind === 'propose') purge = (await propose(id)).output.id ?? purge;
        else if (purge !== '') await confirm(purge);
        // The papers of 2018 may go since June 2026, those of 2020 not before June 2028.
        if (latest > '2019' || isHeld) {
          expect((await system()(showTransaction, { id })).status).toBe(200);
          expect(await isThere(file.sha256)).toBe(true);
        }
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);
