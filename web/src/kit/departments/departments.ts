// The departments as the filter offers them: a tree, drawn by indent.
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';

type Department = MasterData['group'][number];

export interface DepartmentChoice {
  readonly department: Department;
  /** 0 at the top. */
  readonly depth: number;
}

/**
 * Depth first, brothers in the masters' order. A department whose parent is no longer valid stands at the top, so that
 * nobody's people become unreachable.
 */
export function departmentTree(departments: readonly Department[]): DepartmentChoice[] {
  const codes = new Set(departments.map(({ code }) => code));
  const childrenOf = Map.groupBy(departments, ({ extra: { parent } }) =>
    parent !== null && codes.has(parent) ? parent : null,
  );
  const choices: DepartmentChoice[] = [];
  const add = (parent: string | null, depth: number) => {
    for (const department of childrenOf.get(parent) ?? []) {
      choices.push({ department, depth });
      add(department.code, depth + 1);
    }
  };
  add(null, 0);
  return choices;
}
