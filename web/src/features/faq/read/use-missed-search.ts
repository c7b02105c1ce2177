import { noteMissedSearch } from '@madoguchi/contract/faq/operations.ts';
import { useEffect, useRef } from 'react';
import { useWrite } from '../../../platform/query.ts';
import { pageTimers } from '../../../platform/timers.ts';

/** How long a search without a hit rests before it counts: who is still typing has not searched yet. */
const REST_MS = 2_000;

/** Tells the maintainers, once a search, what was looked for and not found. */
export function useMissedSearch(q: string, isMissed: boolean): void {
  const told = useRef(new Set<string>());
  const { mutate } = useWrite(noteMissedSearch, { refreshes: [] });
  useEffect(() => {
    if (!isMissed || q === '' || told.current.has(q)) return undefined;
    return pageTimers.after(REST_MS, () => {
      told.current.add(q);
      mutate({ words: q.slice(0, 100).toWellFormed() });
    });
  }, [q, isMissed, mutate]);
}
