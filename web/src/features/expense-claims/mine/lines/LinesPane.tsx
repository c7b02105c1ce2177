import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { type Ref, Suspense, useCallback, useRef, useState } from 'react';
import { sendFileBy } from '../../../../kit/fields/file/send-file.ts';
import type { Suggestions } from '../../sheet/suggestions/suggestion-source.ts';
import type { Typing } from '../autosave/save-ports.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import { LinesInGrid, LinesOnPhone } from './lazy-lines.ts';
import type { LinesHandle } from './lines-handle.ts';
import { useNarrow } from './use-narrow.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly suggestions: Suggestions;
  readonly isEditable: boolean;
  /** While there are no lines: ready for the first one, which takes the focus as it is added. */
  readonly isHidden: boolean;
  readonly handle: Ref<LinesHandle>;
  readonly onSubmit: () => void;
  /** Esc leaves the grid: where to. */
  readonly onLeave: () => void;
}

/** The lines: a grid where there is room, cards and a form on a phone. */
export function LinesPane({ sheet: { store, autosave }, isHidden, onSubmit, onLeave, ...shared }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(place, store);
  const [uploads] = useState(() => new ReceiptUploads(store, sendFileBy(addAttachment)));
  const onTyping = useCallback((typing: Typing | null) => autosave.type(typing), [autosave]);
  const parts = { store, uploads, onTyping, ...shared };
  return (
    <div ref={place}>
      <div hidden={isHidden}>
        <Suspense fallback={<LinesSkeleton lines={store.order().length} />}>
          {isNarrow ? <LinesOnPhone {...parts} /> : <LinesInGrid {...parts} onSubmit={onSubmit} onLeave={onLeave} />}
        </Suspense>
      </div>
    </div>
  );
}
