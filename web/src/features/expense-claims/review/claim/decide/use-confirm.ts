import type { Claim, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { confirmClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { whyNot } from '@madoguchi/contract/expense-claims/rules.ts';
import { useState } from 'react';
import { attemptKey } from '../../../../../platform/attempt-key.ts';
import { call } from '../../../../../platform/call.ts';
import { useKeys } from '../../../../../platform/keys/use-keys.ts';
import type { BarChoice } from '../../../../approvals/public.ts';
import { useReviewWords } from '../../words.ts';
import { readAgain, takeDecision } from './take-decision.ts';

interface Confirmation {
  /** The button for the decision bar; none where the claim is not approved. One's own has it, and it is off. */
  readonly choices: readonly BarChoice[];
  readonly refusal: Error | null;
}

const ANY_ADMIN = { isOwner: false, mayReview: true };

/** The admin's own step: an approved claim becomes payable. Never optimistic; the key C does the same as the button. */
export function useConfirm(claim: Claim, onConfirmed: (header: ClaimHeader) => void): Confirmation {
  const t = useReviewWords();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [key] = useState(attemptKey);
  const { id, version, status, mine } = claim;
  const isOffered = whyNot(status, 'confirm', ANY_ADMIN) === null;
  const isOff = whyNot(status, 'confirm', { isOwner: mine, mayReview: true }) !== null;

  async function confirm(): Promise<void> {
    if (isWorking || isOff) return;
    setWorking(true);
    setRefusal(null);
    try {
      const header = await call(confirmClaim, { id, version }, { key: key.of(`${id} ${version}`) });
      takeDecision(header);
      onConfirmed(header);
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
      readAgain();
    } finally {
      setWorking(false);
    }
  }

  const run = () => void confirm();
  const label = t('action.confirm');
  useKeys(t('keys.title'), isOffered && !isOff ? [{ keys: 'c', label, run }] : []);
  const choice: BarChoice = { id: 'confirm', label, look: 'primary', folds: 'never', isWorking, isOff, run };
  return { choices: isOffered ? [choice] : [], refusal };
}
