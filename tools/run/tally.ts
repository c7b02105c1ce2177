// Reads the reports of the test runners into counts. A suite that ran nothing, skipped something or ended badly without
// a failing test counts as failed: a green sum means that everything ran.

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface VitestReport {
  readonly testResults: readonly {
    name: string;
    status: string;
    /** Says why the file broke as a whole. */
    message: string;
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

/** Counts a vitest run. A file that failed as a whole (a syntax error, a hook) counts as one failure beside its tests. */
export function tallyVitest(report: VitestReport, exitCode: number): Tally {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return honest({ passed, failed: tests.length - passed + brokenFilesOf(report).length }, exitCode);
}

/** The files of which no test failed, and which failed all the same: they did not load, or a hook of theirs failed. */
export function brokenFilesOf({ testResults }: VitestReport): VitestReport['testResults'] {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
}

/** A run with its broken files as a second run of them found them. */
export function withSecondTry(first: VitestReport, second: VitestReport): VitestReport {
  const names = new Set(second.testResults.map(({ name }) => name));
  return { testResults: [...first.testResults.filter(({ name }) => !names.has(name)), ...second.testResults] };
}

/** Of the broken files of a first run those which a second run found whole, whatever became of the others. */
export function soundAtLast(broken: VitestReport['testResults'], second: VitestReport): VitestReport['testResults'] {
  const sound = new Set(second.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return broken.filter(({ name }) => sound.has(name));
}

/** The failed tests and broken files of a run, each with the first line of its reason: told again at the end of the output. */
export function failuresOf(report: VitestReport): string[] {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'no reason'}`,
      ),
  );
  return [...tests, ...brokenFilesOf(report).map(({ name, message }) => `${name}: ${message.split('\n')[0]}`)];
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
