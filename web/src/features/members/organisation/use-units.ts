// The departments as a tree, which of them are open, and the people of the open ones, read as they are opened.
import type { UnitMember } from '@madoguchi/contract/members/model.ts';
import { showDepartment, showOrganisation } from '@madoguchi/contract/members/operations.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryOf, useRead } from '../../../platform/query.ts';
import { useMasters } from '../../../platform/session.ts';
import { shownItems, unitTree } from './tree-model.ts';

const NOBODY: readonly UnitMember[] = [];

export function useUnits() {
  const { group } = useMasters();
  const { data, error, refetch } = useRead(showOrganisation, {});
  const nodes = useMemo(
    () =>
      unitTree(
        data?.departments ?? [],
        group.map(({ code, extra: { parent } }) => ({ code, parent })),
      ),
    [data, group],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  // The top is open until somebody opens or closes something.
  const opened = chosen ?? new Set<string>(nodes.map(({ unit }) => unit.code));
  const codes = [...opened];
  const reads = useQueries({
    queries: codes.map((departmentCode) => queryOf(showDepartment, { departmentCode })),
  });
  const readOf = (code: string) => reads[codes.indexOf(code)];
  const isOpen = (code: string) => opened.has(code);

  return {
    nodes,
    items: shownItems(nodes, isOpen, (code) => readOf(code)?.data?.people ?? NOBODY),
    isOpen,
    setOpen: (code: string, isNow: boolean) =>
      setChosen(new Set(isNow ? [...codes, code] : codes.filter((one) => one !== code))),
    /** The read state of an open department, besides its people. */
    stateOf: (code: string) => {
      const read = readOf(code);
      if (read === undefined || read.isPending) return { isLoading: true, hasFailed: false, rest: 0 };
      return { isLoading: false, hasFailed: read.isError, rest: read.data?.rest ?? 0 };
    },
    isFirstLoad: data === undefined && error === null,
    error,
    retry: () => void refetch(),
  };
}

export type Units = ReturnType<typeof useUnits>;
