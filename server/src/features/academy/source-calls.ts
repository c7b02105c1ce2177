// The source's five calls (S7-01). They know no languages, versions or drafts: the Japanese text of what is published.
import { CATEGORY_COLOURS, CATEGORY_NAMES, COURSE_CATEGORIES } from '@madoguchi/contract/academy/choices.ts';
import type {
  CourseDraft,
  CourseStep,
  SavedSourceCourse,
  SourceCourseWithSteps,
} from '@madoguchi/contract/academy/model.ts';
import {
  listSourceCategories as categoriesOperation,
  showSourceCourse as courseOperation,
  listSourceCourses as coursesOperation,
  saveSourceCourse as saveOperation,
  updateSourceCourse as updateOperation,
} from '@madoguchi/contract/academy/operations.ts';
import { courseFaults } from '@madoguchi/contract/academy/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { announceCourse, courses, picturesOf, refuseFields } from './maintenance.ts';
import { editionOf, saveWhole, writtenCourse } from './maintenance-store.ts';
import { ownCourse, seenCourse, seenCourses, takingOf } from './own-courses.ts';
import type { StoredCourse, WholeCourse } from './store.ts';
import { keep } from './take-course.ts';

export const listSourceCategories = handle(categoriesOperation, async ({ language }) =>
  COURSE_CATEGORIES.map((value, nth) => ({
    ...{ id: String(nth), value, label: CATEGORY_NAMES[value][language], color: CATEGORY_COLOURS[value] },
  })),
);

type Today = Parameters<typeof ownCourse>[1];

function sourceCourse(course: StoredCourse, today: Today) {
  const { id, title, slug, description, courseCategory, minutes, steps, activeStep, updatedAt } = ownCourse(
    course,
    today,
  );
  const counts = { length: minutes, totalSteps: steps, activeStep, updated: updatedAt };
  return { id, title, slug, description, category: courseCategory, ...counts };
}

const sourceSteps = (steps: readonly CourseStep[]) =>
  steps.map(({ id, title, body }) => ({ id, title, content: body }));

const whole = (course: WholeCourse, today: Today): SourceCourseWithSteps => ({
  ...sourceCourse(course, today),
  steps: sourceSteps(course.steps),
});

export const listSourceCourses = handle(coursesOperation, async (context) => {
  const today = context.ground.clock.today();
  return (await seenCourses(context)).map((course) => sourceCourse(course, today));
});

export const showSourceCourse = handle(courseOperation, async (context) =>
  whole(await seenCourse(context, context.input.courseId), context.ground.clock.today()),
);

export const updateSourceCourse = handle(updateOperation, async (context) => {
  const { id, activeStep } = context.input;
  const today = context.ground.clock.today();
  const course = await seenCourse(context, id);
  const step = course.steps[activeStep - 1];
  if (step === undefined) {
    return refuseFields([{ field: 'activeStep', code: 'no-such-step', values: { max: course.steps.length } }]);
  }
  const answer = { ...whole(course, today), activeStep };
  return keep(context, { course, taking: takingOf(course, today), stepId: step.id, answer });
});

/** Minutes of a step of which the call says nothing. */
const USUAL_MINUTES = 5;

/** The draft that the call means: what it does not know of a course and of its steps stays. */
function draftOf(sent: SavedSourceCourse, before: CourseDraft | null, now: string): CourseDraft {
  const { title, slug, description, category } = sent;
  const steps = sent.steps.map(({ id, title: name, content }): CourseStep => {
    const known = before?.steps.find((step) => step.id === id);
    const fresh = { titleEn: '', bodyEn: '', minutes: USUAL_MINUTES, isHidden: false, question: null };
    return { ...fresh, ...known, id: known?.id ?? uuidAt(now), title: name, body: content };
  });
  const hidden = before?.steps.filter(({ id, isHidden }) => isHidden && !steps.some((step) => step.id === id)) ?? [];
  return {
    ...{ titleEn: before?.titleEn ?? '', descriptionEn: before?.descriptionEn ?? '' },
    ...{ renewsYearly: before?.renewsYearly ?? false, courseCategory: category },
    ...{ title, slug, description, steps: [...steps, ...hidden] },
  };
}

/** Our fields at the places where the call has them. */
const asSent = (field: string) => field.replace(/^courseCategory$/, 'category').replace(/\.body$/, '.content');

export const saveSourceCourse = handle(saveOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const before = input.id === undefined ? null : await courses.seen(context, input.id);
  const draft = draftOf(input, before, now);
  const faults = courseFaults(draft);
  if (faults.length > 0) return refuseFields(faults.map(({ field, code }) => ({ field: asSent(field), code })));
  const pictures = await picturesOf(context, draft, before);
  const id = before?.id ?? uuidAt(now);
  const edition = editionOf(draft.steps, false, pictures);
  const shown = draft.steps.filter(({ isHidden }) => !isHidden);
  const { title, slug, description, category } = input;
  const length = shown.reduce((sum, { minutes }) => sum + minutes, 0);
  // The caller may have begun it before.
  const seen = before?.status === 'published' ? ownCourse(await seenCourse(context, id), ground.clock.today()) : null;
  const done = await commit(
    saveWhole,
    { ...writtenCourse(draft, pictures), ...edition, id, version: before?.version ?? 0, by: actor.accountId, at: now },
    {
      target: ['course', id],
      difference: { title, edition: (before?.edition ?? 0) + 1 },
      answer: {
        ...{ id, title, slug, description, category, length, totalSteps: shown.length },
        ...{ activeStep: Math.min(seen?.activeStep ?? 0, shown.length), updated: now, steps: sourceSteps(shown) },
      },
    },
  );
  // Another page published it in this moment: the call knows no versions, and may be sent again.
  if (done === null) return refuse('unavailable');
  announceCourse(ground, id);
  return done;
});
