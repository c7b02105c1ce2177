import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { useSheetWords } from '../words.ts';

/** The grid hears its keys by itself (key-commands.ts): the sheet of keys lists them. */
const LISTED = [
  ['Tab', 'keys.next'],
  ['Enter', 'keys.down'],
  ['F2', 'keys.caret'],
  ['alt+ArrowDown', 'keys.list'],
  ['alt+Enter', 'keys.second'],
  ['mod+d', 'keys.fill'],
  ['mod+;', 'keys.today'],
  ['mod+shift+d', 'keys.duplicate'],
  ['mod+shift+Enter', 'keys.insert'],
  ['mod+z', 'keys.undo'],
  ['mod+y', 'keys.redo'],
  ['Escape', 'keys.leave'],
] as const;

export function useGridKeys(): void {
  const t = useSheetWords();
  useKeys(
    t('keys.title'),
    LISTED.map(([keys, what]) => ({ keys, label: t(what), run: null })),
  );
}
