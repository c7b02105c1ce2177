// Colleagues that answer what is typed: asked of the server a moment after the last key, by text and by its reading.
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../../platform/query.ts';
import { queryOf } from '../../../platform/reading/reading-match.ts';
import { pageTimers } from '../../../platform/timers.ts';

const REST_MS = 200;
const MOST_FOUND = 20;
const LONGEST = 100;

const NOBODY: readonly FoundPerson[] = [];

export function usePeople() {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (typed !== null && typed !== asked) return pageTimers.after(REST_MS, () => setAsked(typed));
    return undefined;
  }, [typed, asked]);
  const q = (asked ?? '').trim().slice(0, LONGEST);
  const { reading } = queryOf(q);
  const read = useRead(
    findPeople,
    { q, reading: /[a-z]/i.test(q) ? reading.slice(0, LONGEST) : '', limit: MOST_FOUND },
    { enabled: asked !== null, keepsPrevious: true },
  );
  return {
    found: read.data?.people ?? NOBODY,
    isSearching: typed !== asked || read.isFetching,
    hasFailed: read.isError,
    search: setTyped,
  };
}
