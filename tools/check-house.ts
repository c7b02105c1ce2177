// The laws of the house that no other tool knows. Exit code 1 when one is broken, with the law in one sentence.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { costNotes } from './house/feature-costs.ts';
import { HOUSE_RULES } from './house/rules.ts';
import { EXEMPTIONS_FILE, parseExemptions, sizeNotes } from './house/sizes.ts';
import { SLIVERS_ALLOWED, sliversOf } from './house/slivers.ts';
import { readSources } from './house/source.ts';

const root = join(import.meta.dirname, '..');
const LOOKED_AT = /^(contract|server|db|web|e2e|tools|bench|bin)\/.*\.(tsx?|mjs|css|txt)$|^[^/]+\.ts$/;

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
const paths = listed.split('\0').filter((path) => LOOKED_AT.test(path) && existsSync(join(root, path)));
const tree = readSources(root, paths);
if (tree.length === 0) throw new Error('No source file was found: the house rules would pass blindly');

let broken = 0;
for (const rule of HOUSE_RULES) {
  const findings = rule.find(tree);
  if (findings.length === 0) continue;
  broken += 1;
  process.stdout.write(`${rule.name}: ${rule.sentence}.\n`);
  for (const { path, line, what } of findings)
    process.stdout.write(`  ${path}${line > 0 ? `:${line}` : ''}  ${what}\n`);
}

const exemptions = parseExemptions(tree.find(({ path }) => path === EXEMPTIONS_FILE)?.text ?? '');
const notes = [...sizeNotes(tree, exemptions), ...costNotes(tree)];
for (const note of notes) process.stdout.write(`${note}\n`);
process.stdout.write(`slivers: ${sliversOf(tree).length} of ${SLIVERS_ALLOWED}\n`);
process.stdout.write(
  `${HOUSE_RULES.length - broken} of ${HOUSE_RULES.length} house rules hold over ${tree.length} files\n`,
);
process.exitCode = broken === 0 ? 0 : 1;
