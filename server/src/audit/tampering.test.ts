// Whatever is done to the trail is found, and the first bad record named (reliability T18, R17); by a second verifier, too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  altered,
  forge,
  isCheckpoint,
  momentOf,
  numberOf,
  putIntoDatabase,
  putIntoLog,
  writeHistory,
} from '../../test/audit-history.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { type CheckpointKey, openCheckpointKey } from '../platform/audit/checkpoint-key.ts';
import { readPublicKeys } from './public-keys.ts';
import { verify } from './verify.ts';

const PYTHON_VERIFIER = fileURLToPath(new URL('../../../tools/verify-audit.py', import.meta.url));

let folder: string;
let key: CheckpointKey;
/** Of somebody who has the programs and not the portal's key. */
let stranger: CheckpointKey;
let database: TestDatabase;
/** As it was written. */
let lines: string[];
/** The portal went on from a backup of its twentieth place. */
let afterRollback: string[];
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madoguchi-audit-'));
  key = openCheckpointKey(at('key.pem'));
  stranger = openCheckpointKey(at('stranger.pem'));
  writeFileSync(at('public.pem'), key.publicPem);
  database = await createDatabase();
  lines = await writeHistory(database.pool, key);
  await putIntoDatabase(database.pool, lines.slice(0, 20), false);
  afterRollback = await writeHistory(database.pool, key, 40, 25);
  putIntoLog(at('kept.txt'), lines.filter(isCheckpoint).slice(-1));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

interface Given {
  readonly inDatabase?: readonly string[];
  readonly inLog?: readonly string[];
  readonly anchored?: boolean;
  /** The log server has not acknowledged anything. */
  readonly unshipped?: boolean;
}

async function look({ inDatabase, inLog, anchored = false, unshipped = false }: Given) {
  if (inDatabase) await putIntoDatabase(database.pool, inDatabase, !unshipped);
  return verify({
    database: inDatabase ? database.pool : null,
    logs: inLog ? [putIntoLog(at('log.txt'), inLog)] : [],
    anchors: anchored ? [at('kept.txt')] : [],
    keys: readPublicKeys([at('public.pem')]),
  });
}

/** The number of the first bad record, or `null` where all is intact. */
async function firstBad(given: Given): Promise<number | null> {
  const { faults } = await look(given);
  return faults[0] ? faults[0].number : null;
}

/** The first bad record that the verifier in Python finds in the same log; null where it finds none. */
function pythonsFirstBad(inLog: readonly string[], anchored: boolean): number | null {
  const words = ['--key', at('public.pem'), ...(anchored ? ['--checkpoints', at('kept.txt')] : [])];
  const log = putIntoLog(at('python.txt'), inLog);
  const { stdout, stderr, error, status } = spawnSync('python3', [PYTHON_VERIFIER, ...words, log], {
    encoding: 'utf8',
  });
  if (error) throw new Error(`Install python3 (Debian: apt-get install python3): ${error.message}`);
  expect(stderr).toBe('');
  expect([0, 3]).toContain(status);
  const bad = /^bad (\d+) /.exec(stdout);
  return bad ? Number(bad[1]) : null;
}

const K = 11;
const without = (from: number, count = 1) => lines.toSpliced(from - 1, count);
const changed = (number: number, withHash = false) =>
  lines.with(number - 1, altered(lines[number - 1] ?? '', { actor: '別の人' }, withHash));
const last = () => lines.length;
/** The first checkpoint from a number on. */
const signedAfter = (number: number) => numberOf(lines.slice(number - 1).find(isCheckpoint) ?? '');

interface Tampering {
  readonly made: () => string[];
  /** First bad record where one of the two places is tampered with; the other tells. */
  readonly one: () => number;
  /** Where both are, alike: up to the next signature it cannot be told apart; a kept checkpoint shows what is cut off. */
  readonly both: () => number;
}

const everywhere = (number: () => number) => ({ one: number, both: number });

const KINDS: Readonly<Record<string, Tampering>> = {
  'an edit': { made: () => changed(K), ...everywhere(() => K) },
  'an edit with a new hash': { made: () => changed(K, true), ...everywhere(() => K) },
  'a deletion': { made: () => without(K), ...everywhere(() => K) },
  'an insertion, with everything after it moved on': {
    made: () => forge(lines.toSpliced(K - 1, 0, strangeRecord()), stranger, K),
    one: () => K,
    both: () => signedAfter(K) + 1,
  },
  'a swap': { made: () => swapped(), ...everywhere(() => K) },
  'a cut at the end': { made: () => lines.slice(0, -7), ...everywhere(() => last() - 6) },
  'a cut at the beginning': { made: () => lines.slice(5), ...everywhere(() => 1) },
  'a rewriting of everything': { made: () => forge(changed(1), stranger), one: () => 1, both: () => signedAfter(1) },
  'a record dated back, numbered and signed by the portal itself': {
    made: () => forge(lines.with(24, altered(lines[24] ?? '', { at: momentOf(-200) })), key),
    ...everywhere(() => 25),
  },
  'a chain of another installation in its place': {
    made: () => forge(lines, stranger, 1, stranger.name),
    one: () => signedAfter(1),
    both: () => signedAfter(1),
  },
  'a checkpoint left out': { made: () => without(signedAfter(K)), ...everywhere(() => signedAfter(K)) },
  'a fork': {
    made: () => forge([...lines.slice(0, K - 1), ...lines.slice(K - 1).map(otherActor)], stranger, K),
    one: () => K,
    both: () => signedAfter(K),
  },
  'an old backup, and the portal going on from it': {
    made: () => afterRollback,
    one: () => 21,
    // Signed by the portal itself: only what was kept elsewhere tells.
    both: () => keptNumber(),
  },
  'an old backup': { made: () => lines.slice(0, 20), ...everywhere(() => 21) },
};

const otherActor = (line: string) => (isCheckpoint(line) ? line : altered(line, { actor: '別の人' }));
const strangeRecord = () =>
  altered(lines[0] ?? '', { id: '01980000-0000-7000-8000-00000000ffff', at: momentOf(8), actor: '別の人' });
const keptNumber = () => Math.min(numberOf(lines.findLast(isCheckpoint) ?? ''), afterRollback.length + 1);

/** Two records whose numbers are exchanged: the next line names what stood before it. */
function swapped(): string[] {
  const [one = '', other = ''] = lines.slice(K - 1, K + 1);
  return lines.with(K - 1, other).with(K, one);
}

describe('the trail', () => {
  it('as it was written is intact, in the database, in the log, and both against each other [B0-09]', async () => {
    expect(lines.filter(isCheckpoint).length).toBeGreaterThan(10);
    expect(isCheckpoint(lines[K - 1] ?? '') || isCheckpoint(lines[K] ?? ''), 'K is a record').toBe(false);
    expect((await look({ inDatabase: lines, inLog: lines, anchored: true })).faults).toEqual([]);
    expect(pythonsFirstBad(lines, true)).toBeNull();
  });

  it('is intact where the log has lines twice, as after a lost connection [B0-09]', async () => {
    const twice = [...lines.slice(0, 20), ...lines.slice(12)];
    expect(await firstBad({ inLog: twice })).toBeNull();
    expect(pythonsFirstBad(twice, false)).toBeNull();
  });

  it('is intact where a line was cut off and came again whole, as after a full disk; not where it did not [B0-09]', async () => {
    const cutOff = lines[12]?.slice(0, 100) ?? '';
    const cameAgain = [...lines.slice(0, 12), cutOff, ...lines.slice(9)];
    expect(await firstBad({ inLog: cameAgain })).toBeNull();
    expect(pythonsFirstBad(cameAgain, false)).toBeNull();
    const beside = lines.with(12, `${cutOff}<110>1 - - - ${lines[12]}`);
    expect(await firstBad({ inLog: beside })).toBeNull();
    expect(pythonsFirstBad(beside, false)).toBeNull();
    for (const lost of [lines.with(12, cutOff), [...lines.slice(0, 12), cutOff]]) {
      expect(await firstBad({ inLog: lost })).toBe(13);
      expect(pythonsFirstBad(lost, false)).toBe(13);
    }
  });

  it('is intact where the log server has not acknowledged the rest yet [B0-09]', async () => {
    expect(await firstBad({ inDatabase: lines, inLog: lines.slice(0, 30), unshipped: true })).toBeNull();
  });
});

describe.each(Object.entries(KINDS))('%s', { timeout: 60_000 }, (_kind, { made, one, both }) => {
  it('in the database alone is found, with the first bad record (T18) [B0-09]', async () => {
    expect(await firstBad({ inDatabase: inTables(made()), inLog: lines })).toBe(one());
  });

  it('on the log server alone is found, with the first bad record (T18) [B0-09]', async () => {
    expect(await firstBad({ inDatabase: lines, inLog: made() })).toBe(one());
  });

  it('in both is found, with the first record that cannot be as it was (T18) [B0-09]', async () => {
    expect(await firstBad({ inDatabase: inTables(made()), inLog: made(), anchored: true })).toBe(both());
  });

  it('is found by the second verifier at the same record [B0-09]', async () => {
    const ours = await firstBad({ inLog: made(), anchored: true });
    expect(ours).not.toBeNull();
    expect(pythonsFirstBad(made(), true)).toBe(ours);
  });
});

/** A table has no order of its own: a swap there is an exchange of numbers. */
function inTables(tampered: readonly string[]): string[] {
  return tampered.map((line, index) => {
    const number = tampered.length === lines.length ? index + 1 : numberOf(line);
    return line.replace(/"number":\d+/, `"number":${number}`);
  });
}

describe('a chain without an anchor', () => {
  it('looks intact when its end is cut off everywhere: why checkpoints are kept elsewhere [B0-09]', async () => {
    const cut = lines.slice(0, -7);
    expect(await firstBad({ inDatabase: cut, inLog: cut })).toBeNull();
    expect(await firstBad({ inDatabase: cut, inLog: cut, anchored: true })).toBe(cut.length + 1);
  });

  it('looks intact when everything was rewritten with the key: why it lies where the database is not [B0-09]', async () => {
    const rewritten = forge(changed(1), key);
    expect(await firstBad({ inDatabase: rewritten, inLog: rewritten })).toBeNull();
    expect(await firstBad({ inDatabase: rewritten, inLog: rewritten, anchored: true })).not.toBeNull();
  });
});
