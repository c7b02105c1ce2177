// News of courses (B9-06): assigned, due within a week, overdue; each told once for a person and a deadline.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { Executor } from '../../platform/db/statement.ts';
import { type ToldFact, tellFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findOpen, type OpenCourse } from './assignments-store.ts';
import { openRoles } from './own-courses.ts';

/** So many days before the deadline whoever has not completed the course is reminded. */
const SOON_DAYS = 7;

/** An assignment is told within its minute for so long; later the look of each hour comes upon it. */
const NEW_MS = 3_600_000;

async function tell(ground: Ground, executor: Executor, since: string | null): Promise<number> {
  const { clock } = ground;
  const now = clock.now();
  const today = clock.today();
  const soon = addDays(today, SOON_DAYS);
  const open = await findOpen(executor, { today, since, roles: await openRoles(ground) });
  const fact = (kind: 'course-assigned' | 'course-due' | 'course-overdue', one: OpenCourse): ToldFact => ({
    ...{ id: uuidAt(now), key: `${kind} ${one.course} ${one.dueOn} ${one.account}`, kind, at: now },
    ...{ subject: one.course, about: one.course, to: { account: one.account } },
    said: { title: one.title, titleEn: one.titleEn, day: one.dueOn },
  });
  return tellFacts(
    executor,
    open.map((one) => {
      if (one.dueOn < today) return fact('course-overdue', one);
      return one.dueOn <= soon ? fact('course-due', one) : fact('course-assigned', one);
    }),
  );
}

/** Answers how many were news. A reminder takes the place of the first news where the deadline is that near. */
export const tellOfCourses = (ground: Ground, executor: Executor): Promise<number> => tell(ground, executor, null);

/** The same of what was assigned just now. */
export const tellOfNewAssignments = (ground: Ground, executor: Executor): Promise<number> =>
  tell(ground, executor, new Date(Date.parse(ground.clock.now()) - NEW_MS).toISOString());
