import { masterName, mastersByCode, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';

/** A department's name in the reader's language; one that has ended since is shown by its code. */
export function useDepartmentName(): (code: string) => string {
  const { group } = useMasters();
  const language = useLanguage();
  const departments = mastersByCode(group);
  return (code) => {
    const department = departments.get(code);
    return department ? masterName(department, language) : code;
  };
}
