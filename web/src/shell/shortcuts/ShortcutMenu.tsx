import type { OpenedProps } from '../toolbar/ToolButton.tsx';
import { ToolPanel } from '../toolbar/ToolPanel.tsx';
import { ShortcutChoice } from './ShortcutChoice.tsx';
import { useShortcutWords } from './words.ts';

/** The choice of one's own screens under the star of the toolbar. */
export function ShortcutMenu({ anchor, onClose }: OpenedProps) {
  const t = useShortcutWords();
  return (
    <ToolPanel anchor={anchor} onClose={onClose} name={{ 'aria-label': t('name') }}>
      <ShortcutChoice autoFocus onOpen={onClose} />
    </ToolPanel>
  );
}
