// The vendor's prefix for what a supported browser still knows by no other name. The style library's own plugin tries every
// declaration for browsers of ten years ago, a fifth of the time that the styles of a first screen take.
import type { StylisPlugin } from '@emotion/cache';

/** Safari, as of 2026. */
const WEBKIT: ReadonlySet<unknown> = new Set(['user-select', 'text-size-adjust']);

export const prefixed: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return !== '' || !WEBKIT.has(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};
