// The files of the bundle: one file that every visitor needs before the first screen, one of what the pages share and
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
    // Of the components, the start shows none.
    '/node_modules/@mui/material/(?:(?!CssBaseline/|GlobalStyles/|DefaultPropsProvider/)[A-Z]|internal/|transitions/|utils/)',
    '/node_modules/@mui/(?:system/createBox|utils/(?:useForkRef|useId|useControlled))/',
    '/node_modules/@tanstack/react-router/dist/esm/(?:link|useBlocker)\\.',
    '/node_modules/@tanstack/(?:query-core/build/modern/(?:infiniteQueryObserver|queriesObserver)|react-query/build/modern/(?:useQueries|useInfiniteQuery))\\.',
    '/contract/src/(?:(?!master-data)[a-z-]+/model|problems|values/(?!month-of)[a-z-]+)\\.ts$',
  ].join('|'),
);

/** The schema library and the schemas made with it: a page that only shows things does without. */
const ZOD = '/node_modules/zod/';

function isSchema(id: string, modules: Modules): boolean {
  return id.includes(ZOD) || (modules.getModuleInfo(id)?.importedIds.some((one) => one.includes(ZOD)) ?? false);
}

/** True when only schemas import the module: in another file, it would not be ready when they are made. */
function servesSchemas(id: string, modules: Modules): boolean {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const isServed = (one: string) => isSchema(one, modules) || servesSchemas(one, modules);
  return id.includes('/contract/src/') && importers.length > 0 && importers.every(isServed);
}

/** True when schemas import the module and pages show it too: in a file of its own, or each would wait for the other. */
function servesBoth(id: string, modules: Modules): boolean {
  if (!id.includes('/contract/src/')) return false;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => isSchema(one, modules) || servesBoth(one, modules));
}

/** The names of choices: the page that shows one, as the claim does a question's, may have no form. */
const NAMES = /\/contract\/src\/[a-z-]+\/names\.ts$/;

/** The kit of forms, for pages where something is entered. */
const FORMS = new RegExp(
  [
    '/node_modules/(?:react-hook-form|@hookform)/',
    '/web/src/kit/form/',
    '/web/src/kit/fields/(?!words|Field\\.)[A-Za-z-]+\\.tsx?$',
  ].join('|'),
);

/** They grow with each feature: pages with a form of another one do without. */
const OPERATIONS = /\/contract\/src\/[a-z-]+\/operations\.ts$/;

/** Turns what is typed into kana: large, and for the few pages that search by reading. */
const KANA = /\/node_modules\/wanakana\/|\/web\/src\/platform\/reading\//;

/** Parts that are asked for as soon as the page stands, or when it breaks: a request of their own costs more than they do. */
const AT_ONCE = new RegExp(
  [
    '/web/src/features\\.ts$',
    '/web/src/kit/theme/(?:schemes/made-variables|japanese-face)\\.ts$',
    '/web/src/shell/(?:errors/(?:StartFailure|WholeFault)|keys/ShellParts|messages/MessageArea|start/SlowNotice)\\.tsx$',
  ].join('|'),
);
const FEATURE = /\/web\/src\/features\/([a-z-]+)\//;
/** Modules that a feature adds to the palette are bundled with the palette. */
const FOR_PALETTE = /\/web\/src\/features\/[a-z-]+\/palette\.ts$/;
const FRAME = '/shell/Frame.tsx';
const REVIEW = '/review/ReviewPage.tsx';
/** Names the pages of a feature. */
const PAGES = /\/web\/src\/(?:shell|features\/[a-z-]+)\/feature\.ts$/;
/** Which a page reaches that has a form, and one that is a list. */
const FORM = '/node_modules/react-hook-form/';
const LIST = '/web/src/kit/list/List.tsx';

/**
 * The chunk of a module; null where a single page uses it, which it then travels with. What belongs to a feature, or what the
 * pages of one alone share, is a file of that feature; what several share is `more`. Apart from either is what only pages with a
 * form share, or only lists: a list would have all of the forms to compile for the sake of a card, and a form the whole kit of
 * lists (decision 0012). The first load of the review list may take 15 requests, and most of them are its data and the master
 * lists: it brings the list's kit in a file of its own, which other lists take from there, and everything else that it needs is
 * with the frame, in `pages`.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const roots = [...rootsOf(id, modules)];
  if (FORMS.test(id)) return 'forms';
  if (isSchema(id, modules) || servesSchemas(id, modules)) return schemasOf(id, roots);
  if (roots.includes('start') && !FOR_PAGES.test(id)) return 'start';
  const first = firstOf(id, roots, modules);
  if (first !== null) return first;
  // A page that only shows things would wait for all schemas, were these facts among them; and they for the page, in it.
  if (servesBoth(id, modules)) return 'facts';
  if (roots.length < 2) return null;
  const pages = pagesOf(roots, modules);
  const owner = ownerOf(id, roots);
  // Modules that are loaded later, or shared within one page, are left to the bundler's own chunking.
  if (pages.length === 0 || (pages.length === 1 && owner === null)) return null;
  const kind = kindOf(pages, modules);
  if (owner !== null) return kind === 'more' ? owner : `${owner}-${kind}`;
  if (NAMES.test(id)) return 'facts';
  if (KANA.test(id)) return 'kana';
  return kind === 'forms' && OPERATIONS.test(id) ? 'more' : kind;
}

/** The feature that a module belongs to, or whose pages alone use it. */
function ownerOf(id: string, roots: readonly string[]): string | null {
  const own = FOR_PALETTE.test(id) ? undefined : FEATURE.exec(id)?.[1];
  if (own !== undefined) return own;
  const [feature, ...others] = new Set(roots.map((root) => FEATURE.exec(root)?.[1]));
  return others.length === 0 ? (feature ?? null) : null;
}

/** Of the dynamically loaded modules, the pages. */
function pagesOf(roots: readonly string[], modules: Modules): string[] {
  return roots.filter((root) => modules.getModuleInfo(root)?.dynamicImporters.some((one) => PAGES.test(one)));
}

/** The kind of part that the pages have in common. */
function kindOf(pages: readonly string[], modules: Modules): 'forms' | 'lists' | 'more' {
  if (pages.every((page) => reaches(page, FORM, modules))) return 'forms';
  return pages.every((page) => reaches(page, LIST, modules)) ? 'lists' : 'more';
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
function firstOf(id: string, roots: readonly string[], modules: Modules): 'pages' | 'review' | null {
  if (AT_ONCE.test(id) || roots.some((root) => root.endsWith(FRAME) || AT_ONCE.test(root))) return 'pages';
  if (!roots.some((root) => root.endsWith(REVIEW))) return null;
  return kindOf(pagesOf(roots, modules), modules) === 'lists' ? 'review' : 'pages';
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

const reached = new Map<string, ReadonlySet<string>>();

/** True when a dynamically loaded module comes, by plain imports, to one whose path has the part. */
function reaches(root: string, part: string, modules: Modules): boolean {
  let found = reached.get(root);
  if (found === undefined) {
    const all = new Set<string>();
    const walk = (one: string) => {
      if (all.has(one)) return;
      all.add(one);
      modules.getModuleInfo(one)?.importedIds.forEach(walk);
    };
    walk(root);
    found = all;
    reached.set(root, found);
  }
  return [...found].some((one) => one.includes(part));
}

/**
 * Fails the build where two files import each other: what the one needs while it loads is undefined in the other, and the
 * page stays blank.
 */
export function filesStandAlone(): Plugin {
  return {
    name: 'files-stand-alone',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const name of chunk.imports) {
          const imported = bundle[name];
          if (imported?.type !== 'chunk' || !imported.imports.includes(chunk.fileName)) continue;
          this.error(`${name} and ${chunk.fileName} import each other: see chunks.ts for what goes where`);
        }
      }
    },
  };
}
