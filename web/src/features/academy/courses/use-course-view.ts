// The course list's search, filters and order, all in its address, and the courses that they leave.
import {
  COURSE_CATEGORIES,
  type CourseCategory,
  TAKING_STATES,
  type TakingState,
} from '@madoguchi/contract/academy/choices.ts';
import type { OwnCourse } from '@madoguchi/contract/academy/model.ts';
import { folded, searchWords } from '@madoguchi/contract/values/folded.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

export const ORDERS = ['deadline', 'updated', 'left'] as const;
export type Order = (typeof ORDERS)[number];

export interface CourseView {
  readonly q: string;
  readonly category: CourseCategory | null;
  readonly state: TakingState | null;
  readonly order: Order;
}

const LONGEST = 100;

function readView(search: Readonly<Record<string, unknown>>): CourseView {
  const { q, category, state, order } = search;
  return {
    q: typeof q === 'string' ? q.slice(0, LONGEST) : '',
    category: COURSE_CATEGORIES.find((one) => one === category) ?? null,
    state: TAKING_STATES.find((one) => one === state) ?? null,
    order: ORDERS.find((one) => one === order) ?? 'deadline',
  };
}

export function useCourseView() {
  const view = readView(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: Partial<CourseView>) => {
    const next = { ...view, ...change };
    void navigate({
      to: '.',
      search: {
        ...(next.q.trim() === '' ? {} : { q: next.q }),
        ...(next.category === null ? {} : { category: next.category }),
        ...(next.state === null ? {} : { state: next.state }),
        ...(next.order === 'deadline' ? {} : { order: next.order }),
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { view, show };
}

/** True while something narrows the list. */
export const isNarrowed = ({ q, category, state }: CourseView): boolean =>
  q.trim() !== '' || category !== null || state !== null;

/** A day after all others. */
const NO_DAY = '9999-12-31';
const isOpen = ({ state }: OwnCourse) => state !== 'completed';
/** A course that is asked for and not completed comes first, the next deadline before the others. */
const deadline = (course: OwnCourse) => (isOpen(course) ? (course.dueOn ?? NO_DAY) : NO_DAY);
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const COMPARE: Readonly<Record<Order, (a: OwnCourse, b: OwnCourse) => number>> = {
  deadline: (a, b) => byText(deadline(a), deadline(b)) || byText(b.updatedAt, a.updatedAt),
  updated: (a, b) => byText(b.updatedAt, a.updatedAt),
  left: (a, b) => a.minutesLeft - b.minutesLeft || byText(b.updatedAt, a.updatedAt),
};

/** Every word is found in title or description, in either language; and the category and the state hold (AC1). */
export function coursesIn(
  courses: readonly OwnCourse[],
  { q, category, state, order }: CourseView,
): readonly OwnCourse[] {
  const words = searchWords(q);
  const found = courses.filter((course) => {
    const texts = [course.title, course.titleEn, course.description, course.descriptionEn].map(folded);
    return (
      (category === null || course.courseCategory === category) &&
      (state === null || course.state === state) &&
      words.every((word) => texts.some((text) => text.includes(word)))
    );
  });
  return found.sort(COMPARE[order]);
}
