// The input and output of a house rule: one source file with its syntax tree, and the findings of the rule.
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

export interface Source {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  /** From 1; 0 when the file as a whole is meant. */
  readonly line: number;
  readonly what: string;
}

export interface Rule {
  readonly name: string;
  /** The law in one sentence, printed with each failure. */
  readonly sentence: string;
  /** Looks at the whole tree at once: some laws are about the tree itself. */
  readonly find: (tree: readonly Source[]) => Finding[];
}

export type Report = (node: { start: number }, what: string) => void;

/** True for files that are tests or serve only tests: they may do what product code may not. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^(e2e|contract\/test|server\/test|web\/test)\//.test(path);
}

export function isCode(path: string): boolean {
  return /\.(tsx?|mjs)$/.test(path);
}

/** True for the product's own code: what runs in the portal, without tests, tools and entry scripts. */
export function isProduct(path: string): boolean {
  return isCode(path) && !isTest(path) && /^(contract\/src|server\/src|db|web\/src)\//.test(path);
}

interface Parsed {
  readonly program: ESTree.Program;
  readonly comments: readonly { value: string; start: number }[];
}

const parsed = new WeakMap<Source, Parsed>();

/** The syntax tree of a file, parsed once for all rules. Throws, naming the file, when it is not valid TypeScript. */
export function parse(source: Source): Parsed {
  const known = parsed.get(source);
  if (known) return known;
  const { program, comments, errors } = parseSync(source.path, source.text);
  const first = errors[0];
  if (first) throw new Error(`${source.path} cannot be parsed: ${first.message}`);
  const result = { program, comments };
  parsed.set(source, result);
  return result;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** A rule about syntax: for each file that `looksAt` accepts, visits its tree and reports by node. */
export function syntaxRule(rule: {
  name: string;
  sentence: string;
  looksAt: (path: string) => boolean;
  visit: (report: Report, source: Source) => VisitorObject;
}): Rule {
  const find = (tree: readonly Source[]) =>
    tree
      .filter(({ path }) => isCode(path) && rule.looksAt(path))
      .flatMap((source) => {
        const findings: Finding[] = [];
        const report: Report = (node, what) => {
          findings.push({ path: source.path, line: lineAt(source.text, node.start), what });
        };
        new Visitor(rule.visit(report, source)).visit(parse(source).program);
        return findings;
      });
  return { name: rule.name, sentence: rule.sentence, find };
}

/** Reads the named files of the working tree, as `root` sees them. */
export function readSources(root: string, paths: readonly string[]): Source[] {
  return paths.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}
