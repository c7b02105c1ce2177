// How comments begin: with the subject of a sentence that says why, as in a good README.
import { isCode, lineAt, parse, type Rule } from './source.ts';

const RIDDLE = /^\*?\s*(What|Whether|Who)\s/;
/** The comments that still begin so. Lowering this number is housekeeping; raising it is not done. */
export const RIDDLES_LEFT = 0;

export const reasons: Rule = {
  name: 'reasons',
  sentence: `A comment says why in a sentence with a subject and a verb: none begins with What, Whether or Who (${RIDDLES_LEFT} are left from before)`,
  find: (tree) => {
    const found = tree
      .filter(({ path }) => isCode(path))
      .flatMap((source) =>
        parse(source)
          .comments.filter(({ value }) => RIDDLE.test(value.trimStart()))
          .map(({ start }) => ({
            path: source.path,
            line: lineAt(source.text, start),
            what: 'a comment of that kind',
          })),
      );
    if (found.length <= RIDDLES_LEFT) return [];
    // The new ones stand in the newest change; the others would hide them.
    return [{ path: '(the newest change)', line: 0, what: `${found.length} such comments, ${RIDDLES_LEFT} allowed` }];
  },
};
