// In production the browser checks neither its own requests nor the answers: the server does both. So the bundle gets
// the operations as plain rows (id, method, path, access, what they show or touch), the lists without the schema of their rows,
// the screens without what they use, of the registers only the parts that a page reads, and of the contract's schemas only those
// that a form uses.
import { pathToFileURL } from 'node:url';
import { type Plugin, parseAst } from 'vite';

const OPERATIONS = /\/contract\/src\/[a-z-]+\/operations\.ts$/;
/** The table of screens: what each uses is for the tests alone, what it opens with for the server, its reading for the palette. */
const SCREENS = /\/contract\/src\/screens\.ts$/;
const READINGS = /\/contract\/src\/screen-readings\.ts$/;
/** Declared lists, and nothing else: such a file exports no schema. */
const LISTS = /\/contract\/src\/[a-z-]+\/lists\.ts$/;
/** Reads one part of all registers and exports data alone: with the registers themselves, each part would bring all others. */
const GATHERS = /import \{[^}]*\bgather\b[^}]*\} from ['"](?:\.\.?\/)+register\.ts['"]/;
const CONTRACT = /\/contract\/src\/.+\.ts$/;

/** Replaces each `operations.ts` by its rows; a schema imported from there is then missing, and the build says so. */
export function plainOperations(): Plugin {
  return {
    name: 'plain-operations',
    apply: 'build',
    async load(id) {
      if (!OPERATIONS.test(id) && !LISTS.test(id) && !SCREENS.test(id) && !READINGS.test(id)) return null;
      const exported = await exportsOf(id);
      if (LISTS.test(id) && Object.values(exported).some(isSchema)) return null;
      return written(exported, SCREENS.test(id) ? withoutUses : OPERATIONS.test(id) ? asCalled : withoutSchemas);
    },
    async transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const plain = GATHERS.test(code) ? written(await exportsOf(id), withoutSchemas) : code;
      return { code: droppable(plain), map: null, moduleSideEffects: false };
    },
  };
}

async function exportsOf(id: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(pathToFileURL(id).href);
}

function written(
  exported: Readonly<Record<string, unknown>>,
  replacer: (key: string, value: unknown) => unknown,
): string {
  return Object.entries(exported)
    .filter(([, value]) => !isSchema(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, replacer)};`)
    .join('\n');
}

/** Marks what a constant is made by as free of effects: the contract only declares, so an unused one may go. */
function droppable(code: string): string {
  let marked = '';
  let end = 0;
  for (const statement of parseAst(code).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue;
      marked += `${code.slice(end, init.start)}/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
      end = init.end;
    }
  }
  return marked + code.slice(end);
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function withoutSchemas(_key: string, value: unknown): unknown {
  return isSchema(value) ? undefined : value;
}

/** Properties of an operation that only the server and the tests read are left out as well. */
function asCalled(key: string, value: unknown): unknown {
  return ['refuses', 'records', 'credentials', 'asksForMail'].includes(key) ? undefined : withoutSchemas(key, value);
}

function withoutUses(key: string, value: unknown): unknown {
  return ['uses', 'opensWith', 'head', 'reading'].includes(key) ? undefined : value;
}
