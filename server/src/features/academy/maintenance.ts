// Courses as system people write, publish and withdraw them.
import { COURSE_LIST } from '@madoguchi/contract/academy/lists.ts';
import type { CourseDraft, MaintainedCourse } from '@madoguchi/contract/academy/model.ts';
import {
  changeCourse as changeOperation,
  createCourse as createOperation,
  exportCourses as exportOperation,
  listCoursesForMaintenance as listOperation,
  publishCourse as publishOperation,
  showCourseForMaintenance as showOperation,
  withdrawCourse as withdrawOperation,
} from '@madoguchi/contract/academy/operations.ts';
import { COURSE } from '@madoguchi/contract/academy/record.ts';
import { courseFaults, courseMachine, picturesIn } from '@madoguchi/contract/academy/rules.ts';
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import { changedFields } from '../../platform/record/changed-fields.ts';
import { type Asking, recordKit } from '../../platform/record/record-kit.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findOwnFiles } from '../attachments/public.ts';
import {
  coursePages,
  editionOf,
  findMaintained,
  insertCourse,
  publishRow,
  updateCourse,
  withdrawRow,
  writtenCourse,
} from './maintenance-store.ts';

/** Everybody signed in hears of it: each page reads again what is for its person. */
export function announceCourse({ live }: Pick<Ground, 'live'>, id: string | null): void {
  live.announce({ kind: 'changed', noun: 'academy', id, version: null }, { rule: 'signed-in', employeeId: null });
}

/** Courses in any state. */
export const courses = recordKit({
  record: COURSE,
  find: ({ ground }, id) => findMaintained(ground.pool, id),
  whyNot: ({ status }, action) => courseMachine.whyNot(status, action, ['maintainer']),
  current: (course) => course,
  answer: ({ id }, moved) => ({ id, ...moved }),
  announce: (ground, { id }) => announceCourse(ground, id),
});

export const refuseFields = (fields: readonly InputFault[]): never =>
  refuse('invalid', { fields, values: { n: fields.length } });

/** @throws Problem `invalid` where a course that is to be published lacks something */
function refuseUnfinished(draft: CourseDraft): void {
  const fields = courseFaults(draft);
  if (fields.length > 0) refuseFields(fields);
}

/**
 * The files that the texts show: those that their writer added, and those that the course has already (B0-07).
 * @throws Problem `invalid` where one is neither: somebody else's file is as unknown as none
 */
export async function picturesOf(
  { ground, actor }: Pick<Asking, 'ground' | 'actor'>,
  { steps }: CourseDraft,
  before: CourseDraft | null,
): Promise<readonly string[]> {
  const shown = picturesIn(steps);
  const had = picturesIn(before?.steps ?? []);
  const own = await findOwnFiles(ground.pool, actor.accountId, shown);
  const isUnknown = (id: string) => !own.has(id) && !had.includes(id);
  const fields = steps.flatMap((step, nth): InputFault[] =>
    picturesIn([step]).some(isUnknown) ? [{ field: `steps.${nth}.body`, code: 'unknown-attachment' }] : [],
  );
  if (fields.length > 0) return refuseFields(fields);
  return shown;
}

const COURSES = listHandlers({ list: COURSE_LIST, pages: coursePages, values: () => ({}) });

export const listCoursesForMaintenance = COURSES.page(listOperation);
export const exportCourses = COURSES.file(exportOperation, { name: { ja: 'コース一覧', en: 'courses' } });

export const showCourseForMaintenance = handle(showOperation, (context) => courses.seen(context, context.input.id));

/** The record of what was written: texts of steps are long, so that those are named which differ. */
function difference(before: MaintainedCourse | null, draft: CourseDraft): Readonly<Record<string, unknown>> {
  const { steps, ...rest } = draft;
  const former = new Map(before?.steps.map((step) => [step.id, JSON.stringify(step)]));
  const changed = steps.filter((step) => former.get(step.id) !== JSON.stringify(step)).map(({ title }) => title);
  return {
    ...changedFields(before, rest),
    ...(changed.length === 0 ? {} : { stepsWritten: changed }),
    ...(before === null || before.steps.length === steps.length ? {} : { steps: [before.steps.length, steps.length] }),
  };
}

export const createCourse = handle(createOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const id = uuidAt(now);
  const pictures = await picturesOf(context, input, null);
  const done = await commit(
    insertCourse,
    { ...writtenCourse(input, pictures), id, by: actor.accountId, at: now },
    {
      target: ['course', id],
      difference: difference(null, input),
      answer: { id, status: 'draft', version: 1, updatedAt: now },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  if (done === null) return refuse('unavailable');
  announceCourse(ground, id);
  return done;
});

export const changeCourse = handle(changeOperation, async (context) => {
  const { id: _id, version: _version, ...draft } = context.input;
  const before = await courses.seenAt(context, context.input);
  const pictures = await picturesOf(context, draft, before);
  return courses.move(context, before, {
    change: updateCourse,
    values: writtenCourse(draft, pictures),
    difference: difference(before, draft),
  });
});

export const publishCourse = handle(publishOperation, async (context) => {
  const { retake, retakeBy } = context.input;
  const isPast = retakeBy !== null && retakeBy < context.ground.clock.today();
  if (retake && isPast) return refuseFields([{ field: 'retakeBy', code: 'before-today' }]);
  return courses.step(context, 'publish', (before) => {
    refuseUnfinished(before);
    // Nobody has completed anything before the first version.
    const isAgain = retake && before.edition > 0;
    const shown = before.steps.filter(({ isHidden }) => !isHidden);
    return {
      change: publishRow,
      values: { ...editionOf(before.steps, isAgain, picturesIn(shown)), retakeBy: isAgain ? retakeBy : null },
      difference: { edition: [before.edition, before.edition + 1], retake: isAgain },
    };
  });
});

export const withdrawCourse = handle(withdrawOperation, (context) =>
  courses.step(context, 'withdraw', () => ({ change: withdrawRow, values: {} })),
);
