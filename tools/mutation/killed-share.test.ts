import { expect, it } from 'vitest';
import { killedShares, type MutationReport, survivors, wanting } from './killed-share.ts';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'true\n  && false',
  location: { start: { line } },
});
const many = (status: string, count: number) => Array.from({ length: count }, () => mutant(status));
const report = (files: Readonly<Record<string, readonly ReturnType<typeof mutant>[]>>): MutationReport => ({
  files: Object.fromEntries(Object.entries(files).map(([file, mutants]) => [file, { mutants }])),
});

it('counts as noticed what a test failed on, or never came back from, of all that could have been', () => {
  const mutants = [...many('Killed', 8), ...many('Timeout', 1), ...many('Survived', 2), ...many('NoCoverage', 1)];
  const told = killedShares(report({ 'a.ts': [...mutants, ...many('Ignored', 5)], 'b.ts': many('Ignored', 1) }));
  expect(told).toEqual([
    { file: 'a.ts', killed: 9, tried: 12 },
    { file: 'all', killed: 9, tried: 12 },
  ]);
});

it('is not satisfied with less than nine in ten of any file, nor with nothing tried', () => {
  const good = [...many('Killed', 90), ...many('Survived', 10)];
  const bad = [...many('Killed', 89), ...many('Survived', 11)];
  expect(wanting(killedShares(report({ 'good.ts': good })))).toEqual([]);
  expect(wanting(killedShares(report({ 'good.ts': good, 'bad.ts': bad })))).toEqual(['bad.ts', 'all']);
  expect(wanting(killedShares(report({})))).toEqual(['all']);
});

it('names each mutant that nobody noticed by its place, on one line', () => {
  expect(survivors(report({ 'a.ts': [mutant('Killed'), mutant('Survived', 7), mutant('NoCoverage', 9)] }))).toEqual([
    'a.ts:7  BooleanLiteral  true && false',
    'a.ts:9  BooleanLiteral  true && false',
  ]);
});
