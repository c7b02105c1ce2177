// Has the browser compile each file whole while it comes, beside the page's own thread. Without, it only looks through the
// functions, and compiles each of them when it is first called, while the visitor waits (decision 0012).
import type { Plugin } from 'vite';

/** Has to be the file's first line. Browsers that do not know it read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** A shorter file is compiled in no time. */
const SMALL = 1_000;

export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.code.length > SMALL) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
