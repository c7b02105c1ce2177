import { describe, expect, it } from 'vitest';
import { failuresOf, sum, tallyPlaywright, tallyVitest, unsteadyJourneys, unsteadyOf } from './tally.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

const failing = { status: 'failed', fullName: 'a sum adds up', failureMessages: ['expected 2 to be 3\n    at sum'] };
const passing = { status: 'passed', fullName: 'a sum is a number', failureMessages: [] };

it('a failed test is named with its file and its reason', () => {
  const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults: [failing, passing] }];
  expect(failuresOf({ ...vitest, testResults })).toEqual(['sum.test.ts: a sum adds up: expected 2 to be 3']);
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
    const testResults = [{ name: 'sum.test.ts', status: 'passed', assertionResults: [unsteady, passing] }];
    expect(unsteadyOf({ ...vitest, testResults })).toEqual(['sum.test.ts: a sum adds up: expected 2 to be 3']);
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
    expect(tallyVitest({ ...vitest, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, expected: 0 } }, 0).failed).toBe(1);
  });

  it('when it ended badly although its tests passed', () => {
    expect(tallyVitest(vitest, 1)).toEqual({ passed: 3, failed: 1 });
    expect(tallyPlaywright(playwright, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it('when a test was skipped or left for later', () => {
    expect(tallyVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0).failed).toBe(2);
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, skipped: 1 } }, 0).failed).toBe(1);
  });

  it('when a test failed at the second try as well', () => {
    expect(tallyPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 1 } }, 1).failed).toBe(1);
  });

  it('once for each file that broke as a whole, beside its failing tests', () => {
    const testResults = [
      { name: 'a', status: 'failed', assertionResults: [] },
      { name: 'b', status: 'failed', assertionResults: [failing] },
      { name: 'c', status: 'passed', assertionResults: [passing] },
    ];
    expect(tallyVitest({ ...vitest, numFailedTests: 1, testResults }, 1).failed).toBe(2);
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
