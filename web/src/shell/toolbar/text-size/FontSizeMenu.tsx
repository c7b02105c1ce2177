import { lazy } from 'react';
import { useShellWords } from '../../words.ts';
import { ToolButton } from '../ToolButton.tsx';

const FontSizePanel = lazy(async () => ({ default: (await import('./FontSizePanel.tsx')).FontSizePanel }));

/** How large the text of all screens is (S6-05). */
export function FontSizeMenu() {
  const t = useShellWords();
  return (
    <ToolButton icon="textSize" label={t('fontSize')} word={t('fontSize.short')} kind="dialog" opens={FontSizePanel} />
  );
}
