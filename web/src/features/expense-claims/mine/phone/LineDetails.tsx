import { LINE_FIELDS } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { amountOf } from '../../sheet/store/sheet-sums.ts';
import { shownText } from '../../sheet/values/cell-text.ts';
import type { Choices } from '../../sheet/values/choices.ts';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import type { ReceiptUploads } from '../receipts/receipt-uploads.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly store: SheetStore;
  readonly uploads: ReceiptUploads;
  readonly lineId: string;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** A line that can no longer be changed, on a phone: what is filled, and its receipts. */
export function LineDetails({ store, uploads, lineId, choices, onClose }: Props) {
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
