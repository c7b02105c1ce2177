// `npm run hunt`: every property of the contract with a fresh seed and 20,000 runs. `npm run hunt -- <file>` tries one file.
// `npm run hunt -- --races`: 100,000 attempts to book one of twenty slots, instead of the 2,000 of every day.
// `npm run hunt -- --hostile`: 2,000 hostile requests at each operation from a fresh seed, instead of the 100 of every day (R12).
import { join } from 'node:path';
import { HELP, helpIfAsked } from './run/help.ts';
import { ROOT, run } from './run/run.ts';

helpIfAsked(HELP.hunt);

const RUNS = '20000';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const seed = String(Date.now() % 2 ** 31);
const LONG = {
  '--races': { file: 'test/reservations-race.test.ts', env: { RESERVATION_ATTEMPTS: '100000' } },
  '--hostile': { file: 'test/bad-input.test.ts', env: { HOSTILE_REQUESTS: '2000', HOSTILE_SEED: seed } },
} as const;
const words = process.argv.slice(2);
const long = Object.entries(LONG).find(([word]) => words.includes(word))?.[1];
const args =
  long === undefined
    ? ['run', '--project', 'contract', '--testTimeout=600000', ...words]
    : ['run', '--project', 'server-apart', long.file];
const env = { PROPERTY_SEED: seed, PROPERTY_RUNS: RUNS, ...long?.env };
const again = Object.entries(env).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`again: ${again.join(' ')} npx vitest ${args.join(' ')}\n`);
const { code } = await run(process.execPath, [vitest, ...args], { show: true, env });
process.exitCode = code ?? 1;
