import { countInbox, listInbox, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../../platform/live.ts';
import { refresh } from '../../../platform/query.ts';

/** Requests come in swarms before a closing date; the inbox is read again at most this often. */
const GAP_MS = 400;

/** Reads the inbox and what is open of it again as soon as the server says that approvals changed. */
export function useLiveInbox(): void {
  const gap = useRef<{ timer: ReturnType<typeof setTimeout>; isDue: boolean } | null>(null);

  function readAgain(): void {
    void refresh([listInbox.id, countInbox.id, showApproval.id]);
    const timer = setTimeout(() => {
      const isDue = gap.current?.isDue ?? false;
      gap.current = null;
      if (isDue) readAgain();
    }, GAP_MS);
    gap.current = { timer, isDue: false };
  }

  useLive(({ kind }) => {
    if (kind !== 'approvals-changed') return;
    if (gap.current) gap.current.isDue = true;
    else readAgain();
  });

  useEffect(
    () => () => {
      clearTimeout(gap.current?.timer);
      gap.current = null;
    },
    [],
  );
}
