// The owner's writes to the claim as a whole, and the updates of the screen that follow.
import type { ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { type cancelClaim, submitClaim, type withdrawClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { useState } from 'react';
import { call } from '../../../../platform/call.ts';
import { OfflineError, ProblemError } from '../../../../platform/http/refusals.ts';
import { invalidate } from '../../../../platform/query.ts';
import type { SaveState } from '../autosave/save-ports.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';

type ClaimWrite = typeof withdrawClaim | typeof cancelClaim;

/** Why a write of the claim did not happen. */
export type WriteFault =
  | { readonly kind: 'unsent'; readonly state: SaveState }
  | { readonly kind: 'failed'; readonly error: ProblemError | OfflineError };

export type WriteOutcome = { readonly kind: 'done'; readonly number: string | null } | WriteFault;

export interface ClaimWrites {
  readonly isBusy: boolean;
  /** Sends what was typed first; then the write, on the version that came of it. One at a time. */
  run(operation: ClaimWrite): Promise<WriteOutcome>;
  /** As `run`; `comment` is said to the approvers with it. */
  submit(comment: string): Promise<WriteOutcome>;
}

export function useClaimWrites(sheet: OpenSheet): ClaimWrites {
  const [isBusy, setBusy] = useState(false);
  const busy = async (writing: Promise<WriteOutcome>) => {
    setBusy(true);
    try {
      return await writing;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    run: (operation) => busy(write(sheet, operation, (at) => call(operation, at))),
    submit: (comment) => busy(write(sheet, submitClaim, (at) => call(submitClaim, { ...at, comment }))),
  };
}

async function write(
  { autosave }: OpenSheet,
  operation: ClaimWrite | typeof submitClaim,
  send: (at: { id: string; version: number }) => Promise<Pick<ClaimHeader, 'number'>>,
): Promise<WriteOutcome> {
  const state = await autosave.drain();
  if (state.phase !== 'saved' || state.claimId === null) return { kind: 'unsent', state };
  try {
    const { number } = await send({ id: state.claimId, version: state.version });
    return { kind: 'done', number };
  } catch (error) {
    if (error instanceof ProblemError || error instanceof OfflineError) return { kind: 'failed', error };
    throw error;
  } finally {
    // A refusal says that the claim is not what this page shows; a success has changed it.
    await invalidate(operation);
  }
}
