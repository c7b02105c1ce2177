import { listCourses } from '@madoguchi/contract/academy/operations.ts';
import { may, tool } from '@madoguchi/contract/access.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { coursePath } from './courses/course-texts.ts';

/** The courses, by their names in either language. */
function useCoursesFound(text: string) {
  const language = useLanguage();
  const { user, tools } = useSession();
  const enabled = text.trim() !== '' && may({ roles: user?.role ?? [] }, tool('academy'), tools);
  const read = useRead(listCourses, {}, { enabled });
  const entries = (enabled ? (read.data?.courses ?? []) : []).map(
    (course): PaletteEntry => ({
      id: `course:${course.id}`,
      title: inLanguage(course.title, course.titleEn, language).text,
      icon: 'paper',
      words: [course.title, course.titleEn],
      to: coursePath(course),
    }),
  );
  return { entries, read: { ...read, isFetching: enabled && read.isFetching, isError: enabled && read.isError } };
}

export const coursePalette = {
  id: 'academy',
  name: { ja: 'コース', en: 'Courses' },
  gives: 'all',
  entriesFor: useCoursesFound,
} as const satisfies PaletteSource;
