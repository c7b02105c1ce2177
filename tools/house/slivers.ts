// Files too small to be an idea of their own, and how many there may be.
import { dirname } from 'node:path';
import { importsOf } from '../boundaries/import-graph.ts';
import { isProduct, isTest, parse, type Rule, type Source } from './source.ts';

const SLIVER_BODY_LINES = 15;
/** The slivers there are. Lowering this number is housekeeping; raising it is a decision that a reviewer sees. */
export const SLIVERS_ALLOWED = 40;

/** Generated, a catalogue of texts, or a file that other rooms look for by its name. */
const NAMED_BY_THE_HOUSE = /\/(words|public|index|register|schema)\.ts$/;

/** Lines that are neither blank, nor an import, nor a comment. */
function bodyLines(source: Source): number {
  const { program, comments } = parse(source);
  const dropped = [
    ...program.body.filter(({ type }) => type === 'ImportDeclaration'),
    ...comments.map(({ start, value }) => ({ start, end: start + value.length + 2 })),
  ];
  let body = source.text;
  for (const { start, end } of dropped.toSorted((one, other) => other.start - one.start)) {
    body = body.slice(0, start) + body.slice(end);
  }
  return body.split('\n').filter((line) => /[^\s/*]/.test(line)).length;
}

/** Product files of under 15 lines of body whose one importer lies in the same folder, with that importer. */
export function sliversOf(tree: readonly Source[]): { readonly path: string; readonly importer: string }[] {
  const importers = Map.groupBy(
    importsOf(tree.filter(({ path }) => isProduct(path))).filter(({ isOwn }) => isOwn),
    ({ to }) => to,
  );
  return tree.flatMap((source) => {
    const { path } = source;
    if (!isProduct(path) || isTest(path) || NAMED_BY_THE_HOUSE.test(path)) return [];
    const [importer, ...others] = new Set((importers.get(path) ?? []).map(({ from }) => from));
    if (importer === undefined || others.length > 0 || dirname(importer) !== dirname(path)) return [];
    return bodyLines(source) < SLIVER_BODY_LINES ? [{ path, importer }] : [];
  });
}

export const slivers: Rule = {
  name: 'slivers',
  sentence: `A file of under ${SLIVER_BODY_LINES} lines of body with one importer in its own folder stands beside its user; there are at most ${SLIVERS_ALLOWED}`,
  find: (tree) => {
    const found = sliversOf(tree);
    if (found.length <= SLIVERS_ALLOWED) return [];
    return found.map(({ path, importer }) => ({ path, line: 0, what: `is used by ${importer} alone` }));
  },
};
