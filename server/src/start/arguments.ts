import type { Mode } from '../platform/config.ts';
import { StartFault } from '../platform/start-fault.ts';

/** Reads `start` or `serve`, perhaps with `--help`. Everything else is a setting, and those are environment variables. */
export function readArguments(words: readonly string[]): { readonly mode: Mode; readonly help: boolean } {
  const [mode, ...rest] = words;
  if (mode !== 'start' && mode !== 'serve') {
    throw new StartFault('It is not said whether to start or to serve.', 'Use "npm start" or "npm run serve".', 2);
  }
  const help = rest.some((word) => word === '--help' || word === '-h');
  const unknown = rest.find((word) => word !== '--help' && word !== '-h');
  if (unknown !== undefined) {
    throw new StartFault(
      `"${unknown}" is no argument of this command.`,
      'Settings are environment variables, for example PORT=3001. "npm start -- --help" prints all of them.',
      2,
    );
  }
  return { mode, help };
}
