import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly store: SheetStore;
  readonly lineId: string;
  readonly onOpen: (lineId: string) => void;
}

/** The paperclip of a line: how many receipts it has, and the way to them. */
export function ReceiptsButton({ store, lineId, onOpen }: Props) {
  const t = useMineWords();
  const row = useSyncExternalStore(
    (listener) => store.subscribeRow(lineId, listener),
    () => store.row(lineId),
  );
  const count = row?.line.attachments.length ?? 0;
  return (
    <IconButton
      size="small"
      // One stop of the grid: reached by its arrows, not by Tab.
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={t('files.open', { line: store.order().indexOf(lineId) + 1, count })}
      onClick={() => onOpen(lineId)}
      sx={{ gap: 0.25, fontSize: 'inherit', color: count > 0 ? 'primary.main' : 'text.secondary' }}
    >
      <Icon name="paperclip" size={16} />
      {count > 0 && <span aria-hidden>{count}</span>}
    </IconButton>
  );
}
