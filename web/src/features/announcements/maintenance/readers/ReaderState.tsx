import type { ReaderRow } from '@madoguchi/contract/announcements/model.ts';
import { READER_STATE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { useLanguage } from '../../../../platform/words.ts';

/** Whether somebody has confirmed the announcement, and whether they are still asked to. */
export function ReaderState({ state }: Pick<ReaderRow, 'state'>) {
  const language = useLanguage();
  const label = READER_STATE_NAMES[state][language];
  if (state === 'unread') return <StatusChip label={label} icon="draft" hue="grey" weight="outline" />;
  return <StatusChip label={label} icon="success" hue={state === 'read' ? 'green' : 'grey'} />;
}
