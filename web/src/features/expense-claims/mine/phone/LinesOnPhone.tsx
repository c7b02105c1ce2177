import { LINE_FIELDS } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useImperativeHandle, useMemo, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatYen } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { duplicateLine, insertLine, removeLines } from '../../sheet/store/line-commands.ts';
import { isBlank } from '../../sheet/store/sheet-line.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { amountOf } from '../../sheet/store/sheet-sums.ts';
import {
  type SuggestionSource,
  type Suggestions,
  suggestionSource,
} from '../../sheet/suggestions/suggestion-source.ts';
import { shownText } from '../../sheet/values/cell-text.ts';
import { type Choices, choicesOf } from '../../sheet/values/choices.ts';
import type { Typing } from '../autosave/save-ports.ts';
import type { LinesHandle } from '../lines/lines-handle.ts';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import type { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { useMineWords } from '../words.ts';
import { LineCard } from './LineCard.tsx';
import { LineForm } from './LineForm.tsx';

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

interface LineCardsProps {
  readonly store: SheetStore;
  readonly choices: Choices;
  readonly onOpen: (lineId: string) => void;
}

/** The lines of the month on a phone, a card each. */
function LineCards({ store, choices, onOpen }: LineCardsProps) {
  const t = useMineWords();
  const order = useSyncExternalStore(store.subscribeOrder, store.order);
  return (
    <Box component="ol" aria-label={t('cards.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {order.map((id) => (
        <li key={id}>
          <LineCard store={store} lineId={id} choices={choices} onOpen={() => onOpen(id)} />
        </li>
      ))}
    </Box>
  );
}

interface LineDetailsProps {
  readonly store: SheetStore;
  readonly uploads: ReceiptUploads;
  readonly lineId: string;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** A line that can no longer be changed, on a phone: what is filled, and its receipts. */
function LineDetails({ store, uploads, lineId, choices, onClose }: LineDetailsProps) {
  const t = useMineWords();
  const language = useLanguage();
  const titleId = useId();
  const line = store.line(lineId);
  if (!line) return null;
  const amount = amountOf(line, store.ground.masters.way);
  const filled = LINE_FIELDS.map((field) => ({
    name: FIELD_NAMES[field][language],
    text: shownText(line, field, { choices, language }),
  })).filter(({ text }) => text !== '');
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('form.edit', { line: store.order().indexOf(lineId) + 1 })}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
          {[...filled, { name: t('form.amount'), text: amount === null ? '' : formatYen(amount) }].map(
            ({ name, text }) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="caption" color="text.secondary">
                  {name}
                </Typography>
                <Typography component="dd" sx={{ m: 0 }}>
                  {text}
                </Typography>
              </Box>
            ),
          )}
        </Box>
        <Typography variant="h3" component="h3" sx={{ mt: 3 }}>
          {t('files.title')}
        </Typography>
        <ReceiptList store={store} uploads={uploads} lineId={lineId} isReadOnly />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('files.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LinePageProps {
  readonly store: SheetStore;
  readonly uploads: ReceiptUploads;
  readonly lineId: string;
  readonly choices: Choices;
  readonly source: SuggestionSource;
  readonly onTyping: (typing: Typing | null) => void;
  /** Another line of the sheet, or the way back to the cards. */
  readonly onGo: (lineId: string | null) => void;
  readonly onDeleted: () => void;
}

/** A line's form over the whole screen of a phone. */
function LinePage({ store, uploads, lineId, choices, source, onTyping, onGo, onDeleted }: LinePageProps) {
  const t = useMineWords();
  const titleId = useId();
  const line = store.line(lineId);
  if (!line) return null;
  const place = store.order().indexOf(lineId);

  const close = () => {
    const now = store.line(lineId);
    if (now && isBlank(now)) removeLines(store, [lineId]);
    onGo(null);
  };
  const saved = (next: 'list' | 'next' | 'duplicate') => {
    if (next === 'list') return close();
    if (next === 'duplicate') return onGo(duplicateLine(store, lineId).ids[0] ?? null);
    const following = store.order()[place + 1];
    onGo(following ?? insertLine(store, place + 1).ids[0] ?? null);
  };
  const remove = () => {
    removeLines(store, [lineId]);
    onGo(null);
    onDeleted();
  };
  return (
    <Dialog fullScreen open onClose={close} aria-labelledby={titleId}>
      <AppBar
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Toolbar variant="dense">
          <IconButton edge="start" aria-label={t('form.close')} onClick={close}>
            <Icon name="chevronLeft" />
          </IconButton>
          <Typography id={titleId} variant="h2" component="h2">
            {isBlank(line) ? t('form.new') : t('form.edit', { line: place + 1 })}
          </Typography>
        </Toolbar>
      </AppBar>
      <LineForm
        key={lineId}
        store={store}
        uploads={uploads}
        line={line}
        choices={choices}
        source={source}
        onTyping={onTyping}
        onSaved={saved}
        onDelete={remove}
      />
    </Dialog>
  );
}
