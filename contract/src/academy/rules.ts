// The rules of courses: states, rounds in which one is to be taken, progress, deadlines. The server's SQL asks the same; tests compare.
import { may, type Visitor } from '../access.ts';
import { type Machine, machine } from '../record/machine.ts';
import { daysBetween, fiscalYear, plainDate, tokyoDay } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { type CourseStatus, PICTURE_SCHEME, type TakingState } from './choices.ts';
import type { CourseDraft, CourseStep } from './model.ts';

export type CourseAction = 'publish' | 'withdraw';

/** A published one is published again with what was written since; nothing is deleted (B0-04). */
export const courseMachine: Machine<CourseStatus, CourseAction, 'maintainer'> = machine<CourseStatus, 'maintainer'>()({
  publish: { from: ['draft', 'published', 'withdrawn'], to: 'published', by: 'maintainer' },
  withdraw: { from: ['published'], to: 'withdrawn', by: 'maintainer' },
});

const isBlank = (value: string) => value.trim() === '';

interface CourseFault {
  readonly field: string;
  readonly code: 'required' | 'course-steps' | 'course-english' | 'course-right';
}

const NEEDED = ['title', 'slug', 'description'] as const;
const ENGLISH = ['titleEn', 'descriptionEn'] as const;

/** The faults that keep a draft from being published, each with the field that shows it. English is all of it or none. */
export function courseFaults(course: CourseDraft): readonly CourseFault[] {
  const required = (field: string): CourseFault => ({ field, code: 'required' });
  const shown = course.steps.flatMap((step, nth) => (step.isHidden ? [] : [{ step, path: `steps.${nth}` }]));
  const isInEnglish = ENGLISH.some((field) => !isBlank(course[field])) || shown.some(({ step }) => hasEnglish(step));
  return [
    ...NEEDED.filter((field) => isBlank(course[field])).map(required),
    ...(course.courseCategory === null ? [required('courseCategory')] : []),
    ...(shown.length === 0 ? [{ field: 'steps', code: 'course-steps' } as const] : []),
    ...shown.flatMap(({ step, path }) =>
      stepFaults(step).map(({ field, code }) => ({ field: `${path}.${field}`, code })),
    ),
    ...(isInEnglish ? englishFaults(course, shown) : []),
  ];
}

function stepFaults({ title, body, question }: CourseStep): readonly CourseFault[] {
  const blank = [
    ...(isBlank(title) ? ['title'] : []),
    ...(isBlank(body) ? ['body'] : []),
    ...(question !== null && isBlank(question.text) ? ['question.text'] : []),
    ...(question?.choices ?? []).flatMap((choice, nth) =>
      isBlank(choice.text) ? [`question.choices.${nth}.text`] : [],
    ),
  ];
  return [
    ...blank.map((field) => ({ field, code: 'required' }) as const),
    ...(question !== null && question.right >= question.choices.length
      ? [{ field: 'question.right', code: 'course-right' } as const]
      : []),
  ];
}

const hasEnglish = ({ titleEn, bodyEn }: CourseStep) => !isBlank(titleEn) || !isBlank(bodyEn);

function englishFaults(
  course: CourseDraft,
  shown: readonly { readonly step: CourseStep; readonly path: string }[],
): readonly CourseFault[] {
  const missing = [
    ...ENGLISH.filter((field) => isBlank(course[field])),
    ...shown.flatMap(({ step, path }) => [
      ...(isBlank(step.titleEn) ? [`${path}.titleEn`] : []),
      ...(isBlank(step.bodyEn) ? [`${path}.bodyEn`] : []),
      ...(step.question !== null && isBlank(step.question.textEn) ? [`${path}.question.textEn`] : []),
      ...(step.question?.choices ?? []).flatMap((choice, nth) =>
        isBlank(choice.textEn) ? [`${path}.question.choices.${nth}.textEn`] : [],
      ),
    ]),
  ];
  return missing.map((field) => ({ field, code: 'course-english' }));
}

const PICTURE = new RegExp(`\\]\\(${PICTURE_SCHEME}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\)`, 'gi');

/** Ids of the files that the texts show as pictures, each once. */
export function picturesIn(steps: readonly Pick<CourseStep, 'body' | 'bodyEn'>[]): readonly string[] {
  const found = steps.flatMap(({ body, bodyEn }) => [...`${body}\n${bodyEn}`.matchAll(PICTURE)]);
  return [...new Set(found.map(([, id = '']) => id.toLowerCase()))];
}

/** In which a course is to be taken: a fiscal year, 0 where it does not renew, and the oldest version that counts. */
export interface Round {
  readonly year: number;
  readonly edition: number;
}

interface Renewing {
  readonly renewsYearly: boolean;
  /** The newest version that was published as one to be taken again; 1 where there is none. */
  readonly requiredEdition: number;
}

export function roundOf({ renewsYearly, requiredEdition }: Renewing, today: PlainDate): Round {
  return { year: renewsYearly ? fiscalYear(today) : 0, edition: requiredEdition };
}

/** True when the completion is one of the round: who has it is not asked again. */
export function countsIn(
  completion: { readonly fiscalYear: number; readonly edition: number },
  { year, edition }: Round,
): boolean {
  return completion.edition >= edition && (year === 0 || completion.fiscalYear === year);
}

/** A deadline in a round: of one that renews, the same day of that fiscal year, and never before its first. */
export function dueIn(dueOn: PlainDate, { year }: Pick<Round, 'year'>): PlainDate {
  const later = year === 0 ? 0 : Math.max(0, year - fiscalYear(dueOn));
  const [y, month, day] = dueOn.split('-').map(Number) as [number, number, number];
  // A leap day falls on the last of February where there is none.
  return plainDate(y + later, month, day) ?? plainDate(y + later, month, day - 1) ?? dueOn;
}

/** Days of Tokyo from the deadline to the moment; 0 in time, and where there is none. */
export function daysLate(dueOn: PlainDate | null, moment: string): number {
  return dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, tokyoDay(Date.parse(moment))));
}

interface Part {
  readonly id: string;
  readonly minutes: number;
}

export interface Progress {
  readonly steps: number;
  readonly done: number;
  readonly percent: number;
  readonly minutes: number;
  readonly minutesLeft: number;
}

const ALMOST = 99;

/** Of the steps that there are now: what was done of steps that are gone counts no more. Whole only when it is completed. */
export function progressOf(parts: readonly Part[], done: readonly string[], isCompleted: boolean): Progress {
  const left = parts.filter(({ id }) => !isCompleted && !done.includes(id));
  const count = parts.length - left.length;
  const sum = (some: readonly Part[]) => some.reduce((minutes, part) => minutes + part.minutes, 0);
  const rounded = parts.length === 0 ? 0 : Math.round((100 * count) / parts.length);
  return {
    steps: parts.length,
    done: count,
    percent: isCompleted ? 100 : Math.min(ALMOST, rounded),
    minutes: sum(parts),
    minutesLeft: sum(left),
  };
}

export function takingState(hasBegun: boolean, isCompleted: boolean): TakingState {
  if (isCompleted) return 'completed';
  return hasBegun ? 'in-progress' : 'not-started';
}

/**
 * The places, from 1, of the steps that keep a course from being finished: those that are not done. The last one is done by
 * finishing, unless it asks something.
 */
export function stepsLeft(
  parts: readonly { readonly id: string; readonly asks: boolean }[],
  done: readonly string[],
): readonly number[] {
  return parts.flatMap(({ id, asks }, nth) => {
    const isFinishedBy = nth === parts.length - 1 && !asks;
    return done.includes(id) || isFinishedBy ? [] : [nth + 1];
  });
}

/** True for those who write courses, assign them, and see everybody's certificates. */
export const maintainsCourses = (visitor: Visitor): boolean => may(visitor, 'system');
