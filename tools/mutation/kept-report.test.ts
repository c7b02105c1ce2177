import { expect, it } from 'vitest';
import { keptReport } from './kept-report.ts';

const tried = (source: string, status = 'Killed') => ({
  source,
  mutants: [{ status, mutatorName: 'BooleanLiteral', location: { start: { line: 1 } } }],
});
const today = new Map([
  ['a.ts', 'a'],
  ['b.ts', 'b'],
  ['c.ts', 'changed'],
]);
const textOf = (file: string) => today.get(file) ?? null;

it('keeps what was found in files that were not tried again', () => {
  const before = { files: { 'b.ts': tried('b', 'Survived'), 'a.ts': tried('a', 'Survived') } };
  const now = { files: { 'a.ts': tried('a') } };
  const kept = keptReport(before, now, textOf);
  expect(Object.entries(kept.files)).toEqual([
    ['a.ts', tried('a')],
    ['b.ts', tried('b', 'Survived')],
  ]);
  expect(keptReport(null, now, textOf)).toEqual(now);
});

it('forgets what was found in a file that has changed since, or is gone', () => {
  const before = { files: { 'c.ts': tried('c'), 'gone.ts': tried('gone') } };
  expect(keptReport(before, { files: {} }, textOf).files).toEqual({});
});
