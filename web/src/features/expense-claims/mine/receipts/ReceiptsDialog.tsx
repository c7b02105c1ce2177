import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, useId } from 'react';
import { useMineWords } from '../words.ts';
import { ReceiptList } from './ReceiptList.tsx';

interface Props extends ComponentProps<typeof ReceiptList> {
  readonly onClose: () => void;
}

/** The receipts of a grid's line. */
export function ReceiptsDialog({ onClose, ...list }: Props) {
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
