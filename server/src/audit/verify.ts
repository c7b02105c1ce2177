// Verifies the chain in the database, in the log server's file, or both against each other.
import type { Pool } from 'pg';
import { ChainCheck, type Fault, type Source } from './chain-check.ts';
import { placesOfFiles } from './log-file.ts';
import type { Place } from './place.ts';
import { lookAt } from './places-store.ts';
import type { PublicKeys } from './public-keys.ts';

/** The sources to verify. */
export interface Question {
  /** Its connections read the trail; `null`: not the database. */
  readonly database: Pool | null;
  /** Files of the log server, the oldest first. */
  readonly logs: readonly string[];
  /** Files with checkpoints that were kept elsewhere. */
  readonly anchors: readonly string[];
  readonly keys: PublicKeys;
}

export interface Looked {
  readonly source: Source;
  /** The number of the last place. */
  readonly last: number;
  /** The newest checkpoint that holds. */
  readonly checkpoint: { readonly number: number; readonly at: string } | null;
}

export interface Findings {
  readonly looked: readonly Looked[];
  /** The lowest number first: the first bad record. */
  readonly faults: readonly Fault[];
}

export async function verify(question: Question): Promise<Findings> {
  const { database, logs, keys } = question;
  // The database first: whatever it has shipped by then stands in the log that is read afterwards.
  const stored = database && (await checkDatabase(database, keys));
  const logged = logs.length > 0 ? await checkLog(logs, keys) : null;
  const checks = [stored?.check, logged].filter((check) => check != null);
  const anchors = await readAnchors(question);
  const faults = [
    ...checks.flatMap(({ fault }) => (fault ? [fault] : [])),
    ...checks.flatMap((check) => compareWithAnchors(check, anchors)),
    ...(stored && logged ? compare(stored, logged) : []),
  ];
  return { looked: checks.map(lookedAt), faults: faults.sort(byNumber) };
}

function lookedAt({ source, hashes, checkpoint }: ChainCheck): Looked {
  return { source, last: hashes.last, checkpoint: checkpoint && { number: checkpoint.number, at: checkpoint.at } };
}

interface Stored {
  readonly check: ChainCheck;
  readonly firstWaiting: number | null;
}

function checkDatabase(pool: Pool, keys: PublicKeys): Promise<Stored> {
  return lookAt(pool, async (snapshot) => {
    const check = new ChainCheck('database', keys);
    for await (const stored of snapshot.places()) {
      for (const { place } of stored) check.add(place);
    }
    const stray = await snapshot.firstUnnumbered();
    if (stray !== null) check.blame(null, `the record ${stray} was put into the database without a number`);
    return { check, firstWaiting: await snapshot.firstWaiting() };
  });
}

async function checkLog(files: readonly string[], keys: PublicKeys): Promise<ChainCheck> {
  const check = new ChainCheck('log', keys);
  for await (const places of placesOfFiles(files)) {
    for (const place of places) check.add(place);
  }
  return check;
}

/** Checkpoints that nobody could change together with the rest. One that does not hold proves nothing. */
async function readAnchors({ anchors, keys }: Question): Promise<readonly Place[]> {
  const found: Place[] = [];
  for await (const places of placesOfFiles(anchors)) {
    for (const place of places) {
      if (
        'signed' in place &&
        place.signed &&
        place.computed === place.claimed &&
        keys.check(place.signed) === 'true'
      ) {
        found.push(place);
      }
    }
  }
  return found.sort((one, other) => one.number - other.number);
}

function compareWithAnchors({ source, hashes }: ChainCheck, anchors: readonly Place[]): Fault[] {
  const other = anchors.find(({ number, claimed }) => number <= hashes.last && hashes.get(number) !== claimed);
  const beyond = anchors.find(({ number }) => number > hashes.last);
  return [
    ...(other ? [{ source, number: other.number, why: `it is not the checkpoint of ${other.at} that was kept` }] : []),
    ...(beyond
      ? [{ source, number: hashes.last + 1, why: `it is missing; checkpoint ${beyond.number} was kept` }]
      : []),
  ];
}

function compare({ check, firstWaiting }: Stored, log: ChainCheck): Fault[] {
  const [inDatabase, inLog] = [check.hashes, log.hashes];
  const different = inDatabase.firstDifference(inLog);
  const shipped = firstWaiting === null ? inDatabase.last : firstWaiting - 1;
  return [
    ...(different === null ? [] : [fault('database', different, 'it is not the one that the log server has')]),
    ...(inDatabase.last < inLog.last
      ? [fault('database', inDatabase.last + 1, `it is missing; the log server has records up to ${inLog.last}`)]
      : []),
    ...(inLog.last < shipped
      ? [fault('log', inLog.last + 1, `it is missing; the log server acknowledged records up to ${shipped}`)]
      : []),
  ];
}

const fault = (source: Source, number: number, why: string): Fault => ({ source, number, why });

/** Faults without a number come last. */
function byNumber(one: Fault, other: Fault): number {
  return (one.number ?? Number.POSITIVE_INFINITY) - (other.number ?? Number.POSITIVE_INFINITY);
}
