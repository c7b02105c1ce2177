// Which journeys and which tests of the server a change can affect, by the names of folders and specs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.ts';

export interface Tree {
  /** Nouns that have a folder in `features/` of server or web. */
  readonly features: ReadonlySet<string>;
  /** For each spec, named without its ending, the files of `e2e/` that it imports, directly or through others. */
  readonly specs: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The specs that run where a change belongs to no feature: every screen is opened, and the portal is entered. */
const BASE = ['every-screen', 'start'];

/** Specs that are not named after the folder whose changes they follow. */
export const NAMED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  attachments: ['expense-claims', 'purchases'],
  drafts: ['forms'],
  errors: ['faults'],
  'expense-claims': ['review'],
  'fault-reports': ['faults'],
  http: ['cross-site'],
  keys: ['frame'],
  'log-server': ['audit'],
  nav: ['frame'],
  palette: ['frame'],
  paper: ['expense-claims'],
  passwords: ['security'],
  preferences: ['frame', 'settings'],
  'purchase-requests': ['purchases'],
  session: ['security', 'sign-in'],
  'session-end': ['sign-in'],
  settings: ['frame'],
  system: ['audit'],
  toolbar: ['frame'],
  words: ['japanese-only'],
};

const PRODUCT = /^(contract|server|db|web)\/|^package-lock\.json$/;
const TEST = /\.test\.tsx?$|^(contract|server|web)\/test\//;
const FEATURE = /^(?:(?:server|web)\/src\/features|contract\/src)\/([^/]+)\//;
const PART = /^(?:server|web)\/src\/(?:(?:shell|kit|platform)\/)?([^/.]+)/;

const featureOf = (path: string, { features }: Tree): string | null => {
  const noun = FEATURE.exec(path)?.[1] ?? '';
  return features.has(noun) ? noun : null;
};

function specsNamed(noun: string, { specs }: Tree): string[] {
  const others = NAMED_OTHERWISE[noun] ?? [];
  return [...specs.keys()].filter((spec) => spec === noun || spec.startsWith(`${noun}-`) || others.includes(spec));
}

function specsOf(path: string, tree: Tree): readonly string[] {
  if (path.startsWith('e2e/')) return specsOfJourneyFile(path.slice('e2e/'.length), tree);
  if (!PRODUCT.test(path) || TEST.test(path)) return [];
  const feature = featureOf(path, tree);
  if (feature === null) return [...BASE, ...specsNamed(PART.exec(path)?.[1] ?? '', tree)];
  const own = specsNamed(feature, tree);
  return own.length > 0 ? own : BASE;
}

/** A file that most specs import would run them all: the base stands for them. */
function specsOfJourneyFile(file: string, { specs }: Tree): readonly string[] {
  const spec = file.replace(/\.spec\.ts$/, '');
  if (specs.has(spec)) return [spec];
  const importing = [...specs].filter(([, files]) => files.has(file)).map(([name]) => name);
  const isTheirs = importing.length > 0 && importing.length <= specs.size / 2;
  return isTheirs || !file.endsWith('.ts') ? importing : BASE;
}

/** The specs to run for changed files, each once; paths from the repository's root, with `/`. */
export function affectedSpecs(changed: readonly string[], tree: Tree): string[] {
  return [...new Set(changed.flatMap((path) => specsOf(path, tree)))].sort();
}

/**
 * Folders and files of the server whose tests a change can affect, as Vitest's filters. By imports it would be all of them,
 * since each builds the whole portal; a change that stays within features is followed to the tests of these features. None
 * where the change reaches further, so that imports decide.
 */
export function serverFilters(changed: readonly string[], tree: Tree): string[] {
  const files = changed.filter((path) => /^(contract|server|db)\//.test(path));
  const filters = files.map((path) => {
    const feature = featureOf(path, tree);
    if (feature !== null) return `server/src/features/${feature}/`;
    return TEST.test(path) ? path : null;
  });
  if (filters.some((filter) => filter === null)) return [];
  return [...new Set(filters.filter((filter) => filter !== null)), 'server/test/access-matrix.test.ts'].sort();
}

export function readTree(root = ROOT): Tree {
  const features = ['server', 'web'].flatMap((room) => foldersOf(join(root, room, 'src', 'features')));
  const journeys = join(root, 'e2e');
  const files = readdirSync(journeys).filter((file) => file.endsWith('.ts'));
  const imports = new Map(files.map((file) => [file, importsOf(join(journeys, file))]));
  const reached = (file: string, seen: Set<string>): Set<string> => {
    for (const next of imports.get(file) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return {
    features: new Set(features),
    specs: new Map(specs.map((file) => [file.replace('.spec.ts', ''), reached(file, new Set())])),
  };
}

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/from '\.\/([^']+)'/g)].flatMap(([, name]) => name ?? []);

export interface Change {
  /** The commit where the work left main. */
  readonly base: string;
  /** Committed or not, removed ones too; paths from the repository's root. */
  readonly files: readonly string[];
}

/** Reads the differences from main. Throws where there is neither a branch `main` nor `origin/main`. */
export async function readChange(): Promise<Change> {
  for (const main of ['main', 'origin/main']) {
    const { code, output } = await run('git', ['merge-base', main, 'HEAD']);
    if (code !== 0) continue;
    const base = output.trim();
    const lists = [
      await run('git', ['diff', '--name-only', '--no-renames', base]),
      await run('git', ['ls-files', '--others', '--exclude-standard']),
    ];
    return { base, files: lists.flatMap(({ output }) => output.split('\n').filter((line) => line !== '')) };
  }
  throw new Error('There is no branch "main" to compare with');
}
