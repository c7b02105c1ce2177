// Which requirement lines are named by a test. The requirements lie beside the repository, not in it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run/run.ts';

const tool = join(ROOT, '..', 'shared', 'tools', 'requirements-coverage');

if (existsSync(tool)) {
  const { code, output } = await run(process.execPath, [tool]);
  const lines = output.trimEnd().split('\n');
  const wrong = lines.filter((line) => /^(unknown requirement|more than three requirement lines)/.test(line));
  for (const line of [...wrong, code === 0 ? lines.at(-1) : output]) process.stdout.write(`${line}\n`);
  process.exitCode = code === 0 && wrong.length === 0 ? 0 : 1;
} else {
  process.stdout.write('the requirements do not lie beside this repository: coverage is not counted\n');
}
