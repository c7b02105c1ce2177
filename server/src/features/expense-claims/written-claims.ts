// Own claims as they were last written, to be sent again while the database says that their version is still the newest.
import type { Ground } from '../../platform/ground.ts';

/** A claim as JSON, and the state of the database that it shows. */
export interface WrittenOnce {
  readonly id: string;
  readonly version: number;
  readonly text: string;
}

/** About 10 MB of claims of usual length; the longest unused goes first. */
const KEPT_MOST = 2_000;

const KEPT = new WeakMap<Ground, Map<string, WrittenOnce>>();

function keptBy(ground: Ground): Map<string, WrittenOnce> {
  const kept = KEPT.get(ground) ?? new Map<string, WrittenOnce>();
  KEPT.set(ground, kept);
  return kept;
}

const keyOf = (employee: string, month: string) => `${employee}.${month}`;

/** What was written of the month last, whether or not it is still the newest. */
export function writtenBefore(ground: Ground, employee: string, month: string): WrittenOnce | null {
  return keptBy(ground).get(keyOf(employee, month)) ?? null;
}

/**
 * Keeps what was written. A claim with receipts is not kept: the number of another claim that holds the same one is part
 * of it, and changes without this claim's version (B0-07).
 */
export function keepWritten(ground: Ground, employee: string, month: string, written: WrittenOnce): void {
  const [kept, key] = [keptBy(ground), keyOf(employee, month)];
  kept.delete(key);
  if (written.text.includes('"alsoIn"')) return;
  kept.set(key, written);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
}
