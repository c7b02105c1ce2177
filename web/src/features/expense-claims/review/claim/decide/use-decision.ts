import type { Claim, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { approveClaim, confirmClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { useState } from 'react';
import { attemptKey } from '../../../../../platform/attempt-key.ts';
import { call } from '../../../../../platform/call.ts';
import { readAgain, takeDecision } from './take-decision.ts';

/** The decisions that need no words; a return and a rejection have their dialog. */
export type PlainDecision = 'approve' | 'confirm';

const OPERATIONS = { approve: approveClaim, confirm: confirmClaim } as const;

/**
 * Decides on a claim: never optimistic, one decision at a time. A refusal is kept in `refusal`, and the newer state is
 * read so that the screen shows what happened meanwhile. `decide` answers the decided claim, or `null` where refused.
 */
export function useDecision() {
  const [working, setWorking] = useState<PlainDecision | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [key] = useState(attemptKey);

  async function decide({ id, version }: Claim, action: PlainDecision): Promise<ClaimHeader | null> {
    if (working !== null) return null;
    setWorking(action);
    setRefusal(null);
    try {
      const attempt = { key: key.of(`${action} ${id} ${version}`) };
      const header = await call(OPERATIONS[action], { id, version }, attempt);
      takeDecision(header);
      return header;
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
      readAgain();
      return null;
    } finally {
      setWorking(null);
    }
  }

  return { working, refusal, decide, forget: () => setRefusal(null) };
}
