// People whom an address or a saved view names by their numbers.
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { useMemo } from 'react';
import { useReads } from '../../../platform/reads.ts';

/** The very number comes first of what a search for it finds. */
const askedBy = (number: string) => ({ q: number, reading: '', limit: 1 });

/** People by their numbers, as far as they have come; whoever does not work here today stays a number. */
export function usePeopleNamed(numbers: readonly string[]): ReadonlyMap<string, FoundPerson> {
  const answers = useReads(findPeople, numbers.map(askedBy));
  return useMemo(
    () =>
      new Map(
        answers
          .flatMap((answer) => answer?.people ?? [])
          .filter(({ employeeId }) => numbers.includes(employeeId))
          .map((person) => [person.employeeId, person]),
      ),
    [answers, numbers],
  );
}
