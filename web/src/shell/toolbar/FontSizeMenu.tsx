import { lazy, useLayoutEffect } from 'react';
import { usePreference } from '../../platform/preferences.ts';
import { useShellWords } from '../words.ts';
import { showFontSize } from './font-size.ts';
import { ToolButton } from './ToolButton.tsx';

const FontSizePanel = lazy(async () => ({ default: (await import('./FontSizePanel.tsx')).FontSizePanel }));

/** How large the text of all screens is (S6-05). */
export function FontSizeMenu() {
  const t = useShellWords();
  return (
    <ToolButton icon="textSize" label={t('fontSize')} word={t('fontSize.short')} kind="dialog" opens={FontSizePanel} />
  );
}

/** Shows all screens in the person's own size, before anything is painted. */
export function useFontSize(): void {
  const { value } = usePreference('font-size');
  useLayoutEffect(() => showFontSize(value), [value]);
}
