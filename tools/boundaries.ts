// Who may import whom. The rules speak of folders by pattern, so a new feature is covered without a line here.
// Usage: node tools/boundaries.ts [folder of the tree, for the test of this file]
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LINT_FOLDER, lintTool } from './run/lint-tools.ts';
import { ROOT, run } from './run/run.ts';

const ROOMS = ['contract', 'server', 'db', 'web', 'e2e', 'tools', 'bench'];
const TEST = '\\.test\\.tsx?$|^(server|web)/test/';

interface BoundaryRule {
  readonly name: string;
  /** The law in one sentence, printed with each failure. */
  readonly comment: string;
  readonly from: { path?: string; pathNot?: string };
  readonly to: { path?: string; pathNot?: string; circular?: true; couldNotResolve?: true };
}

const RULES: readonly BoundaryRule[] = [
  {
    name: 'contract-alone',
    comment: 'The contract imports only the schema library and itself',
    from: { path: '^contract/src/', pathNot: TEST },
    to: { pathNot: '^contract/src/|(^|/)node_modules/zod/' },
  },
  {
    name: 'contract-tests',
    comment: "The contract's tests import no other room",
    from: { path: '^contract/' },
    to: { path: '^(server|web|db|e2e|tools|bench)/' },
  },
  {
    name: 'web-not-server',
    comment: 'The web knows the contract, never the server or the database',
    from: { path: '^web/' },
    to: { path: '^(server|db|tools|bench|e2e)/' },
  },
  {
    name: 'server-not-web',
    comment: 'The server knows the contract and the database, never the web',
    from: { path: '^server/' },
    to: { path: '^(web|tools|bench|e2e)/' },
  },
  {
    name: 'db-below',
    comment: 'Data at rest knows the contract, never the server or the web',
    from: { path: '^db/', pathNot: TEST },
    to: { path: '^(server|web|tools|bench|e2e)/' },
  },
  {
    name: 'feature-not-feature',
    comment: "A feature imports another feature's public.ts or nothing of it",
    from: { path: '^(server|web)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/($2/|[^/]+/public\\.ts$)' },
  },
  {
    name: 'platform-below-features',
    comment: 'The platform and the user interface parts never import a feature',
    from: { path: '^(server/src/platform|web/src/(platform|ui))/', pathNot: TEST },
    to: { path: '^(server|web)/src/features/' },
  },
  {
    name: 'product-not-tests',
    comment: 'What runs in the portal never imports a test, a tool or the bench',
    from: { path: '^(contract|server|db|web)/', pathNot: TEST },
    to: { path: '^(tools|bench|e2e)/|\\.test\\.tsx?$|^(server|web)/test/' },
  },
  {
    name: 'no-circles',
    comment: 'Files do not import each other in a circle',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import leads to a file',
    from: {},
    to: { couldNotResolve: true },
  },
];

interface Report {
  readonly modules: readonly { source: string }[];
  readonly summary: { violations: readonly { rule: { name: string }; from: string; to: string }[] };
}

const root = resolve(process.argv[2] ?? ROOT);
const onDisk = ROOMS.filter((room) => existsSync(join(root, room))).flatMap((room) =>
  sourcesBelow(join(root, room), room),
);
const report: Report = onDisk.length === 0 ? { modules: [], summary: { violations: [] } } : await cruise();
const seen = new Set(report.modules.map(({ source }) => source));
const unseen = onDisk.filter((file) => !seen.has(file));

for (const rule of RULES) {
  const broken = report.summary.violations.filter((violation) => violation.rule.name === rule.name);
  if (broken.length === 0) continue;
  process.stdout.write(`${rule.name}: ${rule.comment}.\n`);
  for (const { from, to } of broken) process.stdout.write(`  ${from} imports ${to}\n`);
}
for (const file of unseen) process.stdout.write(`not seen, so not checked: ${file}\n`);
process.stdout.write(`${seen.size} modules seen, ${onDisk.length} source files on disk\n`);
const blind = onDisk.length === 0 || unseen.length > 0;
process.exitCode = blind || report.summary.violations.length > 0 ? 1 : 0;

/** Source files below a folder, relative to the root. Reads the disk itself: what the cruiser misses must show. */
function sourcesBelow(folder: string, name: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${name}/${entry.name}`;
    if (entry.isDirectory()) {
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesBelow(join(folder, entry.name), path);
    }
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

async function cruise(): Promise<Report> {
  const config = {
    forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
    options: {
      parser: 'swc',
      moduleSystems: ['es6'],
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|data)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      },
    },
  };
  const folder = join(ROOT, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `boundaries-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(config));
  const args = ['--config', file, '--output-type', 'json', ...onDisk];
  const { output } = await run(lintTool('depcruise'), args, {
    cwd: root,
    env: { NODE_PATH: join(LINT_FOLDER, 'node_modules') },
  });
  rmSync(file);
  try {
    return JSON.parse(output);
  } catch (cause) {
    throw new Error(`dependency-cruiser gave no report: ${output.slice(0, 2000)}`, { cause });
  }
}
