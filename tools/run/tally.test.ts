import { describe, expect, it } from 'vitest';
import {
  failuresOf,
  soundAtLast,
  sum,
  tallyPlaywright,
  tallyVitest,
  unsteadyJourneys,
  unsteadyOf,
  withSecondTry,
} from './tally.ts';

const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

const failing = { status: 'failed', fullName: 'a sum adds up', failureMessages: ['expected 2 to be 3\n    at sum'] };
const passing = { status: 'passed', fullName: 'a sum is a number', failureMessages: [] };
const skipped = { status: 'skipped', fullName: 'a sum is exact', failureMessages: [] };

const file = (name: string, status: string, ...assertionResults: (typeof failing)[]) => ({
  name,
  status,
  message: status === 'failed' ? 'Hook timed out\n    at beforeAll' : '',
  assertionResults,
});
const vitest = { testResults: [file('sum.test.ts', 'passed', passing, passing, passing)] };

it('a failed test is named with its file and its reason', () => {
  const testResults = [file('sum.test.ts', 'failed', failing, passing)];
  expect(failuresOf({ testResults })).toEqual(['sum.test.ts: a sum adds up: expected 2 to be 3']);
});

describe('a file that broke as a whole', () => {
  const first = { testResults: [...vitest.testResults, file('hook.test.ts', 'failed', skipped)] };

  it('is named with its reason', () => {
    expect(failuresOf(first)).toEqual(['hook.test.ts: Hook timed out']);
  });

  it('counts as a second run of it found it', () => {
    const second = withSecondTry(first, { testResults: [file('hook.test.ts', 'passed', passing)] });
    expect(tallyVitest(second, 0)).toEqual({ passed: 4, failed: 0 });
    expect(tallyVitest(withSecondTry(first, { testResults: [] }), 1)).toEqual({ passed: 3, failed: 2 });
  });
});

it('of files that broke, each that a second run found whole is named, also where another fails again', () => {
  const broken = [file('hook.test.ts', 'failed', skipped), file('lost.test.ts', 'failed', skipped)];
  const second = { testResults: [file('hook.test.ts', 'passed', passing), file('lost.test.ts', 'failed', failing)] };
  expect(failuresOf({ testResults: soundAtLast(broken, second) })).toEqual(['hook.test.ts: Hook timed out']);
  const all = withSecondTry({ testResults: broken }, second);
  expect(failuresOf(all)).toEqual(['lost.test.ts: a sum adds up: expected 2 to be 3']);
});

describe('a suite of which every test passed', () => {
  it('counts its tests', () => {
    expect(tallyVitest(vitest, 0)).toEqual({ passed: 3, failed: 0 });
    expect(tallyPlaywright(playwright, 0)).toEqual({ passed: 2, failed: 0 });
  });
});

describe('a test that passed at the second try', () => {
  it('counts as passed', () => {
    const stats = { ...playwright.stats, flaky: 1 };
    expect(tallyPlaywright({ ...playwright, stats }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('is named with its file and what went wrong at first', () => {
    const unsteady = { ...failing, status: 'passed' };
    const testResults = [file('sum.test.ts', 'passed', unsteady, passing)];
    expect(unsteadyOf({ testResults })).toEqual(['sum.test.ts: a sum adds up: expected 2 to be 3']);
    const specs = [
      { title: 'a claim', tests: [{ status: 'flaky' }] },
      { title: 'another', tests: [{ status: 'expected' }] },
    ];
    const suites = [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }];
    expect(unsteadyJourneys(suites)).toEqual(['a.spec.ts: a claim']);
  });
});

describe('a suite fails', () => {
  it('when it ran no test', () => {
    expect(tallyVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, expected: 0 } }, 0).failed).toBe(1);
  });

  it('when it ended badly although its tests passed', () => {
    expect(tallyVitest(vitest, 1)).toEqual({ passed: 3, failed: 1 });
    expect(tallyPlaywright(playwright, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it('when a test was skipped or left for later', () => {
    expect(
      tallyVitest({ testResults: [file('a', 'passed', passing, skipped, { ...skipped, status: 'todo' })] }, 0).failed,
    ).toBe(2);
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, skipped: 1 } }, 0).failed).toBe(1);
  });

  it('when a test failed at the second try as well', () => {
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 1 } }, 1).failed).toBe(1);
  });

  it('once for each file that broke as a whole, beside its failing tests', () => {
    const testResults = [file('a', 'failed'), file('b', 'failed', failing), file('c', 'passed', passing)];
    expect(tallyVitest({ testResults }, 1).failed).toBe(2);
  });
});

it('the sum of all suites is the sum of their counts', () => {
  expect(
    sum([
      { passed: 3, failed: 1 },
      { passed: 2, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
