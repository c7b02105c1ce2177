// The aims, each beside what was measured.

import type { Part } from '../loads/load.ts';
import type { Compared } from '../measure/compare.ts';
import { failureCount } from '../measure/figures.ts';
import { table } from './table.ts';

export interface Aim {
  readonly what: string;
  /** e.g. `≥ 1.3 ×` */
  readonly wanted: string;
  readonly found: string;
  readonly met: boolean;
}

export function atLeast(what: string, found: number, limit: number, unit: string): Aim {
  return { what, wanted: `≥ ${limit.toFixed(1)} ${unit}`, found: `${found.toFixed(2)} ${unit}`, met: found >= limit };
}

export function atMost(what: string, found: number, limit: number, unit: string, digits = 2): Aim {
  return { what, wanted: `≤ ${limit} ${unit}`, found: `${found.toFixed(digits)} ${unit}`, met: found <= limit };
}

/** The least of the portal's ratio to the floor's requests a second, by part and number of connections. */
const RATIOS: readonly { readonly parts: readonly Part[]; readonly connections: number; readonly least: number }[] = [
  { parts: ['master', 'month', 'review', 'inbox', 'purchases'], connections: 16, least: 1.3 },
  { parts: ['unchanged'], connections: 16, least: 2.5 },
  { parts: ['create', 'confirm', 'act'], connections: 16, least: 1.2 },
  { parts: ['create', 'confirm', 'act'], connections: 64, least: 1 },
  { parts: ['week', 'find', 'book', 'documents', 'analytics'], connections: 16, least: 1 },
  { parts: ['sign-in'], connections: 16, least: 0.9 },
];

/** The aims that are ratios to the floor, and that nothing failed. */
export function ratioAims(all: readonly Compared[]): Aim[] {
  const ratios = RATIOS.flatMap(({ parts, connections, least }) =>
    all
      .filter((one) => parts.includes(one.load.part) && one.connections === connections)
      .map((one) => atLeast(`${one.load.name}, ${connections} connections`, one.ratio, least, '× floor')),
  );
  const failures = all.reduce((sum, { portal }) => sum + failureCount(portal), 0);
  return all.length === 0 ? [] : [...ratios, atMost('failed requests of the portal', failures, 0, '', 0)];
}

export function aimTable(aims: readonly Aim[]): string {
  return table(
    ['aim', 'wanted', 'measured', ''],
    aims.map(({ what, wanted, found, met }) => [what, wanted, found, met ? 'met' : 'NOT MET']),
  );
}
