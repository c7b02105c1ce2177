import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useMasters, useSession } from '../../../../platform/session.ts';
import { isTextInput, placeOf } from '../../sheet/control/grid-dom.ts';
import { EntryGrid, type EntryGridHandle } from '../../sheet/EntryGrid.tsx';
import { isTyped } from '../../sheet/moves/columns.ts';
import { columnOfFinding } from '../../sheet/moves/problem-walk.ts';
import { insertLine } from '../../sheet/store/line-commands.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import type { Suggestions } from '../../sheet/suggestions/suggestion-source.ts';
import type { Typing } from '../autosave/save-ports.ts';
import { ReceiptsButton } from '../receipts/ReceiptsButton.tsx';
import { ReceiptsDialog } from '../receipts/ReceiptsDialog.tsx';
import type { ReceiptUploads } from '../receipts/receipt-uploads.ts';
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
