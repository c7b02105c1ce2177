import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly open: boolean;
  /** The question with its object. */
  readonly title: string;
  /** Consequence and count. */
  readonly children?: ReactNode;
  /** The same verb as the question's. */
  readonly confirmLabel: string;
  readonly dismissLabel: string;
  readonly danger?: boolean;
  /** Work is under way: the button stays, tells so, and does nothing more. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** One decision that reaches others or cannot be undone. Esc dismisses; focus returns where it was. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirmLabel,
    dismissLabel,
    danger = false,
    busy = false,
    onConfirm,
    onDismiss,
  } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={busy ? undefined : onDismiss} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children ? <DialogContent>{children}</DialogContent> : null}
      <DialogActions>
        <Button onClick={onDismiss} disabled={busy}>
          {dismissLabel}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={busy ? undefined : onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
