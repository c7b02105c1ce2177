// Tries the mutants that are written by hand, one after the other, in the working tree: each file is put back at once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A guarantee taken away, and the tests that have to notice. */
export interface HandMutant {
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

/** True when the tests pass. */
export type RunTests = (tests: readonly string[]) => Promise<boolean>;

interface Trial {
  readonly root: string;
  readonly runTests: RunTests;
  readonly say: (line: string) => void;
}

/** The text with the mutant in it. Throws where its place is gone, or is no longer one. */
export function broken(text: string, { file, from, to }: HandMutant): string {
  if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
  return text.replace(from, () => to);
}

/**
 * The mutants that no test noticed, by their numbers from 1. Fails before the first where a place is gone, or where the tests
 * fail without any mutant.
 */
export async function tryByHand(
  numbered: readonly (readonly [number, HandMutant])[],
  { root, runTests, say }: Trial,
): Promise<readonly number[]> {
  const trials = numbered.map(([number, mutant]) => {
    const path = join(root, mutant.file);
    const text = readFileSync(path, 'utf8');
    return { number, mutant, path, text, instead: broken(text, mutant) };
  });
  if (!(await runTests([...new Set(trials.flatMap(({ mutant }) => mutant.tests))])))
    throw new Error('The tests fail without any mutant');
  const unnoticed: number[] = [];
  for (const { number, mutant, path, text, instead } of trials) {
    const putBack = () => writeFileSync(path, text);
    process.once('exit', putBack);
    writeFileSync(path, instead);
    const passed = await runTests(mutant.tests).finally(() => {
      putBack();
      process.off('exit', putBack);
    });
    if (passed) unnoticed.push(number);
    say(
      `${passed ? 'unnoticed' : 'noticed  '} ${number} ${mutant.file}: ${mutant.to.trim() || `without ${mutant.from.trim()}`}`,
    );
  }
  return unnoticed;
}
