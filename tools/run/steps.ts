// A run of named steps, each timed and reported as it ends.

export interface Step {
  readonly name: string;
  /** The law behind the step in one sentence, printed when it fails. */
  readonly sentence: string;
  readonly run: () => Promise<{ code: number; output: string }>;
  /** Prints the output of a success, too: for steps that count or note something. */
  readonly chatty?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** Runs every step in order, also after a failure, so that one run shows all that is wrong. A throw is a failure. */
export async function runSteps(steps: readonly Step[], write: (text: string) => void): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const started = performance.now();
    const { code, output } = await step.run().catch((error: unknown) => ({ code: 1, output: `${String(error)}\n` }));
    const result = { name: step.name, passed: code === 0, seconds: (performance.now() - started) / 1000 };
    results.push(result);
    write(`${result.passed ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(14)} ${result.seconds.toFixed(1)} s\n`);
    if (!result.passed) write(`${step.sentence}.\n`);
    if (!result.passed || step.chatty) write(indent(output));
  }
  return results;
}

function indent(output: string): string {
  const lines = output.trimEnd();
  return lines === '' ? '' : `${lines.replace(/^/gm, '        ')}\n`;
}
