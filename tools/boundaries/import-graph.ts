// Which file imports which, read from the syntax trees: static, dynamic and type imports alike.
import { posix } from 'node:path';
import { Visitor } from 'vite';
import { parse, type Source } from '../house/source.ts';

export interface Import {
  readonly from: string;
  /** A path of this repository, or the name of a package or of a Node module as it was written. */
  readonly to: string;
  readonly isOwn: boolean;
}

/** Where the workspaces' packages keep what they offer, as their package.json says. */
const WORKSPACES: readonly (readonly [prefix: string, folder: string])[] = [
  ['@madoguchi/contract/', 'contract/src/'],
  ['@madoguchi/server/', 'server/src/'],
  ['@madoguchi/db/', 'db/'],
];

/** All imports of the given files, in their order. */
export function importsOf(tree: readonly Source[]): Import[] {
  return tree.flatMap((source) => specifiersOf(source).map((specifier) => resolve(source.path, specifier)));
}

function specifiersOf(source: Source): string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration: (node) => void found.push(node.source.value),
    ExportAllDeclaration: (node) => void found.push(node.source.value),
    ExportNamedDeclaration: (node) => void (node.source && found.push(node.source.value)),
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') found.push(node.source.value);
    },
    TSImportType: (node) => void found.push(node.source.value),
  }).visit(parse(source).program);
  return found;
}

function resolve(from: string, written: string): Import {
  const specifier = written.replace(/\?.*$/, '');
  if (specifier.startsWith('.')) return { from, to: posix.join(posix.dirname(from), specifier), isOwn: true };
  const workspace = WORKSPACES.find(([prefix]) => specifier.startsWith(prefix));
  if (!workspace) return { from, to: specifier, isOwn: false };
  return { from, to: workspace[1] + specifier.slice(workspace[0].length), isOwn: true };
}

/** The circles of files that import each other, each told once, as the path that leads back to its first file. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(
    imports.filter(({ isOwn }) => isOwn),
    ({ from }) => from,
  );
  const circles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const walk = (file: string): void => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    trail.push(file);
    for (const { to } of next.get(file) ?? []) walk(to);
    trail.pop();
    done.add(file);
  };
  for (const file of next.keys()) walk(file);
  return circles;
}
