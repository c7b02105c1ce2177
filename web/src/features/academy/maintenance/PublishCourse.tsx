import type { MaintainedCourse } from '@madoguchi/contract/academy/model.ts';
import { Publication } from '@madoguchi/contract/academy/model.ts';
import { publishCourse, withdrawCourse } from '@madoguchi/contract/academy/operations.ts';
import { ACADEMY_REGISTER } from '@madoguchi/contract/academy/register.ts';
import { courseFaults, courseMachine } from '@madoguchi/contract/academy/rules.ts';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useUnfinished } from '../../../kit/record/use-unfinished.ts';
import { useAcademyWords } from '../words.ts';

interface Props {
  readonly course: MaintainedCourse;
  /** The form shows something else than readers would see. */
  readonly isUnsaved: boolean;
}

/** Publishes what is written, asking whether it has to be taken again; or takes the course off everybody's list. */
export function PublishCourse({ course, isUnsaved }: Props) {
  const t = useAcademyWords();
  const { status, edition, isChanged } = course;
  const title = course.title || t('noTitle');
  const faults = courseFaults(course);
  const asked = Object.fromEntries(
    faults.map(({ field }) => {
      const [, nth] = /^steps\.(\d+)\./.exec(field) ?? [];
      const label = nth === undefined ? t('group.course') : t('step.nth', { n: Number(nth) + 1 });
      return [field, { label, ask: 'enter' as const }];
    }),
  );
  const known = { title: t('title'), slug: t('slug'), description: t('description'), courseCategory: t('category') };
  for (const [field, label] of Object.entries(known)) {
    if (field in asked) asked[field] = { label, ask: 'enter' };
  }
  const missing = useUnfinished(ACADEMY_REGISTER.fieldTexts)(faults, asked);
  const again =
    edition === 0 ? null : (
      <>
        <SwitchField name="retake" label={t('publish.retake')} hint={t('publish.retakeHint')} />
        <DateField name="retakeBy" label={t('publish.retakeBy')} isOptional />
      </>
    );
  const publish = recordStep({
    operation: publishCourse,
    label: t('publish'),
    question: t('publish.question', { title }),
    effect: t('publish.effect', { edition: edition + 1 }),
    form: { input: Publication, defaults: { retake: false, retakeBy: null }, fields: again, marks: 'none' },
    done: t('publish.done', { title }),
  });
  const withdraw = recordStep({
    operation: withdrawCourse,
    label: t('withdraw'),
    question: t('withdraw.question', { title }),
    effect: t('withdraw.effect'),
    done: t('withdraw.done', { title }),
    isDanger: true,
  });
  const unchanged = status === 'published' && !isChanged ? t('unchanged') : null;
  return (
    <RecordActions
      record={course}
      steps={[
        courseMachine.whyNot(status, 'withdraw', ['maintainer']) === null && { step: withdraw },
        { step: publish, place: 'main', reason: isUnsaved ? t('unsaved') : (missing ?? unchanged) },
      ]}
    />
  );
}
