// The port of the academy: the courses that a person is asked to take, for whoever tells people what waits for them.
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ownCourse, seenCourses } from './own-courses.ts';

/** How many, and since when the oldest waits; null where there are none, or the tool is closed to the person. */
export async function waitingCourses(
  ground: Ground,
  actor: Actor,
): Promise<{ readonly count: number; readonly since: string } | null> {
  if (!(await ground.tools.isOpenTo(actor, 'academy'))) return null;
  const today = ground.clock.today();
  const waiting = (await seenCourses({ ground, actor })).filter((course) => {
    const { isMandatory, state } = ownCourse(course, today);
    return isMandatory && state !== 'completed';
  });
  const [since] = waiting.flatMap(({ assignedAt }) => assignedAt ?? []).sort();
  return since === undefined ? null : { count: waiting.length, since };
}
