// `npm run hunt`: every property of the contract with a fresh seed and 20,000 runs. `npm run hunt -- <file>` tries one file.
// `npm run hunt -- --races`: 100,000 attempts to book one of twenty slots, instead of the 2,000 of every day.
import { join } from 'node:path';
import { HELP, helpIfAsked } from './run/help.ts';
import { ROOT, run } from './run/run.ts';

helpIfAsked(HELP.hunt);

const RUNS = '20000';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const seed = String(Date.now() % 2 ** 31);
process.stdout.write(
  `seed ${seed}; again: PROPERTY_SEED=${seed} PROPERTY_RUNS=${RUNS} npx vitest run --project contract\n`,
);
const ofRaces = ['run', '--project', 'server-apart', 'test/reservations-race.test.ts'];
const ofProperties = ['run', '--project', 'contract', '--testTimeout=600000', ...process.argv.slice(2)];
const args = process.argv.includes('--races') ? ofRaces : ofProperties;
const env = {
  PROPERTY_SEED: seed,
  PROPERTY_RUNS: RUNS,
  ...(args === ofRaces ? { RESERVATION_ATTEMPTS: '100000' } : {}),
};
const { code } = await run(process.execPath, [vitest, ...args], { show: true, env });
process.exitCode = code ?? 1;
