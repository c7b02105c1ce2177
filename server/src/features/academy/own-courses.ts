// A person in the courses: what the reads answer, and what the writes rest on.

import type { OwnCourse, Standing, TakenCourse, TakenStep } from '@madoguchi/contract/academy/model.ts';
import { listCourses as listOperation, showCourse as showOperation } from '@madoguchi/contract/academy/operations.ts';
import { countsIn, daysLate, progressOf, type Round, roundOf, takingState } from '@madoguchi/contract/academy/rules.ts';
import { rolesThatMay, tool } from '@madoguchi/contract/access.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Asked, findCourse, findCourses, type StoredCourse, type WholeCourse } from './store.ts';

export interface Taker {
  readonly ground: Ground;
  readonly actor: Actor;
}

/** The roles to which the academy is open now. */
export async function openRoles({ tools }: Pick<Ground, 'tools'>): Promise<readonly string[]> {
  return rolesThatMay(tool('academy'), await tools.rules());
}

async function askedBy({ ground, actor }: Taker): Promise<Asked> {
  return { account: actor.accountId, today: ground.clock.today(), roles: await openRoles(ground) };
}

/** Where the person stands in the round of today. */
export interface Taking {
  readonly round: Round;
  readonly hasBegun: boolean;
  readonly isCompleted: boolean;
  readonly done: readonly string[];
  readonly stepId: string | null;
  readonly position: number;
}

export function takingOf(course: StoredCourse, today: PlainDate): Taking {
  const round = roundOf(course, today);
  const { taking } = course;
  // A course that was begun in an earlier round is begun anew.
  const now = taking !== null && taking.year === round.year && taking.edition === round.edition ? taking : null;
  return {
    round,
    hasBegun: now !== null,
    isCompleted: course.completions.some((one) => countsIn(one, round)),
    done: now?.done ?? [],
    stepId: now?.stepId ?? null,
    position: now?.position ?? 0,
  };
}

export function ownCourse(course: StoredCourse, today: PlainDate): OwnCourse {
  const { parts, publishedAt, requiredEdition: _required, assignedAt: _assigned, taking: _taking, ...rest } = course;
  const { completions, ...head } = rest;
  const { hasBegun, isCompleted, done, stepId } = takingOf(course, today);
  const [last] = completions;
  return {
    ...head,
    updatedAt: publishedAt,
    ...progressOf(parts, done, isCompleted),
    activeStep: parts.findIndex(({ id }) => id === stepId) + 1,
    state: takingState(hasBegun, isCompleted),
    isMandatory: head.dueOn !== null,
    completedAt: last?.completedAt ?? null,
    completedEdition: last?.edition ?? null,
    isUpdatedSince: last !== undefined && last.edition < head.edition,
    isToRetake: last !== undefined && !isCompleted,
  };
}

/** @throws Problem `not-found` where no course of that id is published */
export async function seenCourse(taker: Taker, id: string): Promise<WholeCourse> {
  return (await findCourse(taker.ground.pool, { ...(await askedBy(taker)), id })) ?? refuse('not-found');
}

export async function seenCourses(taker: Taker): Promise<StoredCourse[]> {
  return findCourses(taker.ground.pool, await askedBy(taker));
}

/** The answer to the question of a step: told once it is known. */
export const solvedOf = ({ question }: WholeCourse['steps'][number]) =>
  question === null
    ? null
    : { right: question.right, explanation: question.explanation, explanationEn: question.explanationEn };

export function standingOf(course: StoredCourse, taking: Taking, more: readonly string[] = []): Standing {
  const done = [...new Set([...taking.done, ...more])];
  const { percent } = progressOf(course.parts, done, taking.isCompleted);
  return { id: course.id, state: takingState(true, taking.isCompleted), percent, done };
}

export const listCourses = handle(listOperation, async (context) => {
  const today = context.ground.clock.today();
  return { courses: (await seenCourses(context)).map((course) => ownCourse(course, today)) };
});

export const showCourse = handle(showOperation, async (context): Promise<TakenCourse> => {
  const today = context.ground.clock.today();
  const { steps, notes, ...course } = await seenCourse(context, context.input.id);
  const { done, stepId, position, isCompleted } = takingOf(course, today);
  return {
    ...ownCourse(course, today),
    parts: steps.map((step): TakenStep => {
      const isDone = isCompleted || done.includes(step.id);
      const note = notes.find((one) => one.stepId === step.id);
      const { id, title, titleEn, body, bodyEn, minutes, question } = step;
      return {
        ...{ id, title, titleEn, body, bodyEn, minutes, isDone },
        question: question && { text: question.text, textEn: question.textEn, choices: question.choices },
        solved: isDone ? solvedOf(step) : null,
        note: note?.note ?? '',
        noteVersion: note?.version ?? 0,
      };
    }),
    place: stepId === null ? null : { stepId, position },
    completed: course.completions.map((one) => ({ ...one, daysLate: daysLate(one.dueOn, one.completedAt) })),
  };
});
