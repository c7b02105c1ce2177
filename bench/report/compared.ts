import { SIDES, type Side } from '../loads/load.ts';
import type { Compared } from '../measure/compare.ts';
import { type Figures, failureCount } from '../measure/figures.ts';
import { table } from './table.ts';

const HEAD = [
  'load',
  'conn.',
  'req/s portal',
  'floor',
  'ratio',
  'p50 · p95 · p99 ms portal',
  'floor',
  'CPU ms portal',
  'floor',
  'ratio',
  'failed',
];

const milliseconds = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const rate = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const latencies = ({ p50, p95, p99 }: Figures) => [p50, p95, p99].map(milliseconds).join(' · ');

function failed({ portal, floor }: Compared): string {
  return failureCount(portal) + failureCount(floor) === 0 ? '0' : `${failureCount(portal)} · ${failureCount(floor)}`;
}

/** The figures of every load at every number of connections. */
export function comparedTable(all: readonly Compared[]): string {
  const rows = all.map((one) => [
    one.load.name,
    String(one.connections),
    rate(one.portal.rate),
    rate(one.floor.rate),
    one.ratio.toFixed(2),
    latencies(one.portal),
    latencies(one.floor),
    one.portal.cpuMs.toFixed(2),
    one.floor.cpuMs.toFixed(2),
    one.cpuRatio.toFixed(2),
    failed(one),
  ]);
  return table(HEAD, rows);
}

/** The failures of a load on a side, in words; empty where there were none. */
export function failuresOf(name: string, connections: number, side: Side, { failures }: Figures): string[] {
  return Object.entries(failures).map(
    ([what, count]) => `${name}, ${connections} connections, ${side}: ${count} × ${what}`,
  );
}

/** The failures of all loads, in words. */
export function failureLines(all: readonly Compared[]): string[] {
  return all.flatMap((one) => SIDES.flatMap((side) => failuresOf(one.load.name, one.connections, side, one[side])));
}
