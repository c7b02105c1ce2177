import { StartFault } from '../platform/start-fault.ts';
import { complain } from './console.ts';
import { Stopped } from './stop-signal.ts';

/**
 * Runs a command to its end and ends the process: 0 when it did its work or was stopped on purpose, else the fault's
 * code. Anything else is a bug and shows its stack.
 */
export async function finish(command: () => Promise<void>): Promise<never> {
  try {
    await command();
  } catch (error) {
    if (error instanceof StartFault) {
      complain(error);
      process.exit(error.exitCode);
    }
    if (!(error instanceof Stopped)) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(70);
    }
  }
  // Not left to the event loop: a forgotten connection must not keep a stopped portal alive.
  process.exit(0);
}
