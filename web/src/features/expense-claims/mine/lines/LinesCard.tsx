import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, type Ref, Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '../../../../kit/EmptyState.tsx';
import { sendFileBy } from '../../../../kit/fields/file/send-file.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatMonth } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { Suggestions } from '../../sheet/suggestions/suggestion-source.ts';
import { useCopies } from '../actions/use-copies.ts';
import type { Typing } from '../autosave/save-ports.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { useMineWords } from '../words.ts';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import { LinesInGrid, LinesOnPhone } from './lazy-lines.ts';
import type { LinesHandle } from './lines-handle.ts';
import { useNarrow } from './use-narrow.ts';

interface Props extends Omit<ComponentProps<typeof LinesPane>, 'isHidden'> {
  readonly onAddLine: () => void;
}

/** The lines, and while there are none the ways to begin. */
export function LinesCard({ onAddLine, ...pane }: Props) {
  const { sheet, isEditable } = pane;
  const t = useMineWords();
  const language = useLanguage();
  const { store } = sheet;
  const order = useSyncExternalStore(store.subscribeOrder, store.order);
  const copies = useCopies(store);
  const month = formatMonth(store.ground.context.month, language);
  return (
    <Box component="section" aria-label={t('cards.title')} sx={{ mt: 2 }}>
      {order.length === 0 && (
        <EmptyState icon="receipt" text={t(isEditable ? 'empty.title' : 'empty.ended', { month })}>
          {isEditable && (
            <>
              {/* On a phone the bar at the foot has it. */}
              <Button
                variant="outlined"
                startIcon={<Icon name="plus" />}
                onClick={onAddLine}
                sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
              >
                {t('line.add')}
              </Button>
              <Button variant="outlined" startIcon={<Icon name="copy" />} onClick={() => void copies.fromLastMonth()}>
                {t('copy.month')}
              </Button>
            </>
          )}
        </EmptyState>
      )}
      <LinesPane {...pane} isHidden={order.length === 0} />
    </Box>
  );
}

interface LinesPaneProps {
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
function LinesPane({ sheet: { store, autosave }, isHidden, onSubmit, onLeave, ...shared }: LinesPaneProps) {
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
