// The owner's writes to the claim as a whole, and the updates of the screen that follow.
import type { cancelClaim, submitClaim, withdrawClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { useState } from 'react';
import { call } from '../../../../platform/call.ts';
import { OfflineError, ProblemError } from '../../../../platform/http/refusals.ts';
import { invalidate } from '../../../../platform/query.ts';
import type { SaveState } from '../autosave/save-ports.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';

type ClaimWrite = typeof submitClaim | typeof withdrawClaim | typeof cancelClaim;

/** Why a write of the claim did not happen. */
export type WriteFault =
  | { readonly kind: 'unsent'; readonly state: SaveState }
  | { readonly kind: 'failed'; readonly error: ProblemError | OfflineError };

export type WriteOutcome = { readonly kind: 'done'; readonly number: string | null } | WriteFault;

export interface ClaimWrites {
  readonly isBusy: boolean;
  /** Sends what was typed first; then the write, on the version that came of it. One at a time. */
  run(operation: ClaimWrite): Promise<WriteOutcome>;
}

export function useClaimWrites(sheet: OpenSheet): ClaimWrites {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(operation) {
      setBusy(true);
      try {
        return await write(sheet, operation);
      } finally {
        setBusy(false);
      }
    },
  };
}

async function write({ autosave }: OpenSheet, operation: ClaimWrite): Promise<WriteOutcome> {
  const state = await autosave.drain();
  if (state.phase !== 'saved' || state.claimId === null) return { kind: 'unsent', state };
  try {
    const { number } = await call(operation, { id: state.claimId, version: state.version });
    return { kind: 'done', number };
  } catch (error) {
    if (error instanceof ProblemError || error instanceof OfflineError) return { kind: 'failed', error };
    throw error;
  } finally {
    // A refusal says that the claim is not what this page shows; a success has changed it.
    await invalidate(operation);
  }
}
