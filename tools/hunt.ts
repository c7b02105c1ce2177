// `npm run hunt`: every property of the contract with a fresh seed and 20,000 runs. `npm run hunt -- <file>` tries one file.
import { join } from 'node:path';
import { ROOT, run } from './run/run.ts';

const RUNS = '20000';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const seed = String(Date.now() % 2 ** 31);
process.stdout.write(
  `seed ${seed}; again: PROPERTY_SEED=${seed} PROPERTY_RUNS=${RUNS} npx vitest run --project contract\n`,
);
const args = ['run', '--project', 'contract', '--testTimeout=600000', ...process.argv.slice(2)];
const env = { PROPERTY_SEED: seed, PROPERTY_RUNS: RUNS };
const { code } = await run(process.execPath, [vitest, ...args], { show: true, env });
process.exitCode = code ?? 1;
