// That every text of a catalogue is said somewhere: words that nothing says any more are not kept, and not translated.
import { dirname } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { isProduct, lineAt, parse, type Rule, type Source } from './source.ts';

const CATALOGUE = /^web\/src\/(.+\/)?([a-z-]+-)?words\.ts$/;

interface Entry {
  readonly name: string;
  readonly start: number;
}

/** The keys that a file gives to `defineWords`, written there or as an object of the same file. */
function entriesOf(source: Source): Entry[] {
  const objects = new Map<string, ESTree.ObjectExpression>();
  const given: ESTree.ObjectExpression[] = [];
  const { program } = parse(source);
  new Visitor({
    VariableDeclarator(node) {
      const value = node.init && objectOf(node.init);
      if (value && node.id.type === 'Identifier') objects.set(node.id.name, value);
    },
    CallExpression({ callee, arguments: [words] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineWords' || words === undefined) return;
      const written = words.type === 'Identifier' ? objects.get(words.name) : objectOf(words);
      if (written) given.push(written);
    },
  }).visit(program);
  return given.flatMap(({ properties }) =>
    properties.flatMap((property) => {
      if (property.type !== 'Property' || property.computed) return [];
      const { key, start } = property;
      if (key.type === 'Identifier') return [{ name: key.name, start }];
      return key.type === 'Literal' ? [{ name: String(key.value), start }] : [];
    }),
  );
}

function objectOf(node: ESTree.Node): ESTree.ObjectExpression | undefined {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return objectOf(node.expression);
  return node.type === 'ObjectExpression' ? node : undefined;
}

/** The texts in a file: its strings and property names as they are, and texts with gaps as patterns. */
interface Said {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  readonly imports: ReadonlySet<string>;
}

function saidBy(source: Source): Said {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const imports = new Set<string>();
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value.endsWith('words.ts')) imports.add(resolved(source.path, node.source.value));
    },
    Literal(node) {
      if (typeof node.value === 'string') texts.add(node.value);
    },
    Property({ key, computed }) {
      if (!computed && key.type === 'Identifier') texts.add(key.name);
    },
    TemplateLiteral({ quasis }) {
      const fixed = quasis.map(({ value }) => value.raw.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      if (fixed.some((part) => part !== '')) patterns.push(new RegExp(`^${fixed.join('.+')}$`));
    },
  }).visit(parse(source).program);
  return { texts, patterns, imports };
}

/** `path` of an import as the tree names it. */
const resolved = (from: string, path: string) => new URL(path, `file:///${from}`).pathname.slice(1);

export const wordUses: Rule = {
  name: 'word uses',
  sentence: 'Each text that defineWords is given is said by its folder, or by a file that imports it',
  find: (tree) => {
    const speakers = tree.filter(
      ({ path }) => /^(contract|web)\//.test(path) && isProduct(path) && !CATALOGUE.test(path),
    );
    const said = new Map(speakers.map((source) => [source.path, saidBy(source)]));
    return tree.flatMap((words) => {
      if (!CATALOGUE.test(words.path)) return [];
      const home = `${dirname(words.path)}/`;
      // The contract's states, faults and kinds are keys of what is said of them.
      const near = [...said].flatMap(([path, one]) =>
        path.startsWith(home) || path.startsWith('contract/') || one.imports.has(words.path) ? [one] : [],
      );
      return entriesOf(words)
        .filter(({ name }) => !near.some((one) => one.texts.has(name) || one.patterns.some((say) => say.test(name))))
        .map(({ name, start }) => ({
          path: words.path,
          line: lineAt(words.text, start),
          what: `nothing says ${name}`,
        }));
    });
  },
};
