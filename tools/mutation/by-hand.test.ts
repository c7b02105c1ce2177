import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../run/run.ts';
import { broken, tryByHand } from './by-hand.ts';
import HAND_MUTANTS from './hand-mutants.json' with { type: 'json' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mutants-'));
  writeFileSync(join(root, 'a.ts'), 'one two $& three');
});
afterEach(() => rmSync(root, { recursive: true }));

const text = () => readFileSync(join(root, 'a.ts'), 'utf8');
const mutant = (from: string, to: string) => ({ file: 'a.ts', from, to, tests: ['a.test.ts'] });

it('a mutant is noticed where its tests fail with it, and its file is put back', async () => {
  const seen: string[] = [];
  const runTests = async () => {
    seen.push(text());
    return !text().includes('TWO');
  };
  const trials = [mutant('two', 'TWO'), mutant('three', '$&')].map((one, index) => [index + 1, one] as const);
  expect(await tryByHand(trials, { root, runTests, say: () => undefined })).toEqual([2]);
  expect(seen).toEqual(['one two $& three', 'one TWO $& three', 'one two $& $&']);
  expect(text()).toBe('one two $& three');
});

it('nothing is tried where a place is gone, or where the tests fail anyway', async () => {
  const trial = { root, runTests: async () => false, say: () => undefined };
  await expect(tryByHand([[1, mutant('four', '4')]], trial)).rejects.toThrow('has not once: four');
  await expect(tryByHand([[1, mutant('two', '2')]], trial)).rejects.toThrow('without any mutant');
  expect(text()).toBe('one two $& three');
});

it.each(HAND_MUTANTS)('the place of a mutant in $file stands there once, and its tests exist: $from', (one) => {
  expect(broken(readFileSync(join(ROOT, one.file), 'utf8'), one)).not.toBe('');
  for (const tests of one.tests) expect(existsSync(join(ROOT, tests)), tests).toBe(true);
});
