import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { takeBack } from '@madoguchi/contract/approvals/operations.ts';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { call } from '../../../platform/call.ts';
import { useMessages } from '../../../platform/messages.ts';
import { forgetRead, readAgain } from './after-act.ts';
import { useDecideWords } from './words.ts';

interface Props extends Pick<ButtonProps, 'color' | 'variant'> {
  /** As one's yes left it. */
  readonly request: Pick<ApprovalView, 'id' | 'version' | 'number'>;
  readonly onTakenBack?: (approvalId: string) => void;
}

/** Takes one's own yes back while the next step is untouched (引戻し). */
export function TakeBackButton({ request: { id, version, number }, onTakenBack, ...look }: Props) {
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
      onTakenBack?.(id);
    } catch (error) {
      message(t('take-back.failed', { number, reason: sayError(error) }), 'error');
    } finally {
      isAtWork.current = false;
      readAgain();
    }
  }

  return (
    <Button {...look} size="small" onClick={() => void undo()}>
      {t('choice.take-back')}
    </Button>
  );
}
