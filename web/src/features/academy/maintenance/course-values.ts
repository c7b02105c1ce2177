// The form's initial values, and those of a stored course.
import type { CourseStep, MaintainedCourse } from '@madoguchi/contract/academy/model.ts';
import type { changeCourse, createCourse } from '@madoguchi/contract/academy/operations.ts';
import type { FormValues } from '../../../kit/form/use-operation-form.ts';

/** Stands in the address for one that is not there yet. */
export const NEW = 'new';

const USUAL_MINUTES = 5;

export function newStep(id: string): CourseStep {
  const texts = { title: '', titleEn: '', body: '', bodyEn: '' };
  return { id, ...texts, minutes: USUAL_MINUTES, isHidden: false, question: null };
}

const BLANK = { text: '', textEn: '' };
const FIRST = 0;
export const NEW_QUESTION = {
  ...BLANK,
  choices: [BLANK, BLANK],
  right: FIRST,
  explanation: '',
  explanationEn: '',
} as const;

export function emptyCourse(stepId: string): FormValues<typeof createCourse> {
  return {
    ...{ courseCategory: null, slug: '', title: '', titleEn: '', description: '', descriptionEn: '' },
    ...{ renewsYearly: false, steps: [newStep(stepId)] },
  };
}

export function valuesOf(course: MaintainedCourse): FormValues<typeof changeCourse> {
  const { id, version, courseCategory, slug, title, titleEn, description, descriptionEn, renewsYearly, steps } = course;
  const texts = { slug, title, titleEn, description, descriptionEn };
  return { id, version, courseCategory, ...texts, renewsYearly, steps: steps as CourseStep[] };
}
