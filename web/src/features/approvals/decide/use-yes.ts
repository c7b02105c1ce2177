import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { approve, takeBack } from '@madoguchi/contract/approvals/operations.ts';
import { useState } from 'react';
import { attemptKey } from '../../../platform/attempt-key.ts';
import { call } from '../../../platform/call.ts';
import { readAgain, takeAct } from './after-act.ts';

/** What needs no words: yes, and one's own yes taken back. */
export type PlainAct = 'yes' | 'take-back';

const OPERATIONS = { yes: approve, 'take-back': takeBack } as const;

/**
 * Acts on an approval: never optimistic, one act at a time. A refusal is kept in `refusal`, and the newer state is read so
 * that the screen shows what happened meanwhile. `act` answers the approval as it is then, or `null` where refused.
 */
export function useYes() {
  const [working, setWorking] = useState<PlainAct | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [key] = useState(attemptKey);

  async function act(
    { id, version }: Pick<ApprovalView, 'id' | 'version'>,
    kind: PlainAct,
  ): Promise<ActedApproval | null> {
    if (working !== null) return null;
    setWorking(kind);
    setRefusal(null);
    try {
      const acted = await call(OPERATIONS[kind], { id, version }, { key: key.of(`${kind} ${id} ${version}`) });
      if (kind === 'yes') takeAct(acted);
      else readAgain();
      return acted;
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
      readAgain();
      return null;
    } finally {
      setWorking(null);
    }
  }

  return { working, refusal, act, forget: () => setRefusal(null) };
}
