import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import {
  type ComponentProps,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { useMasters, useSession } from '../../../../platform/session.ts';
import { isTextInput, placeOf } from '../../sheet/control/grid-dom.ts';
import { EntryGrid, type EntryGridHandle } from '../../sheet/EntryGrid.tsx';
import { isTyped } from '../../sheet/moves/columns.ts';
import { columnOfFinding } from '../../sheet/moves/problem-walk.ts';
import { insertLine } from '../../sheet/store/line-commands.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import type { Suggestions } from '../../sheet/suggestions/suggestion-source.ts';
import type { Typing } from '../autosave/save-ports.ts';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import type { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { useMineWords } from '../words.ts';
import type { LinesHandle } from './lines-handle.ts';

interface Props {
  readonly store: SheetStore;
  readonly uploads: ReceiptUploads;
  readonly suggestions: Suggestions;
  readonly isEditable: boolean;
  readonly handle: Ref<LinesHandle>;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
  readonly onTyping: (typing: Typing | null) => void;
}

/** The grid, and the receipts of the line whose paperclip was pressed. */
export function LinesInGrid({ store, uploads, suggestions, isEditable, handle, onSubmit, onLeave, onTyping }: Props) {
  const masters = useMasters();
  const { today } = useSession();
  const grid = useRef<EntryGridHandle>(null);
  const [receiptsOf, setReceiptsOf] = useState<string | null>(null);
  const renderAttachments = useCallback(
    (lineId: string) => <ReceiptsButton store={store} lineId={lineId} onOpen={setReceiptsOf} />,
    [store],
  );
  useImperativeHandle(handle, () => ({
    goTo: (finding) => finding.lineId !== null && grid.current?.focusCell(finding.lineId, columnOfFinding(finding)),
    addLine() {
      const before = store.order().length;
      grid.current?.addLine();
      // A grid that is not ready for keys yet adds nothing.
      if (store.order().length === before) insertLine(store, before);
    },
    commit: () => grid.current?.commit(),
  }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of text that the sheet does not know yet
    <div onInput={({ target }) => onTyping(typingIn(target))} onBlur={() => onTyping(null)}>
      <EntryGrid
        ref={grid}
        store={store}
        masters={masters}
        suggestions={suggestions}
        today={today}
        readOnly={!isEditable}
        onSubmitShortcut={onSubmit}
        onLeave={onLeave}
        renderAttachments={renderAttachments}
      />
      {receiptsOf !== null && (
        <ReceiptsDialog
          store={store}
          uploads={uploads}
          lineId={receiptsOf}
          isReadOnly={!isEditable}
          onClose={() => setReceiptsOf(null)}
        />
      )}
    </div>
  );
}

function typingIn(target: EventTarget): Typing | null {
  const place = isTextInput(target) ? placeOf(target) : null;
  if (!isTextInput(target) || !place || !isTyped(place.column)) return null;
  return { lineId: place.lineId, field: place.column, text: target.value };
}

interface ReceiptsButtonProps {
  readonly store: SheetStore;
  readonly lineId: string;
  readonly onOpen: (lineId: string) => void;
}

/** The paperclip of a line: how many receipts it has, and the way to them. */
function ReceiptsButton({ store, lineId, onOpen }: ReceiptsButtonProps) {
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

interface ReceiptsDialogProps extends ComponentProps<typeof ReceiptList> {
  readonly onClose: () => void;
}

/** The receipts of a grid's line. */
function ReceiptsDialog({ onClose, ...list }: ReceiptsDialogProps) {
  const t = useMineWords();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('files.of', { line: list.store.order().indexOf(list.lineId) + 1 })}</DialogTitle>
      <DialogContent>
        <ReceiptList {...list} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('files.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
