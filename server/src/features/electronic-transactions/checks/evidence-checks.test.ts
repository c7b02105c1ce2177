import { readFile, rm, writeFile } from 'node:fs/promises';
import {
  type EvidenceFault,
  listEvidenceChecks,
  showEvidenceCheck,
  startEvidenceCheck,
} from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import { correctTransaction, deleteTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invoice, registered, uploaded } from '../../../../test/transaction-cases.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { FileStore } from '../../../platform/files/file-store.ts';
import { checkAtConsole } from './check-at-console.ts';
import { continueCheck } from './run-check.ts';

const TABLES = [
  'transaction_versions',
  'transaction_records',
  'transaction_index',
  'transaction_files',
  'transaction_version_files',
  'transaction_chain',
] as const;

let world: World;
let files: FileStore;
/** Three records: one with a file, one corrected, and the last one deleted. */
let made: { withFile: string; corrected: string; last: string; sha256: string; fileId: string; otherFile: string };

/** The owner of the database has switched off whatever refuses a change. */
async function disarm({ pool }: World): Promise<void> {
  const { rows } = await pool.query<{ undo: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as undo from pg_constraint
     where contype = 'f' and confrelid::regclass::text like 'transaction%'`,
  );
  const off = [...TABLES, 'audit_events'].map((table) => `alter table ${table} disable trigger user`);
  await pool.query([...rows.map(({ undo }) => undo), ...off].join(';'));
}

const tamper = (...statements: readonly string[]) => world.pool.query(['begin', ...statements, 'commit'].join(';'));

/** Puts the rows back as they were kept. */
const restore = () =>
  tamper(...TABLES.flatMap((table) => [`delete from ${table}`, `insert into ${table} select * from kept.${table}`]));

beforeAll(async () => {
  world = await openWorld();
  files = await FileStore.open(`${world.config.dataDir}/files`, NOW);
  const as = world.as('system');
  const file = await uploaded(world);
  const other = await uploaded(world);
  const withFile = await registered(world, { files: [file.id] });
  const corrected = await registered(world);
  await as(correctTransaction, { ...invoice(), id: corrected.id, version: 1, reason: '金額の誤り' });
  await registered(world, { files: [other.id], note: '"引用符" \\' });
  const last = await registered(world);
  await as(deleteTransaction, { id: last.id, version: 1, reason: '二重登録' });
  made = {
    withFile: withFile.number,
    corrected: corrected.number,
    last: last.number,
    sha256: file.sha256,
    fileId: file.id,
    otherFile: other.id,
  };
  await world.pool.query('create schema kept');
  for (const table of TABLES) await world.pool.query(`create table kept.${table} as select * from ${table}`);
  await disarm(world);
});
afterAll(() => world.close());

/** Waits until every audit record has its place. */
const numbered = () =>
  vi.waitFor(
    async () => {
      const { rows } = await world.pool.query(
        'select 1 from audit_events e where not exists (select from audit_chain c where c.event_id = e.id)',
      );
      expect(rows).toEqual([]);
    },
    { timeout: 20_000, interval: 100 },
  );

async function check() {
  const begun = await world.as('system')(startEvidenceCheck, {});
  expect(begun.status).toBe(200);
  const { id } = begun.output;
  return vi.waitFor(
    async () => {
      const { output } = await world.as('system')(showEvidenceCheck, { id });
      expect(output.endedAt).not.toBeNull();
      return output;
    },
    { timeout: 20_000 },
  );
}

const said = ({ kind, number, version, place, fileName }: EvidenceFault) => ({
  kind,
  number,
  version,
  place,
  fileName,
});
const found = async () => (await check()).found.map(said);
const at = (number: string, version: number) => `number = '${number}' and version = ${version}`;
const OF = (number: string) => `(select id from transaction_records where number = '${number}')`;
const DIGESTS = `do $$ declare v transaction_versions; link bytea := decode(repeat('00', 32), 'hex'); begin
  for v in select * from transaction_versions order by chain_seq loop
    v.previous := link; link := sha256(link || convert_to(transaction_canonical_text(v), 'UTF8'));
    update transaction_versions set previous = v.previous, digest = link where chain_seq = v.chain_seq;
  end loop; update transaction_chain set digest = link; end $$`;
const nothing = { version: null, place: null, fileName: '' };

describe('checking everything', () => {
  it('finds nothing where all is as it was registered, and says how much it looked at [B7-05]', async () => {
    await numbered();
    const output = await check();
    expect(output).toMatchObject({ faults: 0, found: [], versions: 6, files: 2, step: 'trail' });
    expect(output.bytes).toBeGreaterThan(100);
    expect(output.places).toBeGreaterThan(6);
    const listed = await world.as('system')(listEvidenceChecks, {});
    expect(listed.output.checks[0]).toMatchObject({ id: output.id, begunBy: output.begunBy });
    const [ended] = await world.audit("event = 'evidence-check.ended'");
    expect(ended?.difference).toMatchObject({
      faults: 0,
      chainSeq: 6,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('names the file of which a byte was flipped, and its record [B7-05]', async () => {
    const path = files.pathOf(made.sha256);
    const content = await readFile(path);
    const flipped = Buffer.from(content);
    flipped[5] = (flipped[5] ?? 0) ^ 1;
    await writeFile(path, flipped);
    const named = { kind: 'file-altered', number: made.withFile, version: 1, place: null, fileName: '請求書.pdf' };
    expect(await found()).toEqual([named]);
    await rm(path);
    expect(await found()).toEqual([{ ...named, kind: 'file-missing' }]);
    await writeFile(path, content);
    expect(await found()).toEqual([]);
  });

  it('names the version of which a row was edited with the triggers off (ET10) [B7-05]', async () => {
    const edit = `set amount = 1 where ${at(made.corrected, 1)}`;
    await tamper(`update transaction_versions ${edit}`, `update transaction_index ${edit}`);
    expect(await found()).toEqual([
      { ...nothing, kind: 'version-altered', number: made.corrected, version: 1, place: 2 },
    ]);
    await restore();
  });

  it('names it where its lists are no lists any more, and goes on [B7-05]', async () => {
    await tamper(
      `update transaction_versions set taxes = '[null]', files = '[{"id": "?"}]' where ${at(made.corrected, 2)}`,
    );
    const kinds = (await found()).map(({ kind, number }) => [kind, number]);
    expect(kinds).toEqual(
      ['file-reassigned', 'index-altered', 'version-altered'].map((kind) => [kind, made.corrected]),
    );
    await restore();
  });

  it('names every version since the edit where all digests were made anew: the audit trail has the old ones [B7-05]', async () => {
    const edit = `set amount = 1 where ${at(made.corrected, 2)}`;
    await tamper(`update transaction_versions ${edit}`, `update transaction_index ${edit}`, DIGESTS);
    const all = await found();
    expect(all.map(({ kind }) => kind)).toEqual(Array(4).fill('version-replaced'));
    expect(all.map(({ place }) => place).sort()).toEqual([3, 4, 5, 6]);
    expect(all[0]).toMatchObject({ number: made.corrected, place: 3 });
    await restore();
  });

  it('names the record whose version was taken out of the middle [B7-05]', async () => {
    await tamper(`delete from transaction_versions where ${at(made.corrected, 1)}`);
    const missing = { ...nothing, kind: 'version-missing', number: made.corrected };
    expect(await found()).toEqual([
      { ...missing, version: 1 },
      { ...missing, place: 2 },
    ]);
    await restore();
  });

  it('names the last record that was taken away with everything that told of it, the head set back [B7-05]', async () => {
    await tamper(
      `delete from transaction_index where number = '${made.last}'`,
      `delete from transaction_versions where number = '${made.last}'`,
      `delete from transaction_records where number = '${made.last}'`,
      `update transaction_chain set seq = 4, digest = (select digest from transaction_versions where chain_seq = 4)`,
    );
    expect(await found()).toEqual([
      { ...nothing, kind: 'version-missing', number: made.last, place: 5 },
      { ...nothing, kind: 'version-missing', number: '', place: 6 },
    ]);
    await restore();
  });

  it('names what the search would not find any more as it was registered [B7-05]', async () => {
    const fault = { ...nothing, kind: 'index-altered', number: made.withFile, version: 1, place: 1 };
    for (const edit of ["set counterparty = '別の商店'", "set state = 'superseded'", 'set amount = null']) {
      await tamper(`update transaction_index ${edit} where ${at(made.withFile, 1)}`);
      expect([edit, await found()]).toEqual([edit, [fault]]);
      await restore();
    }
  });

  it('names the version to which the register gives another file [B7-05]', async () => {
    const fault = { ...nothing, kind: 'file-reassigned', number: made.withFile, version: 1, place: 1 };
    const other = `(select sha256 from transaction_files where id = '${made.otherFile}')`;
    for (const edit of [
      `update transaction_files set sha256 = ${other} where id = '${made.fileId}'`,
      `update transaction_version_files set sha256 = ${other} where record_id = ${OF(made.withFile)}`,
      `delete from transaction_version_files where record_id = ${OF(made.withFile)}`,
    ]) {
      await tamper(edit);
      expect([edit, await found()]).toEqual([edit, [fault]]);
      await restore();
    }
  });

  it('goes on where it was interrupted, and counts nothing twice; one process is at it at a time [B7-05]', async () => {
    const pool = world.appPool as Pool;
    const needs = { pool, files, rootsFile: null, clock: world.clock };
    const holder = await world.pool.connect();
    await holder.query('select pg_advisory_lock(7262019)');
    const { id } = (await world.as('system')(startEvidenceCheck, {})).output;
    const again = await world.as('system')(startEvidenceCheck, {});
    expect(again.output.id).toBe(id);
    const idle = { ...needs, signal: new AbortController().signal, onProgress: () => {} };
    expect(await continueCheck(idle)).toBe('elsewhere');
    await holder.query('select pg_advisory_unlock(7262019)');
    holder.release();
    let batches = 0;
    for (;;) {
      const stopping = new AbortController();
      const outcome = await continueCheck({ ...needs, signal: stopping.signal, onProgress: () => stopping.abort() });
      batches += 1;
      if (outcome === 'over') break;
      expect(outcome).toBe('interrupted');
    }
    expect(batches).toBeGreaterThan(5);
    const { output } = await world.as('system')(showEvidenceCheck, { id });
    expect(output).toMatchObject({ faults: 0, versions: 6, files: 2 });
    expect(await continueCheck(idle)).toBe('nothing to do');
  });

  it('is begun, carried out and told at the console as well [B7-05]', async () => {
    const progress = vi.fn();
    const asked = { pool: world.appPool, files, rootsFile: null, clock: world.clock, progress };
    const intact = await checkAtConsole(asked);
    expect(intact).toMatchObject({
      isIntact: true,
      lines: [expect.stringMatching(/^Looked at 6 versions, 2 files/), expect.anything()],
    });
    expect(progress).toHaveBeenCalled();
    const edit = `update transaction_versions set note = 'x' where ${at(made.corrected, 1)}`;
    await tamper(edit);
    const { lines, isIntact } = await checkAtConsole(asked);
    expect(isIntact).toBe(false);
    expect(lines.join('\n')).toContain(
      `${made.corrected} version 1, place 2: The version does not agree with the hash`,
    );
    await restore();
  });

  it('names the place of the audit trail whose record was edited or taken away with what it told of [B7-05]', async () => {
    await numbered();
    const of = `target_id = (${OF(made.withFile)})::text and event = 'electronic-transaction.registered'`;
    const { rows } = await world.pool.query<{ place: number }>(
      `select number::int as place from audit_chain where event_id = (select id from audit_events where ${of})`,
    );
    const { place } = rows[0] ?? { place: 0 };
    await tamper(`update audit_events set actor = '別の人' where ${of}`);
    expect(await found()).toEqual([{ ...nothing, kind: 'trail-altered', number: '', place }]);
    await tamper(`delete from audit_events where ${of}`);
    expect(await found()).toEqual([{ ...nothing, kind: 'trail-missing', number: '', place }]);
  });
});
