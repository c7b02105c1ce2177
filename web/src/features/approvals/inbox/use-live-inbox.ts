import { countInbox, listInbox, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../../platform/live.ts';
import { refresh } from '../../../platform/query.ts';

/** Requests come in swarms before a closing date; the inbox is read again at most this often. */
const GAP_MS = 400;

/** What else waits for a person than before: a request went on, or they decide in another's name, or no more. */
const NEWS: ReadonlySet<string> = new Set(['approvals-changed', 'delegation-changed']);

/** Reads the inbox and what is open of it again as soon as the server says that it is another. */
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
    if (!NEWS.has(kind)) return;
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
