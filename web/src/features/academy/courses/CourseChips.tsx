import type { OwnCourse } from '@madoguchi/contract/academy/model.ts';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAcademyWords } from '../words.ts';

/** The deadline of a course that is asked for, late where it is, and what else its person has to know. */
export function CourseChips({ course }: { readonly course: OwnCourse }) {
  const t = useAcademyWords();
  const language = useLanguage();
  const { today } = useSession();
  const { dueOn, state, isToRetake, isUpdatedSince } = course;
  const isLate = dueOn !== null && state !== 'completed' && dueOn < today;
  return (
    <>
      {dueOn === null || state === 'completed' ? null : (
        <StatusChip
          icon={isLate ? 'warning' : 'clock'}
          hue={isLate ? 'crimson' : 'orange'}
          label={t(isLate ? 'due.late' : 'due', { day: formatDay(dueOn, language) })}
        />
      )}
      {state === 'completed' ? <StatusChip icon="success" hue="green" label={t('completed')} /> : null}
      {isToRetake ? <StatusChip icon="refresh" hue="orange" label={t('retake')} /> : null}
      {isUpdatedSince && !isToRetake ? <StatusChip icon="info" hue="blue" label={t('updatedSince')} /> : null}
    </>
  );
}
