import Box from '@mui/material/Box';
import { type Ref, useMemo, useRef } from 'react';
import { useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type Suggestions, suggestionSource } from '../sheet/suggestions/suggestion-source.ts';
import { choicesOf } from '../sheet/values/choices.ts';
import type { OpenSheet } from './autosave/open-sheet.ts';
import type { LinesHandle } from './lines-handle.ts';
import { LinesOnPhone } from './phone/LinesOnPhone.tsx';
import type { ReceiptUploads } from './receipts/receipt-uploads.ts';
import { useNarrow } from './use-narrow.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly uploads: ReceiptUploads;
  readonly suggestions: Suggestions;
  readonly isEditable: boolean;
  readonly handle: Ref<LinesHandle>;
  readonly onSubmit: () => void;
}

/** The lines: a grid where there is room, cards and a form on a phone. */
export function LinesPane({ sheet, uploads, suggestions, isEditable, handle, onSubmit }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(place, sheet.store);
  const language = useLanguage();
  const masters = useMasters();
  const choices = useMemo(() => choicesOf(masters, language), [masters, language]);
  const source = useMemo(() => suggestionSource(suggestions), [suggestions]);
  const parts = { store: sheet.store, uploads, isEditable, choices, source, handle };
  return <Box ref={place}>{isNarrow === true && <LinesOnPhone {...parts} />}</Box>;
}
