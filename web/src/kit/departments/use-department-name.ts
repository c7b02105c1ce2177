import { useMemo } from 'react';
import { masterName, mastersByCode, useMasters } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import type { FilterOption } from '../list/list-props.ts';
import { departmentTree } from './departments.ts';

/** A department's name in the reader's language; one that has ended since is shown by its code. */
export function useDepartmentName(): (code: string) => string {
  const { group } = useMasters();
  const language = useLanguage();
  return useMemo(() => {
    const departments = mastersByCode(group);
    return (code) => {
      const department = departments.get(code);
      return department ? masterName(department, language) : code;
    };
  }, [group, language]);
}

/** The departments as the filter offers them: each takes those below it along. */
export function useDepartmentOptions(): readonly FilterOption[] {
  const { group } = useMasters();
  const language = useLanguage();
  return useMemo(
    () =>
      departmentTree(group).map(({ department, depth }) => ({
        value: department.code,
        label: masterName(department, language),
        depth,
      })),
    [group, language],
  );
}
