import type { StartFault } from '../platform/start-fault.ts';

/** One line for the person at the console. The log (JSON, for machines) is something else. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the fault that stands in the way, and its remedy. */
export function complain(fault: StartFault): void {
  process.stderr.write(`\n${fault.message}\n→ ${fault.remedy}\n`);
}
