import AppBar from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { duplicateLine, insertLine, removeLines } from '../../sheet/store/line-commands.ts';
import { isBlank } from '../../sheet/store/sheet-line.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import type { SuggestionSource } from '../../sheet/suggestions/suggestion-source.ts';
import type { Choices } from '../../sheet/values/choices.ts';
import type { Typing } from '../autosave/save-ports.ts';
import type { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { useMineWords } from '../words.ts';
import { LineForm } from './LineForm.tsx';

interface Props {
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
export function LinePage({ store, uploads, lineId, choices, source, onTyping, onGo, onDeleted }: Props) {
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
