import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';

/**
 * The page as nobody has been on it. The files of a worker share it and the libraries, which take longer to load than
 * most files take to run; what is ours each file loads anew, so that no state of the portal outlives a file.
 */
export function openFreshPage(): void {
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  forgetStyles(libraryStyles());
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  keepFramesComing();
}

/**
 * The page counts its frames by the clock that stands when one is asked for while none is due. One is always due from
 * here on, on the real clock: a file that sets the clocks would leave a page without frames to the next.
 */
function keepFramesComing(): void {
  const ask = window.requestAnimationFrame;
  const again = () => void ask(again);
  again();
}

/** The style sheet of what is drawn outside a `ThemeGround`: it belongs to the library, and stays with it. */
function libraryStyles(): EmotionCache {
  const found: EmotionCache[] = [];
  const Finder = withEmotionCache((_props, cache) => {
    found.push(cache);
    return null;
  });
  render(createElement(Finder));
  cleanup();
  const [cache] = found;
  if (cache === undefined) throw new Error('The library has no style sheet of its own');
  return cache;
}

/** Clears the cache of styles; forgotten ones are inserted again where they are needed. */
function forgetStyles({ sheet, inserted, registered }: EmotionCache): void {
  sheet.flush();
  for (const memory of [inserted, registered]) for (const name of Object.keys(memory)) delete memory[name];
}
