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
  files: Object.fromEntries(Object.entries(files).map(([file, mutants]) => [file, { source: '', mutants }])),
});

it('counts as noticed what a test failed on, or never came back from, of all that could have been', () => {
  const mutants = [...many('Killed', 8), ...many('Timeout', 1), ...many('Survived', 2), ...many('NoCoverage', 1)];
  const told = killedShares(report({ 'a/a.ts': [...mutants, ...many('Ignored', 5)], 'b/b.ts': many('Ignored', 1) }));
  expect(told).toEqual([
    { place: 'a/a.ts', killed: 9, tried: 12 },
    { place: 'a', killed: 9, tried: 12 },
    { place: 'all', killed: 9, tried: 12 },
  ]);
});

it('sums up each folder by itself, and all of them last', () => {
  const told = killedShares(
    report({
      'a/one.ts': many('Killed', 3),
      'a/two.ts': many('Survived', 1),
      'a/deep/three.ts': [...many('Killed', 1), ...many('Survived', 1)],
    }),
  );
  expect(told.slice(3)).toEqual([
    { place: 'a', killed: 3, tried: 4 },
    { place: 'a/deep', killed: 1, tried: 2 },
    { place: 'all', killed: 4, tried: 6 },
  ]);
});

it('is not satisfied with less than nine in ten of any file, nor with nothing tried', () => {
  const good = [...many('Killed', 90), ...many('Survived', 10)];
  const bad = [...many('Killed', 89), ...many('Survived', 11)];
  expect(wanting(killedShares(report({ 'a/good.ts': good })))).toEqual([]);
  expect(wanting(killedShares(report({ 'a/good.ts': good, 'b/bad.ts': bad })))).toEqual(['b/bad.ts', 'b', 'all']);
  expect(wanting(killedShares(report({})))).toEqual(['all']);
});

it('names each mutant that nobody noticed by its place, on one line', () => {
  expect(survivors(report({ 'a.ts': [mutant('Killed'), mutant('Survived', 7), mutant('NoCoverage', 9)] }))).toEqual([
    'a.ts:7  BooleanLiteral  true && false',
    'a.ts:9  BooleanLiteral  true && false',
  ]);
});
