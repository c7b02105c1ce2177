// The difference of a record as it is written, within a bound: a record that no log server takes would hold up every record
// behind it (reliability T19). docs/decisions/0026-audit-chain.md says why it is so much.
import { hash } from 'node:crypto';

/** Bytes of JSON. A request brings a third less; PostgreSQL's blanks make it half as long again at most. */
export const DIFFERENCE_MAX = 1_572_864;
/** A UTF-16 unit is at most so many bytes of UTF-8. */
const BYTES_A_UNIT = 3;

/** Stands where something was too long to be recorded: how long its JSON was, and by what it is known when somebody has it. */
export interface LeftOut {
  readonly leftOut: { readonly bytes: number; readonly sha256: string };
}

export function leftOut(json: string): LeftOut {
  return { leftOut: { bytes: Buffer.byteLength(json), sha256: hash('sha256', json, 'hex') } };
}

const fits = (json: string) =>
  json.length * BYTES_A_UNIT <= DIFFERENCE_MAX || Buffer.byteLength(json) <= DIFFERENCE_MAX;

/** Names of members, longest first, and what leaving each out saves. */
function savings(difference: Readonly<Record<string, unknown>>) {
  return Object.entries(difference)
    .map(([name, value]) => {
      const json = JSON.stringify(value) ?? '';
      const marker = leftOut(json);
      return { name, marker, saved: marker.leftOut.bytes - Buffer.byteLength(JSON.stringify(marker)) };
    })
    .sort((a, b) => b.saved - a.saved);
}

/**
 * The JSON to record (B0-09). Where it is longer than the bound, its longest members are left out, each with a marker in
 * its place, until the rest fits.
 */
export function writtenDifference(difference: Readonly<Record<string, unknown>>): string {
  const whole = JSON.stringify(difference);
  if (fits(whole)) return whole;
  const kept: Record<string, unknown> = { ...difference };
  let over = Buffer.byteLength(whole) - DIFFERENCE_MAX;
  for (const { name, marker, saved } of savings(difference)) {
    if (over <= 0 || saved <= 0) break;
    kept[name] = marker;
    over -= saved;
  }
  return JSON.stringify(over <= 0 ? kept : leftOut(whole));
}
