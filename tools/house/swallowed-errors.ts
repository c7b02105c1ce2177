// That no error disappears without a trace.
import { isCode, type Rule, syntaxRule } from './source.ts';

export const noSwallowedErrors: Rule = syntaxRule({
  name: 'no swallowed errors',
  sentence: 'A caught error is handled, told or thrown on: no catch is empty',
  looksAt: isCode,
  visit: (report) => ({
    CatchClause(node) {
      if (node.body.body.length === 0) report(node, 'an empty catch');
    },
  }),
});
