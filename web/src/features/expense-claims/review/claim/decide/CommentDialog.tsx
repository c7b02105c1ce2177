import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ErrorBand } from '../../../../../ui/ErrorBand.tsx';
import { useReviewWords } from '../../words.ts';
import { CommentField } from './CommentField.tsx';
import { commentFault } from './comment-fault.ts';
import { DecisionButton } from './DecisionButton.tsx';

interface Props {
  readonly claim: Claim;
  readonly action: 'return' | 'reject';
  readonly isWorking: boolean;
  /** Why it was not carried out; what was typed stays. */
  readonly refusal: Error | null;
  readonly onSend: (comment: string) => void;
  readonly onDismiss: () => void;
}

/** Asks for the reason of a return or a rejection; the requester reads it. */
export function CommentDialog({ claim, action, isWorking, refusal, onSend, onDismiss }: Props) {
  const t = useReviewWords();
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const fault = wasPressed ? commentFault(comment) : null;

  function send(): void {
    if (isWorking) return;
    setPressed(true);
    if (commentFault(comment) === null) onSend(comment.trim());
    else field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <Dialog
      open
      onClose={isWorking ? undefined : onDismiss}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 480 } } }}
    >
      <DialogTitle id={titleId}>{t(`comment.${action}.title`, { number: claim.number ?? '' })}</DialogTitle>
      <DialogContent onKeyDown={onKeyDown}>
        <Typography sx={{ mb: 2 }}>{t(`comment.${action}.effect`, { name: claim.employeeName })}</Typography>
        <CommentField
          inputRef={field}
          label={t(`comment.${action}.field`)}
          value={comment}
          fault={fault}
          onChange={(text) => {
            setComment(text);
            setPressed(false);
          }}
        />
        {refusal && <ErrorBand error={refusal} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDismiss} disabled={isWorking}>
          {t('comment.back')}
        </Button>
        <DecisionButton
          variant="contained"
          color={action === 'reject' ? 'error' : 'primary'}
          isWorking={isWorking}
          isOff={false}
          onPress={send}
        >
          {t(`action.${action}`)}
        </DecisionButton>
      </DialogActions>
    </Dialog>
  );
}
