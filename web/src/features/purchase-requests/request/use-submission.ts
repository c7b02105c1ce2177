// The way of a submission: look at everything, ask, save what is unsaved, submit, say what came of it.

import { blockers, checkPurchase } from '@madoguchi/contract/purchase-requests/checks.ts';
import type { PurchaseFinding, PurchaseGround, PurchaseHeader } from '@madoguchi/contract/purchase-requests/model.ts';
import { submitPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { useRef, useState } from 'react';
import type { OperationFormState } from '../../../kit/form/use-operation-form.ts';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { call } from '../../../platform/call.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { usePurchaseWords } from '../words.ts';
import { contentOf } from './form/request-values.ts';

/** A request as it is stored. */
export type Stored = Pick<PurchaseHeader, 'id' | 'version'>;

type Stage =
  | { readonly kind: 'blocked'; readonly attempt: number; readonly findings: readonly PurchaseFinding[] }
  | { readonly kind: 'asks'; readonly findings: readonly PurchaseFinding[] };

export interface Submission {
  readonly stage: Stage | null;
  readonly isBusy: boolean;
  /** Looks at all of the form: tells what stands in the way, or asks. */
  begin(form: OperationFormState): void;
  /** Saves what is typed and submits it with the comment. `stored`: as it was last saved, `null` for one that is not there yet. */
  confirm(form: OperationFormState, stored: Stored | null, comment: string): Promise<void>;
  /** For the form's `onDone`: goes on with the submission where the saving was a part of it. Whether it was. */
  goOn(saved: Stored): Promise<boolean>;
  dismiss(): void;
}

export function useSubmission(ground: PurchaseGround, id: string | null): Submission {
  const t = usePurchaseWords();
  const { today } = useSession();
  const message = useMessages();
  const sayError = useErrorSentence();
  const [stage, setStage] = useState<Stage | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isWanted = useRef(false);
  const comment = useRef('');
  const underWay = useRef<Promise<void> | null>(null);

  async function submit(stored: Stored): Promise<void> {
    try {
      const { number } = await call(submitPurchaseRequest, {
        id: stored.id,
        version: stored.version,
        comment: comment.current,
      });
      message(t('submit.done', { number: number ?? '' }), 'success');
    } catch (error) {
      message(`${t('submit.failed')}${sayError(error)}`, 'error');
    } finally {
      // A refusal says that the request is not what this page shows; a success has changed it.
      await invalidate(submitPurchaseRequest);
    }
  }

  return {
    stage,
    isBusy,
    begin(form) {
      void form.form.handleSubmit(() => {
        const findings = checkPurchase(contentOf(form.form.getValues()), ground, today, { id });
        const attempt = stage?.kind === 'blocked' ? stage.attempt + 1 : 1;
        const isBlocked = blockers(findings).length > 0;
        setStage(isBlocked ? { kind: 'blocked', attempt, findings } : { kind: 'asks', findings });
      })();
    },
    async confirm(form, stored, said) {
      if (isBusy) return;
      comment.current = said;
      setBusy(true);
      isWanted.current = true;
      try {
        if (stored === null || form.isUnsaved) await form.submit();
        else underWay.current = submit(stored);
        await underWay.current;
      } finally {
        underWay.current = null;
        isWanted.current = false;
        setBusy(false);
        setStage(null);
      }
    },
    async goOn(saved) {
      if (!isWanted.current) return false;
      underWay.current = submit(saved);
      await underWay.current;
      return true;
    },
    dismiss: () => setStage(null),
  };
}
