import { masterName, mastersByCode, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useAnnouncementWords } from '../../words.ts';

/** A department in the language of the screen; an account without an employee record has none. */
export function DepartmentName({ code }: { readonly code: string | null }) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const department = mastersByCode(useMasters().group).get(code ?? '');
  return department ? masterName(department, language) : (code ?? t('noDepartment'));
}
