// How the owner's page follows what others do: the claim is read again, merged, and what was decided is said.
import type { Claim, ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { showMyMonth } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '../../../platform/live.ts';
import { useMessages } from '../../../platform/messages.ts';
import { refresh } from '../../../platform/query.ts';
import type { Autosave } from './autosave/autosave.ts';
import type { OpenSheet } from './open-sheet/open-sheet.ts';
import { useMineWords } from './words.ts';

const OF_REVIEWERS = ['returned', 'rejected', 'approved', 'confirmed'] as const;
type ReviewerDecision = (typeof OF_REVIEWERS)[number];

function isOfReviewer(decision: ClaimDecision['decision']): decision is ReviewerDecision {
  return OF_REVIEWERS.some((one) => one === decision);
}

/** Reads the month again when another page or person changed its claim; never for what this page saved itself. */
export function useClaimNews(sheet: OpenSheet, month: YearMonth): void {
  useLive((event) => {
    if (event.kind !== 'claim-changed' || event.month !== month) return;
    const { autosave } = sheet;
    const isMine = autosave.state.claimId === null || autosave.state.claimId === event.claimId;
    if (isMine) void readIfNewer(autosave, event.version);
  });
}

/** Merges each newer version that was read into the sheet, and says who decided. */
export function useNewerClaim(sheet: OpenSheet, claim: Claim | null): void {
  const t = useMineWords();
  const message = useMessages();
  const known = useRef(claim?.decisions.length ?? 0);
  const follow = useEffectEvent((newer: Claim) => {
    void sheet.autosave.takeNewer(newer);
    const latest = newer.decisions.slice(known.current).at(-1);
    known.current = newer.decisions.length;
    if (latest && isOfReviewer(latest.decision)) {
      message(t(`live.${latest.decision}`, { by: latest.by }), latest.comment === '' ? 'success' : 'warning');
    }
  });
  useEffect(() => {
    if (claim) follow(claim);
  }, [claim]);
}

/** An event of our own save may come before its answer: only what is newer than that is news. What others did always is. */
async function readIfNewer(autosave: Autosave, version: number | null): Promise<void> {
  await autosave.settled();
  if (version === null || version > autosave.state.version) await refresh([showMyMonth.id]);
}
