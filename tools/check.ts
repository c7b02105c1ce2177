// `npm run check`: everything that can be said about the code without running it.
import { CHECK_STEPS } from './check-steps.ts';
import { HELP, helpIfAsked } from './run/help.ts';
import { ensureLintTools } from './run/lint-tools.ts';
import { runSteps } from './run/steps.ts';

helpIfAsked(HELP.check);
await ensureLintTools();
const results = await runSteps(CHECK_STEPS, (text) => process.stdout.write(text));
const failed = results.filter(({ passed }) => !passed).length;
process.stdout.write(`check: ${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
