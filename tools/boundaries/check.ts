// Judges a tree of files by the boundaries.
import type { Source } from '../house/source.ts';
import { BOUNDARIES } from './boundary-rules.ts';
import { circlesOf, importsOf } from './import-graph.ts';

export interface Verdict {
  /** One block for each broken law: its sentence, then the imports that break it, indented. */
  readonly faults: readonly string[];
  readonly importCount: number;
}

/**
 * @param tree the source files, each of which is looked at
 * @param exists whether a path of the repository leads to a file (style sheets, JSON and pictures are imported, too)
 */
export function checkBoundaries(tree: readonly Source[], exists: (path: string) => boolean): Verdict {
  const imports = importsOf(tree);
  const told = imports.map((edge) => ({ edge, line: `  ${edge.from} imports ${edge.to}` }));
  const laws = BOUNDARIES.map(({ sentence, forbids }) => ({
    sentence,
    lines: told.filter(({ edge }) => forbids(edge)).map(({ line }) => line),
  }));
  laws.push({
    sentence: 'An import leads to a file',
    lines: told.filter(({ edge }) => edge.isOwn && !exists(edge.to)).map(({ line }) => line),
  });
  laws.push({
    sentence: 'Files do not import each other in a circle',
    lines: circlesOf(imports).map((circle) => `  ${circle.join(' → ')}`),
  });
  const faults = laws
    .filter(({ lines }) => lines.length > 0)
    .map(({ sentence, lines }) => [`${sentence}.`, ...lines].join('\n'));
  return { faults, importCount: imports.length };
}
