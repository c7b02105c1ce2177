import type { Mode } from '../platform/config.ts';
import { StartFault } from '../platform/start-fault.ts';

export interface Arguments {
  readonly mode: Mode;
  /** Pages come from Vite, and every answer is compared with the contract. */
  readonly development: boolean;
  readonly help: boolean;
}

/** Reads `start`, `serve` or `dev`, perhaps with `--help`. All else is a setting, and those are environment variables. */
export function readArguments(words: readonly string[]): Arguments {
  const [command, ...rest] = words;
  if (command !== 'start' && command !== 'serve' && command !== 'dev') {
    throw new StartFault('It is not said whether to start or to serve.', 'Use "npm start" or "npm run serve".', 2);
  }
  const unknown = rest.find((word) => word !== '--help' && word !== '-h');
  if (unknown !== undefined) {
    throw new StartFault(
      `"${unknown}" is no argument of this command.`,
      'Settings are environment variables, for example PORT=3001. "npm start -- --help" prints all of them.',
      2,
    );
  }
  return { mode: command === 'serve' ? 'serve' : 'start', development: command === 'dev', help: rest.length > 0 };
}
