import type { ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { prefetch } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import type { ReviewAction } from './claim/decide/offered-actions.ts';
import { neighbour, nextToReview } from './rows/next-claim.ts';
import type { ReviewList } from './rows/use-review-list.ts';
import { useReviewWords } from './words.ts';

interface Place {
  /** The claim that the URL has open. */
  readonly open: string | undefined;
  /** Whether the list stays in view beside an open claim. */
  readonly isWide: boolean;
  readonly go: (claim: string | undefined, options?: { replace: boolean }) => void;
}

/**
 * Walks from claim to claim: by click, by J and K, and after a decision to the next one. Keeps the list's cursor and
 * says where the keyboard's focus goes: to the claim that was opened, or back to the row that was left.
 */
export function useReviewWalk({ held: { rows } }: ReviewList, { open, isWide, go }: Place) {
  const t = useReviewWords();
  const message = useMessages();
  const { employeeId } = useUser();
  const [cursorId, moveCursor] = useState<string | null>(open ?? null);
  const rowWish = useRef<string | null>(null);
  const claimWish = useRef<string | null>(isWide ? null : (open ?? null));

  function follow(claimId: string): void {
    moveCursor(claimId);
    claimWish.current = claimId;
  }

  function openClaim(claimId: string): void {
    follow(claimId);
    go(claimId);
  }

  function closeClaim(): void {
    if (open === undefined) return;
    rowWish.current = open;
    go(undefined);
  }

  function walk(step: 1 | -1): void {
    const next = neighbour(rows, open ?? cursorId, step);
    if (!next) return;
    moveCursor(next.claimId);
    rowWish.current = next.claimId;
    if (!isWide) claimWish.current = next.claimId;
    if (open !== undefined) go(next.claimId, { replace: true });
  }

  function afterDecision(header: ClaimHeader, action: ReviewAction): void {
    message(t(`done.${action}`, { number: header.number ?? '' }), 'success');
    const next = nextToReview(rows, header.id, employeeId);
    if (!next) return message(t('done.last'));
    follow(next.claimId);
    go(next.claimId, { replace: true });
  }

  // The claim that a decision will lead to is read while this one is being looked at.
  const following = open === undefined ? undefined : nextToReview(rows, open, employeeId)?.claimId;
  useEffect(() => {
    if (following !== undefined) void prefetch(showClaim, { id: following });
  }, [following]);

  return {
    cursor: { claimId: cursorId, wish: rowWish, move: moveCursor, follow },
    claimWish,
    openClaim,
    closeClaim,
    walk,
    afterDecision,
  };
}
