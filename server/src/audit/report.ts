import type { Fault, Source } from './chain-check.ts';
import type { Findings, Looked } from './verify.ts';

const NAMES: Readonly<Record<Source, string>> = { database: 'Database', log: 'Log server' };

/** The findings in lines for the person at the console; `seconds`: how long it took. */
export function report({ looked, faults }: Findings, seconds: number): string {
  const places = looked.reduce((sum, { last }) => sum + last, 0);
  const [first, ...more] = faults;
  return [
    ...looked.map(saidOf),
    `Looked at ${places} places in ${seconds.toFixed(1)} s (${Math.round(places / Math.max(seconds, 0.001))}/s).`,
    '',
    ...(first
      ? [`NOT INTACT. The first bad record is ${named(first)}`, ...more.map((one) => `  also: ${named(one)}`)]
      : ['Intact.']),
  ].join('\n');
}

function saidOf({ source, last, checkpoint }: Looked): string {
  const signed = checkpoint
    ? `signed up to ${checkpoint.number} (${checkpoint.at})`
    : 'without any checkpoint that could be checked';
  return `${NAMES[source]}: places 1 to ${last}, ${signed}.`;
}

function named({ source, number, why }: Fault): string {
  return number === null ? `in the ${source} without a number: ${why}.` : `number ${number} in the ${source}: ${why}.`;
}
