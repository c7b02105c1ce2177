// What travels together: one file that every visitor needs before the first screen, one of what the pages share and
// stand in. Few requests, and what is alike compresses best together.
import type { Plugin } from 'vite';

interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Named by much that loads first, but used by forms and pages only: they go where they are used. */
const FOR_PAGES = new RegExp(
  [
    '/node_modules/@mui/material/(?:InputBase/(?:InputBase|utils)\\.|OutlinedInput/(?!.*Classes)|SvgIcon/)',
    '/contract/src/(?:(?!master-data)[a-z-]+/model|problems|values/(?!month-of)[a-z-]+)\\.ts$',
  ].join('|'),
);

/** The schema library and the schemas made with it: a page that only shows things does without. */
const ZOD = '/node_modules/zod/';

function isSchema(id: string, modules: Modules): boolean {
  return id.includes(ZOD) || (modules.getModuleInfo(id)?.importedIds.some((one) => one.includes(ZOD)) ?? false);
}

/** What schemas alone are made with: apart from them, it would not be there yet when they are made. */
function servesSchemas(id: string, modules: Modules): boolean {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const isServed = (one: string) => isSchema(one, modules) || servesSchemas(one, modules);
  return id.includes('/contract/src/') && importers.length > 0 && importers.every(isServed);
}

/** What schemas are made with and pages show besides: a file of its own, or schemas and pages would wait for each other. */
function servesBoth(id: string, modules: Modules): boolean {
  if (!id.includes('/contract/src/')) return false;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => isSchema(one, modules) || servesBoth(one, modules));
}

/** What choices are called: the page that shows one, as the claim does a question's, may have no form. */
const NAMES = /\/contract\/src\/[a-z-]+\/names\.ts$/;

/** The kit of forms, for pages where something is entered. */
const FORMS = new RegExp(
  [
    '/node_modules/(?:react-hook-form|@hookform)/',
    '/web/src/ui/form/',
    '/web/src/ui/fields/(?!words|Field\\.)[A-Za-z-]+\\.tsx?$',
  ].join('|'),
);

/** Small parts that their page asks for as soon as it stands: a request of their own costs more than they do. */
const AT_ONCE =
  /\/web\/src\/(?:shell\/keys\/ShellParts\.tsx|ui\/theme\/(?:schemes\/made-variables|japanese-face)\.ts)$/;
const FEATURE = /\/web\/src\/features\/([a-z-]+)\//;
const FRAME = '/shell/Frame.tsx';
const REVIEW = '/review/ReviewPage.tsx';
/** Its pages are opened most: they do without what others share among themselves. */
const MOST = 'expense-claims';
/** What others asked at a field of theirs. */
const HINTS = '/faq/hints/FaqHints.tsx';

/**
 * The chunk of a module; null where a single page uses it, which it then travels with. What the pages of one feature share is
 * a file of that feature. What several features share is `shared` where the busiest has part in it; else it goes with the
 * forms, into `more`. The first load of the review list may take 15 requests, and most of them are its data and the master
 * lists: it brings the list's kit in a file of its own, which other lists take from there, and everything else that it needs
 * is with the frame, in `pages`.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const roots = [...rootsOf(id, modules)];
  if (FORMS.test(id)) return 'more';
  if (isSchema(id, modules) || servesSchemas(id, modules)) return schemasOf(id, roots);
  if (roots.includes('start') && !FOR_PAGES.test(id)) return 'start';
  const first = firstOf(id, roots);
  if (first !== null) return first;
  const features = roots.map((root) => (root.endsWith(HINTS) ? MOST : FEATURE.exec(root)?.[1]));
  if (features.filter((feature) => feature !== undefined).length > 1) {
    if (servesBoth(id, modules)) return 'pages';
    const [feature, ...others] = new Set(features);
    if (feature !== undefined && others.length === 0) return feature;
    if (features.includes(MOST)) return 'shared';
    return NAMES.test(id) ? 'pages' : 'more';
  }
  if (roots.length > 1 && features.includes(MOST)) return 'shared';
  // A page that only shows things would wait for all schemas, were these facts among them; and they for the page, in it.
  return servesBoth(id, modules) ? 'pages' : null;
}

/**
 * A page makes the schemas of its feature, not those of all: that takes a slow processor a tenth of a second. The library itself and
 * what several features check are one file.
 */
function schemasOf(id: string, roots: readonly string[]): string | null {
  const [feature, ...others] = new Set(roots.map((root) => FEATURE.exec(root)?.[1]));
  if (id.includes(ZOD) || feature === undefined || others.length > 0) return 'schemas';
  return roots.length === 1 ? null : `${feature}-schemas`;
}

/** The file of what frame and review list are made of; null for everything else. */
function firstOf(id: string, roots: readonly string[]): 'pages' | 'review' | null {
  if (AT_ONCE.test(id) || roots.some((root) => root.endsWith(FRAME) || AT_ONCE.test(root))) return 'pages';
  const isReview = (root: string) => root.endsWith(REVIEW);
  if (!roots.some(isReview)) return null;
  return roots.some((root) => FEATURE.exec(root)?.[1] === MOST && !isReview(root)) ? 'pages' : 'review';
}

const known = new Map<string, ReadonlySet<string>>();

/** The entry (`start`) and the dynamically loaded modules that reach the module by plain imports. */
function rootsOf(id: string, modules: Modules): ReadonlySet<string> {
  const found = known.get(id);
  if (found) return found;
  const roots = new Set<string>();
  const asked = new Set<string>();
  const walk = (one: string) => {
    if (asked.has(one)) return;
    asked.add(one);
    const info = modules.getModuleInfo(one);
    if (info === null) return;
    if (info.isEntry) roots.add('start');
    if (info.dynamicImporters.length > 0) roots.add(one);
    info.importers.forEach(walk);
  };
  walk(id);
  known.set(id, roots);
  return roots;
}

/** Fails the build where a file that the start imports imports the start back: the page would stay blank. */
export function startStandsAlone(): Plugin {
  return {
    name: 'start-stands-alone',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        for (const name of chunk.imports) {
          const imported = bundle[name];
          if (imported?.type !== 'chunk' || !imported.imports.includes(chunk.fileName)) continue;
          this.error(`${name} and the start import each other: see chunks.ts for what goes with the pages`);
        }
      }
    },
  };
}
