import type { FontSizePercent } from '@madoguchi/contract/preferences/font-sizes.ts';

/** Sets the page's root size: a share of the size that the browser gives to text (S6-05). */
export function showFontSize(percent: FontSizePercent): void {
  document.documentElement.style.fontSize = `${percent}%`;
}
