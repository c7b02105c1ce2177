import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';
import { closeDialog, openedDialog } from '../../platform/dialog.ts';
import { useObservable } from '../../platform/observable.ts';
import { useShellWords } from '../words.ts';

/** Closes by its button, Escape and a press beside it; the focus goes back to where it was. */
export function GlobalDialog() {
  const t = useShellWords();
  const titleId = useId();
  const opened = useObservable(openedDialog);
  // While it fades out it still shows what it held.
  const shown = useRef(opened);
  if (opened !== null) shown.current = opened;
  return (
    <Dialog open={opened !== null} onClose={closeDialog} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{shown.current?.title}</DialogTitle>
      <DialogContent>{shown.current?.content}</DialogContent>
      <DialogActions>
        <Button onClick={closeDialog}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
