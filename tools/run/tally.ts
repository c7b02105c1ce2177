// Reads the reports of the test runners into counts. A suite that ran nothing, skipped something or ended badly without
// a failing test counts as failed: a green sum means that everything ran.

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

export interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly { title: string; tests: readonly { status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Counts a vitest run. A file that failed as a whole (a syntax error, a hook) counts as one failure. */
export function tallyVitest(report: VitestReport, exitCode: number): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles + report.numPendingTests + report.numTodoTests;
  return honest({ passed: report.numPassedTests, failed }, exitCode);
}

/** The failed tests of a run, each with its file and the first line of its reason: told again at the end of the output. */
export function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'no reason'}`,
      ),
  );
}

/** Tests that passed at the second try: they count, and are told at the end of the output (decision 0036). */
export function unsteadyOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'no reason'}`,
      ),
  );
}

/** As `unsteadyOf`, of the journeys. */
export function unsteadyJourneys(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...unsteadyJourneys(inner),
  ]);
}

/** Counts a Playwright run. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport, exitCode: number): Tally {
  const failed = stats.unexpected + stats.skipped + errors.length;
  return honest({ passed: stats.expected + stats.flaky, failed }, exitCode);
}

function honest(tally: Tally, exitCode: number): Tally {
  const isUnexplained = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return isUnexplained ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({ passed: total.passed + tally.passed, failed: total.failed + tally.failed }),
    { passed: 0, failed: 0 },
  );
}
