// How long a file may be. A longer one needs a line with a reason in tools/size-exemptions.txt.
import { isTest, type Rule, type Source } from './source.ts';

const WARN_LINES = 250;
const FAIL_LINES = 400;
const FAIL_TEST_LINES = 500;
const CROWDED_FOLDER_FILES = 20;
const EMPTY_FOLDER_FILES = 2;

export const EXEMPTIONS_FILE = 'tools/size-exemptions.txt';
/** The exemptions there are. Raising this number is a decision that a reviewer sees; lowering it is housekeeping. */
const EXEMPTIONS_ALLOWED = 0;

const PRODUCT = /^(contract|server|web)\/src\//;
const SIZED = /\.(tsx?|mjs|css)$/;
/** Written by tools/generate-schema.ts, and as long as the database is wide. */
const GENERATED = 'server/src/platform/db/schema.ts';

export interface Exemption {
  readonly path: string;
  readonly reason: string;
}

/** Reads `path: reason` lines; blank lines and lines that begin with # are for people. */
export function parseExemptions(text: string): Exemption[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [path = '', ...reason] = line.split(': ');
      return { path: path.trim(), reason: reason.join(': ').trim() };
    });
}

const lines = ({ text }: Source) => text.replace(/\n$/, '').split('\n').length;
const isSized = ({ path }: Source) => SIZED.test(path) && path !== GENERATED;
const limit = (path: string) => (isTest(path) ? FAIL_TEST_LINES : FAIL_LINES);

/** Lines to print, without failing: files to split soon, crowded folders, the count of exemptions. */
export function sizeNotes(tree: readonly Source[], exemptions: readonly Exemption[]): string[] {
  const sized = tree.filter(isSized);
  const long = sized.filter((source) => lines(source) > WARN_LINES && lines(source) <= limit(source.path));
  const folders = Map.groupBy(sized, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [
    ...long.map((source) => `note: ${source.path} has ${lines(source)} lines; over ${WARN_LINES} wants splitting`),
    ...[...folders]
      .map(([folder, files]) => [folder, files.filter(({ path }) => !isTest(path)).length] as const)
      .flatMap(([folder, count]) => {
        if (count > CROWDED_FOLDER_FILES) {
          return [`note: ${folder} holds ${count} files; over ${CROWDED_FOLDER_FILES} wants splitting`];
        }
        const isFeature = /^(contract|server|web)\/src\/(features\/)?[^/]+$/.test(folder);
        return count <= EMPTY_FOLDER_FILES && count > 0 && PRODUCT.test(folder) && !isFeature
          ? [`note: ${folder} holds ${count === 1 ? 'one file' : `${count} files`}, which its parent could hold`]
          : [];
      }),
    `size exemptions: ${exemptions.length} of ${EXEMPTIONS_ALLOWED}`,
  ];
}

export const sizes: Rule = {
  name: 'sizes',
  sentence: `A file has at most ${FAIL_LINES} lines, a test ${FAIL_TEST_LINES}; each exemption has a reason, is still needed, and their number does not grow`,
  find: (tree) => {
    const exemptions = parseExemptions(tree.find(({ path }) => path === EXEMPTIONS_FILE)?.text ?? '');
    const fault = (path: string, what: string) => ({ path, line: 0, what });
    const tooLong = tree.filter((source) => isSized(source) && lines(source) > limit(source.path));
    const isExempt = (path: string) => exemptions.some((exemption) => exemption.path === path);
    return [
      ...tooLong.filter(({ path }) => !isExempt(path)).map((source) => fault(source.path, `${lines(source)} lines`)),
      ...exemptions.filter(({ reason }) => reason === '').map(({ path }) => fault(path, 'exemption without a reason')),
      ...exemptions
        .filter(({ path }) => !tooLong.some((source) => source.path === path))
        .map(({ path }) => fault(path, 'exemption that is no longer needed')),
      ...(exemptions.length > EXEMPTIONS_ALLOWED
        ? [fault(EXEMPTIONS_FILE, `${exemptions.length} exemptions, ${EXEMPTIONS_ALLOWED} allowed`)]
        : []),
    ];
  },
};
