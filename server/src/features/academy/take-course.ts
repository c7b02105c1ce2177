// The writes of who takes a course: place, steps done, answers, completion, notes.
import {
  answerStep as answerOperation,
  finishCourse as finishOperation,
  moveInCourse as moveOperation,
  noteStep as noteOperation,
  readStep as readOperation,
} from '@madoguchi/contract/academy/operations.ts';
import { stepsLeft } from '@madoguchi/contract/academy/rules.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import type { Ground } from '../../platform/ground.ts';
import { type Committed, handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Writing } from '../../platform/record/record-kit.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { seenCourse, solvedOf, standingOf, type Taking, takingOf } from './own-courses.ts';
import type { WholeCourse } from './store.ts';
import { completeCourse, keepNote, keepTaking } from './taking-store.ts';

/** Tells the person's other open pages. */
function announceTaking({ live }: Pick<Ground, 'live'>, { accountId }: Pick<Actor, 'accountId'>): void {
  const event = { kind: 'changed', noun: 'course-takings', id: null, version: null } as const;
  live.announce(event, { rule: null, employeeId: null, accountId });
}

/** @throws Problem `not-found` where the course has no such step (any more) */
function stepOf(course: WholeCourse, stepId: string): WholeCourse['steps'][number] {
  return course.steps.find(({ id }) => id === stepId.toLowerCase()) ?? refuse('not-found');
}

interface Kept<Answer> {
  readonly course: WholeCourse;
  readonly taking: Taking;
  readonly stepId?: string;
  readonly position?: number;
  readonly done?: readonly string[];
  readonly answer: Answer;
}

/** Keeps where the caller stands; where others of their pages wrote meanwhile, both hold. */
export async function keep<Answer>(
  { ground, actor, now, commit }: Writing<Answer>,
  { course, taking, stepId, position = 0, done = [], answer }: Kept<Answer>,
): Promise<Committed<Answer>> {
  const { year, edition: round } = taking.round;
  const written = await commit(
    keepTaking,
    {
      ...{ account: actor.accountId, course: course.id, year, round, stepId: stepId ?? null, position, done, at: now },
    },
    {
      target: ['course', course.id],
      difference: { ...(stepId === undefined ? {} : { step: stepId }), ...(done.length === 0 ? {} : { done }) },
      answer: answer as never,
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  if (written === null) return refuse('unavailable');
  announceTaking(ground, actor);
  return written as Committed<Answer>;
}

async function opened(context: Pick<Writing<never>, 'ground' | 'actor'>, id: string) {
  const course = await seenCourse(context, id);
  return { course, taking: takingOf(course, context.ground.clock.today()) };
}

export const moveInCourse = handle(moveOperation, async (context) => {
  const { id, stepId, position } = context.input;
  const { course, taking } = await opened(context, id);
  const step = stepOf(course, stepId);
  return keep(context, { course, taking, stepId: step.id, position, answer: standingOf(course, taking) });
});

export const readStep = handle(readOperation, async (context) => {
  const { id, stepId } = context.input;
  const { course, taking } = await opened(context, id);
  const step = stepOf(course, stepId);
  if (step.question !== null && !taking.done.includes(step.id)) return refuse('answer-needed');
  return keep(context, { course, taking, done: [step.id], answer: standingOf(course, taking, [step.id]) });
});

export const answerStep = handle(answerOperation, async (context) => {
  const { id, stepId, choice } = context.input;
  const { course, taking } = await opened(context, id);
  const step = stepOf(course, stepId);
  const { question } = step;
  if (question === null) return refuse('not-found');
  if (choice >= question.choices.length) {
    return refuse('invalid', { fields: [{ field: 'choice', code: 'no-such-choice' }], values: { n: 1 } });
  }
  const isRight = choice === question.right;
  const done = isRight ? [step.id] : [];
  const answer = { ...standingOf(course, taking, done), isRight, solved: isRight ? solvedOf(step) : null };
  return keep(context, { course, taking, stepId: step.id, done, answer });
});

export const finishCourse = handle(finishOperation, async (context) => {
  const { ground, actor, now, commit, input } = context;
  const { course, taking } = await opened(context, input.id);
  const all = course.parts.map(({ id }) => id);
  const finished = { ...standingOf(course, { ...taking, isCompleted: true }, all) };
  if (taking.isCompleted) return context.standsAlready(standingOf(course, taking));
  if (input.edition !== course.edition) return refuse('course-republished');
  const left = stepsLeft(course.parts, taking.done);
  if (left.length > 0) return refuse('steps-left', { values: { steps: left.join(', ') } });
  const today = ground.clock.today();
  const { year, edition: round } = taking.round;
  const done = await commit(
    completeCourse,
    {
      ...{ account: actor.accountId, course: course.id, year, round, stepId: null, position: 0, done: all, at: now },
      ...{ id: uuidAt(now), edition: course.edition, fiscalYear: fiscalYear(today), dueOn: course.dueOn },
    },
    { target: ['course', course.id], difference: { edition: course.edition, dueOn: course.dueOn }, answer: finished },
  );
  if (done === null) {
    // Another page of the same person was faster, or a new version was published in this moment.
    const again = await opened(context, input.id);
    return again.taking.isCompleted
      ? context.standsAlready(standingOf(again.course, again.taking))
      : refuse('course-republished');
  }
  announceTaking(ground, actor);
  return done;
});

export const noteStep = handle(noteOperation, async (context) => {
  const { actor, now, commit, input } = context;
  const course = await seenCourse(context, input.id);
  const { id: stepId } = stepOf(course, input.stepId);
  const { version } = input;
  const done = await commit(
    keepNote,
    { account: actor.accountId, course: course.id, stepId, version, note: input.note, at: now },
    // The text is the person's own: the trail says that there is one, not what it says.
    {
      target: ['course', course.id],
      difference: { step: stepId, characters: input.note.length },
      answer: { id: course.id, stepId, version: version + 1 },
    },
  );
  if (done !== null) return done;
  const found = (await seenCourse(context, input.id)).notes.find((one) => one.stepId === stepId);
  return refuse('stale', { current: { note: found?.note ?? '', version: found?.version ?? 0 } });
});
