// What every visitor needs before the first screen travels as one file: few requests, and it compresses best together.

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Named by much that loads first, but used by forms only: they go where they are used. */
const FOR_FORMS =
  /\/node_modules\/(?:zod\/|@mui\/material\/(?:InputBase|TextareaAutosize|OutlinedInput|FilledInput)\/)/;

const eager = new Map<string, boolean>();

/** `start` for modules that the entry reaches without a dynamic import; others go with the pages that use them. */
export function startChunk(id: string, modules: Modules): string | null {
  if (FOR_FORMS.test(id)) return null;
  return isEager(id, modules, new Set()) ? 'start' : null;
}

function isEager(id: string, modules: Modules, asked: Set<string>): boolean {
  const known = eager.get(id);
  if (known !== undefined) return known;
  if (asked.has(id)) return false;
  asked.add(id);
  const info = modules.getModuleInfo(id);
  const is = info !== null && (info.isEntry || info.importers.some((importer) => isEager(importer, modules, asked)));
  if (is) eager.set(id, true);
  return is;
}
