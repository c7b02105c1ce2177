import type { ActedApproval } from '@madoguchi/contract/approvals/model.ts';
import { takeBack } from '@madoguchi/contract/approvals/operations.ts';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { call } from '../../../platform/call.ts';
import { useMessages } from '../../../platform/messages.ts';
import { forgetRead, readAgain } from './after-act.ts';
import { useDecideWords } from './words.ts';

interface Props {
  /** The approval as the yes left it. */
  readonly acted: ActedApproval;
  readonly number: string;
  readonly onTakenBack: (approvalId: string) => void;
}

/** In the message of one's yes: takes it back while the next step is untouched (引戻し), and leads to the request again. */
export function TakeBackButton({ acted: { id, version }, number, onTakenBack }: Props) {
  const t = useDecideWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const isAtWork = useRef(false);

  async function undo(): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    try {
      await call(takeBack, { id, version });
      forgetRead({ id });
      message(t('done.take-back', { number }), 'success');
      onTakenBack(id);
    } catch (error) {
      message(t('take-back.failed', { number, reason: sayError(error) }), 'error');
    } finally {
      isAtWork.current = false;
      readAgain();
    }
  }

  return (
    <Button color="inherit" size="small" onClick={() => void undo()}>
      {t('choice.take-back')}
    </Button>
  );
}
