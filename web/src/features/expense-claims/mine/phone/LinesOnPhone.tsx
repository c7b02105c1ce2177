import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { useMessages } from '../../../../platform/messages.ts';
import { useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { insertLine } from '../../sheet/store/line-commands.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { type Suggestions, suggestionSource } from '../../sheet/suggestions/suggestion-source.ts';
import { choicesOf } from '../../sheet/values/choices.ts';
import type { Typing } from '../autosave/save-ports.ts';
import type { LinesHandle } from '../lines/lines-handle.ts';
import type { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { useMineWords } from '../words.ts';
import { LineCards } from './LineCards.tsx';
import { LineDetails } from './LineDetails.tsx';
import { LinePage } from './LinePage.tsx';

interface Props {
  readonly store: SheetStore;
  readonly uploads: ReceiptUploads;
  readonly isEditable: boolean;
  readonly suggestions: Suggestions;
  readonly onTyping: (typing: Typing | null) => void;
  readonly handle: Ref<LinesHandle>;
}

/** Cards, and the form or the details of the one that was tapped. */
export function LinesOnPhone({ store, uploads, suggestions, isEditable, handle, onTyping }: Props) {
  const t = useMineWords();
  const message = useMessages();
  const language = useLanguage();
  const masters = useMasters();
  const choices = useMemo(() => choicesOf(masters, language), [masters, language]);
  const source = useMemo(() => suggestionSource(suggestions), [suggestions]);
  const [openId, setOpenId] = useState<string | null>(null);
  useImperativeHandle(handle, () => ({
    goTo: ({ lineId }) => setOpenId(lineId),
    addLine: () => setOpenId(insertLine(store, store.order().length).ids[0] ?? null),
    // The form has its own 保存; cards hold nothing that is being typed.
    commit: () => undefined,
  }));
  const undo = (
    <Button color="inherit" onClick={() => store.undo()}>
      {t('form.undo')}
    </Button>
  );
  const shown = { store, uploads, choices };
  return (
    <Box>
      <LineCards store={store} choices={choices} onOpen={setOpenId} />
      {openId !== null && isEditable && (
        <LinePage
          {...shown}
          lineId={openId}
          source={source}
          onTyping={onTyping}
          onGo={setOpenId}
          onDeleted={() => message(t('form.deleted'), 'info', { action: undo })}
        />
      )}
      {openId !== null && !isEditable && <LineDetails {...shown} lineId={openId} onClose={() => setOpenId(null)} />}
    </Box>
  );
}
