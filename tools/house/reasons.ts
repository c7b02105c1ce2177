// How comments begin: with the subject of a sentence that says why, as in a good README.
import { isCode, lineAt, parse, type Rule } from './source.ts';

const RIDDLE = /^[\s*]*(What|Whether|Who)\s/;
/** Its comments are those of the tables. */
const GENERATED = 'server/src/platform/db/schema.ts';

export const reasons: Rule = {
  name: 'reasons',
  sentence: 'A comment says why in a sentence with a subject and a verb: none begins with What, Whether or Who',
  find: (tree) =>
    tree
      .filter(({ path }) => isCode(path) && path !== GENERATED)
      .flatMap((source) =>
        parse(source)
          .comments.filter(({ value }) => RIDDLE.test(value.trimStart()))
          .map(({ value, start }) => ({
            path: source.path,
            line: lineAt(source.text, start),
            what: value.trim().slice(0, 60),
          })),
      ),
};
