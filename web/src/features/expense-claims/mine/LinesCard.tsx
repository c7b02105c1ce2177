import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { formatMonth } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Suggestions } from '../sheet/suggestions/suggestion-source.ts';
import { useCopies } from './actions/use-copies.ts';
import type { OpenSheet } from './autosave/open-sheet.ts';
import { LinesPane } from './LinesPane.tsx';
import type { LinesHandle } from './lines-handle.ts';
import { ReceiptUploads } from './receipts/receipt-uploads.ts';
import { sendReceipt } from './receipts/send-receipt.ts';
import { useMineWords } from './words.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly suggestions: Suggestions;
  readonly isEditable: boolean;
  readonly handle: RefObject<LinesHandle | null>;
  readonly onSubmit: () => void;
}

/** The lines, or where there are none yet, the ways to begin. */
export function LinesCard({ sheet, suggestions, isEditable, handle, onSubmit }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { store } = sheet;
  const order = useSyncExternalStore(store.subscribeOrder, store.order);
  const [uploads] = useState(() => new ReceiptUploads(store, sendReceipt));
  const copies = useCopies(store);
  const month = formatMonth(store.ground.context.month, language);
  const addButton = (
    <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={() => handle.current?.addLine()}>
      {t('line.add')}
    </Button>
  );
  return (
    <Box component="section" aria-label={t('cards.title')} sx={{ mt: 2 }}>
      {order.length === 0 && (
        <EmptyState icon="receipt" text={t(isEditable ? 'empty.title' : 'empty.ended', { month })}>
          {isEditable && addButton}
          {isEditable && (
            <Button variant="outlined" startIcon={<Icon name="copy" />} onClick={() => void copies.fromLastMonth()}>
              {t('copy.month')}
            </Button>
          )}
        </EmptyState>
      )}
      <LinesPane
        sheet={sheet}
        uploads={uploads}
        suggestions={suggestions}
        isEditable={isEditable}
        handle={handle}
        onSubmit={onSubmit}
      />
      {isEditable && order.length > 0 && <Box sx={{ mt: 1 }}>{addButton}</Box>}
    </Box>
  );
}
