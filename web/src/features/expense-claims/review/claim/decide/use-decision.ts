import type { Claim, ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import {
  approveClaim,
  confirmClaim,
  countForReview,
  listForReview,
  rejectClaim,
  returnClaim,
  showClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { useRef, useState } from 'react';
import { call } from '../../../../../platform/call.ts';
import { queryClient, refresh } from '../../../../../platform/query.ts';
import { patchLists } from '../../rows/use-review-list.ts';
import type { ReviewAction } from './offered-actions.ts';

const READS = [showClaim.id, listForReview.id, countForReview.id] as const;

type Options = { readonly key: string };

function send(
  action: ReviewAction,
  id: string,
  version: number,
  comment: string,
  options: Options,
): Promise<ClaimHeader> {
  switch (action) {
    case 'return':
      return call(returnClaim, { id, version, comment }, options);
    case 'reject':
      return call(rejectClaim, { id, version, comment }, options);
    case 'approve':
      return call(approveClaim, { id, version }, options);
    case 'confirm':
      return call(confirmClaim, { id, version }, options);
  }
}

/**
 * Decides on a claim: never optimistic, one decision at a time. A refusal is kept in `refusal`, and the newer state is
 * read so that the screen shows what happened meanwhile. `decide` answers the decided claim, or `null` where refused.
 */
export function useDecision() {
  const [working, setWorking] = useState<ReviewAction | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const attempt = useRef({ of: '', key: '' });

  async function decide(claim: Claim, action: ReviewAction, comment = ''): Promise<ClaimHeader | null> {
    if (working !== null) return null;
    setWorking(action);
    setRefusal(null);
    try {
      const options = { key: keyOf(attempt.current, [action, claim.id, claim.version, comment].join('\n')) };
      const header = await send(action, claim.id, claim.version, comment, options);
      queryClient.setQueryData<Claim>([showClaim.id, { id: claim.id }], (known) => known && { ...known, ...header });
      patchLists(header);
      void refresh(READS);
      return header;
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
      void refresh(READS);
      return null;
    } finally {
      setWorking(null);
    }
  }

  return { working, refusal, decide, forget: () => setRefusal(null) };
}

/** The same decision tried again carries the same key: the server carries it out once, however often it was sent. */
function keyOf(attempt: { of: string; key: string }, of: string): string {
  if (attempt.of !== of) Object.assign(attempt, { of, key: crypto.randomUUID() });
  return attempt.key;
}
