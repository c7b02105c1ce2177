import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Marks } from './form-context.ts';
import { OperationForm } from './OperationForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { OperationFormState } from './use-operation-form.ts';
import { useFormWords } from './words.ts';

/** In view however long the fields are, down to the dialog's edge: the 24 px below are its own room. */
const FOOT = {
  position: 'sticky',
  bottom: '-24px',
  zIndex: 1,
  px: 0,
  pt: 2,
  pb: 3,
  mt: -2,
  mb: -3,
  bgcolor: 'background.paper',
} as const;

interface Props {
  readonly form: OperationFormState;
  /** The act that is about to happen, with its object. */
  readonly title: string;
  /** Whom it reaches and what follows. */
  readonly effect?: string;
  readonly marks?: Marks;
  /** The same verb as the title's. */
  readonly submitLabel: string;
  readonly submitColor?: ButtonProps['color'];
  readonly dismissLabel?: string;
  /** At most five fields; more belong on a page. */
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}

/** One decision with up to five fields. Esc dismisses it, except while it is being sent. */
export function FormDialog(props: Props) {
  const { form, title, effect, marks, submitLabel, submitColor, dismissLabel, children, onDismiss } = props;
  const t = useFormWords();
  const titleId = useId();
  return (
    // A comparison takes this dialog's place: never one dialog on another.
    <Dialog
      open={form.conflict === null}
      keepMounted
      onClose={form.isSaving ? undefined : onDismiss}
      aria-labelledby={titleId}
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {effect === undefined ? null : <Typography sx={{ mb: 2, wordBreak: 'auto-phrase' }}>{effect}</Typography>}
        <OperationForm form={form} {...(marks === undefined ? {} : { marks })}>
          {children}
          <DialogActions sx={FOOT}>
            <Button onClick={onDismiss} aria-disabled={form.isSaving}>
              {dismissLabel ?? t('dismiss')}
            </Button>
            <SubmitButton {...(submitColor === undefined ? {} : { color: submitColor })}>{submitLabel}</SubmitButton>
          </DialogActions>
        </OperationForm>
      </DialogContent>
    </Dialog>
  );
}
