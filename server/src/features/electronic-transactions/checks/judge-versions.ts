// Judges versions as they stand: each by its own digest, by the one before it, by the register of files and by the index.
import { createHash } from 'node:crypto';
import { canonicalText } from '@madoguchi/contract/electronic-transactions/canonical-text.ts';
import type { FaultKind } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import * as z from 'zod';
import type { NewFault } from './check-store.ts';
import type { PurgedVersion, StoredVersion } from './evidence-store.ts';

/** Places that are missing in a row and are named one by one. */
const MISSING_NAMED = 1_000;

/** Lists as the portal writes them; whoever edits a row may leave anything there. */
const Files = z.array(
  z.object({ id: z.string(), sha256: z.string(), bytes: z.number(), mediaType: z.string(), name: z.string() }),
);
const Taxes = z.array(z.object({ rate: z.number(), base: z.number(), tax: z.number() }));

export function fault(kind: FaultKind, subject: string, more: Partial<NewFault> = {}): NewFault {
  const nothing = { recordId: null, number: '', version: null, place: null, fileName: '', sha256: '' };
  return { ...nothing, ...more, kind, subject: `${kind} ${subject}` };
}

export const missingVersion = (place: number, more: Partial<NewFault> = {}) =>
  fault('version-missing', `at ${place}`, { place, ...more });

/** Between the last version that was seen and the next one; names a record where the audit trail still knows it, later. */
export function missingBetween(last: number, next: number): NewFault[] {
  const count = Math.min(next - last - 1, MISSING_NAMED);
  return Array.from({ length: Math.max(count, 0) }, (_none, nth) => missingVersion(last + 1 + nth));
}

function isWhole({ evidence, previous, digest }: StoredVersion): boolean {
  if (!Files.safeParse(evidence.files).success || !Taxes.safeParse(evidence.taxes).success) return false;
  const text = canonicalText(evidence);
  return createHash('sha256').update(previous, 'hex').update(text).digest('hex') === digest;
}

function hasItsFiles({ evidence, kept }: StoredVersion): boolean {
  const files = Files.safeParse(evidence.files);
  if (!files.success || files.data.length !== kept.length) return false;
  return files.data.every(({ id, sha256 }, nth) => {
    const row = kept[nth];
    return row?.id === id && row.sha256 === sha256 && row.registered === sha256;
  });
}

/** Behind a gap nothing tells what stood before it. */
const isUnlinked = (
  { place, previous }: { readonly place: number; readonly previous: string },
  last: number,
  link: string,
) => place === last + 1 && previous !== link;

/** The faults of what is left of a purged version: its values are gone, its place and its link are not. */
export function judgeStub(stub: PurgedVersion, last: number, link: string): NewFault[] {
  const { recordId, number, version, place } = stub;
  return [
    ...missingBetween(last, place),
    ...(isUnlinked(stub, last, link)
      ? [fault('version-unlinked', `at ${place}`, { recordId, number, version, place })]
      : []),
  ];
}

/** The faults of a version, seen after the one at `last` with the digest `link`. */
export function judgeVersion(version: StoredVersion, last: number, link: string): NewFault[] {
  const { recordId, number, version: nth } = version.evidence;
  const { place } = version;
  const found = (kind: FaultKind) => fault(kind, `at ${place}`, { recordId, number, version: Number(nth), place });
  return [
    ...missingBetween(last, place),
    ...(isWhole(version) ? [] : [found('version-altered')]),
    ...(isUnlinked(version, last, link) ? [found('version-unlinked')] : []),
    ...(hasItsFiles(version) ? [] : [found('file-reassigned')]),
    ...(version.isFound ? [] : [found('index-altered')]),
  ];
}
