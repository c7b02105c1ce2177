// Has the browser fetch the face of Latin letters and figures beside the scripts. Asked for by the first text alone, it came once
// the screen stood, and the whole page was laid out again for it.
import type { Plugin } from 'vite';

/** Every screen shows figures. What lies beyond (`latin-ext`) is seldom shown, and waits until it is. */
const FACE = /(?:^|\/)inter-latin-wght-normal-[^/]+\.woff2$/;

export function firstFace(): Plugin {
  return {
    name: 'first-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => FACE.test(name));
        if (file === undefined) throw new Error('The face of the first screen was not found: see first-face.ts');
        // A face is fetched without cookies wherever it lies, so its hint has to say so. The scripts come before it.
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `./${file}`,
          crossorigin: 'anonymous',
          fetchpriority: 'low',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
