// The steps of a check: each looks at a batch behind the place where it stands, and says how far it has come.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CheckStep } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { judgeToken, readCertificates, StampRefused } from '../stamps/token.ts';
import type { NewFault, Progress } from './check-store.ts';
import {
  type Anchor,
  findAnchors,
  findBearers,
  findContents,
  findPurged,
  findRecords,
  findTokens,
  findTrail,
  findVersions,
  type StoredToken,
} from './evidence-store.ts';
import { fault, judgeStub, judgeVersion, missingBetween, missingVersion } from './judge-versions.ts';

/** Where the steps look. */
export interface Evidences {
  readonly client: Executor;
  readonly files: FileStore;
  readonly rootsFile: string | null;
}

export interface Batch {
  /** The last thing that was looked at; null where nothing is left. */
  readonly place: string | null;
  readonly link: string;
  readonly done: number;
  readonly bytes: number;
  readonly faults: readonly NewFault[];
}

type Step = (evidences: Evidences, at: Progress) => Promise<Batch>;

const MOST = { versions: 200, records: 500, files: 20, tokens: 100, anchors: 500, trail: 1_000 } as const;
const NOTHING_LEFT = { place: null, done: 0, bytes: 0 } as const;

const versions: Step = async ({ client }, { place, link, head }) => {
  let [last, digest] = [Number(place), link];
  const standing = await findVersions(client, { after: last, head, most: MOST.versions });
  // Of purged versions the places are left, which tie those around them.
  const stubs = await findPurged(client, { after: last, upTo: standing.at(-1)?.place ?? head });
  const found = [...standing, ...stubs].sort((one, other) => one.place - other.place);
  if (found.length === 0) return { ...NOTHING_LEFT, link, faults: missingBetween(last, head + 1) };
  const faults: NewFault[] = [];
  for (const version of found) {
    faults.push(...('evidence' in version ? judgeVersion(version, last, digest) : judgeStub(version, last, digest)));
    last = version.place;
    digest = version.digest;
  }
  return { place: String(last), link: digest, done: found.length, bytes: 0, faults };
};

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const records: Step = async ({ client }, { place, link }) => {
  const found = await findRecords(client, { after: place === '' ? BEFORE_ALL : place, most: MOST.records });
  const last = found.at(-1);
  if (last === undefined) return { ...NOTHING_LEFT, link, faults: [] };
  const faults = found.flatMap(({ id, number, missing }) =>
    missing.map((version) => fault('version-missing', `of ${id} ${version}`, { recordId: id, number, version })),
  );
  return { place: last.id, link, done: found.length, bytes: 0, faults };
};

/** Reads the content that the store has under that hash, and tells its length and its fault. */
async function lookInto(
  files: FileStore,
  sha256: string,
): Promise<{ bytes: number; fault: 'file-altered' | 'file-missing' | null }> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const { stream } = await files.open(sha256);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { bytes, fault: 'file-missing' };
    throw error;
  }
  return { bytes, fault: hash.digest('hex') === sha256 ? null : 'file-altered' };
}

const files: Step = async ({ client, files: store }, { place, link }) => {
  const found = await findContents(client, { after: place, most: MOST.files });
  const last = found.at(-1);
  if (last === undefined) return { ...NOTHING_LEFT, link, faults: [] };
  const faults: NewFault[] = [];
  let bytes = 0;
  for (const sha256 of found) {
    const looked = await lookInto(store, sha256);
    bytes += looked.bytes;
    const { fault: kind } = looked;
    if (kind === null) continue;
    for (const bearer of await findBearers(client, sha256)) {
      faults.push(fault(kind, `${sha256} ${bearer.recordId ?? ''}`, { ...bearer, sha256 }));
    }
  }
  return { place: last, link, done: found.length, bytes, faults };
};

/** Without the file no stamp leads to a root, which is then told of each. */
async function rootsIn(file: string | null): Promise<ReturnType<typeof readCertificates>> {
  try {
    return file === null ? [] : readCertificates(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

const missingToken = (recordId: string, version: number, more: Partial<NewFault>) =>
  fault('token-missing', `of ${recordId} ${version}`, { recordId, version, ...more });

/** Judges the token anew as on the day of its arrival, and by what was kept of it beside. */
async function judgeStored(
  { recordId, number, version, place, data, kept }: StoredToken,
  trusted: ReturnType<typeof readCertificates>,
): Promise<NewFault[]> {
  const named = { recordId, number, version, place };
  if (kept === null) return [missingToken(recordId, version, named)];
  const wrong = (kind: 'token-untrusted' | 'token-wrong') => [fault(kind, `of ${recordId} ${version}`, named)];
  try {
    const demand = { data: Buffer.from(data, 'hex'), trusted, policy: kept.policy, nonce: null };
    const { at, serial, authority } = await judgeToken(Buffer.from(kept.token, 'hex'), demand);
    const isAsKept = Date.parse(at) === Date.parse(kept.at) && serial === kept.serial && authority === kept.authority;
    return isAsKept ? [] : wrong('token-wrong');
  } catch (error) {
    if (!(error instanceof StampRefused)) throw error;
    return wrong(error.fault === 'untrusted' ? 'token-untrusted' : 'token-wrong');
  }
}

const tokens: Step = async ({ client, rootsFile }, { place, link, head }) => {
  const found = await findTokens(client, { after: Number(place), head, most: MOST.tokens });
  const last = found.at(-1);
  if (last === undefined) return { ...NOTHING_LEFT, link, faults: [] };
  const trusted = await rootsIn(rootsFile);
  const faults: NewFault[] = [];
  for (const token of found) faults.push(...(await judgeStored(token, trusted)));
  return { place: String(last.place), link, done: found.length, bytes: 0, faults };
};

/** The fault that a record of the trail shows: its version is gone, or another stands in its place. */
function judgeAnchor({ recordId, number, place, digest, standing, standingId, lostStamp }: Anchor): NewFault[] {
  if (lostStamp !== null && recordId !== null) return [missingToken(recordId, lostStamp, { number })];
  if (place === null) return [];
  if (standing === null) return [missingVersion(place, { recordId, number })];
  const isTheSame = standing === digest && (recordId === null || recordId === standingId);
  const named = { recordId: recordId ?? standingId, number, place };
  return isTheSame ? [] : [fault('version-replaced', `at ${place}`, named)];
}

const anchors: Step = async ({ client }, { place, link }) => {
  const [at = '', id = ''] = place === '' ? ['-infinity', BEFORE_ALL] : place.split(' ');
  const found = await findAnchors(client, { at, id, most: MOST.anchors });
  const last = found.at(-1);
  if (last === undefined) return { ...NOTHING_LEFT, link, faults: [] };
  return { place: `${last.at} ${last.id}`, link, done: found.length, bytes: 0, faults: found.flatMap(judgeAnchor) };
};

const NO_HASH = '0'.repeat(64);

const trail: Step = async ({ client }, at) => {
  let [last, hash] = at.place === '' ? [0, NO_HASH] : [Number(at.place), at.link];
  const found = await findTrail(client, { after: last, most: MOST.trail });
  if (found.length === 0) return { ...NOTHING_LEFT, link: hash, faults: [] };
  const faults: NewFault[] = [];
  for (const { place, ...one } of found) {
    if (one.isLost || place !== last + 1) {
      const lost = one.isLost ? place : last + 1;
      faults.push(fault('trail-missing', `at ${lost}`, { place: lost }));
    } else if (!one.isWhole || one.previous !== hash) {
      faults.push(fault('trail-altered', `at ${place}`, { place }));
    }
    last = place;
    hash = one.hash;
  }
  return { place: String(last), link: hash, done: found.length, bytes: 0, faults };
};

export const STEPS: Readonly<Record<CheckStep, Step>> = { versions, records, files, tokens, anchors, trail };
