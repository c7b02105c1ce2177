import type { FontSizePercent } from '@madoguchi/contract/preferences/font-sizes.ts';
import { useLayoutEffect } from 'react';
import { usePreference } from '../../../platform/preferences.ts';

/** Sets the page's root size: a share of the size that the browser gives to text (S6-05). */
export function showFontSize(percent: FontSizePercent): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

/** Shows all screens in the person's own size, before anything is painted. */
export function useFontSize(): void {
  const { value } = usePreference('font-size');
  useLayoutEffect(() => showFontSize(value), [value]);
}
