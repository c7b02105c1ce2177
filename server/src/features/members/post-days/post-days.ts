// Posts begin with their day (decision 0037): looked at when the portal starts, and as soon as a day begins in Japan.
import { calendarRecord } from '../../../platform/audit/calendar-record.ts';
import { runChange } from '../../../platform/db/change.ts';
import type { Ground } from '../../../platform/ground.ts';
import { tell } from '../record/rewrite.ts';
import { beginPost, type DuePost, findDue } from './post-days-store.ts';

/** How soon a new day is noticed. A timer until midnight would oversleep on a machine that was asleep. */
const LOOK_MS = 10_000;

/** The audit record of a post that began. */
function recordOf({ number, ...post }: DuePost, now: string) {
  const difference = {
    departmentCode: [post.formerDepartment, post.departmentCode],
    positionCode: [post.formerPosition, post.positionCode],
  };
  return calendarRecord(now, { event: 'member.post-began', target: ['employee', number], difference });
}

/** Brings the records in step with the posts of today. Answers how many had to be. */
async function beginPosts(ground: Ground): Promise<number> {
  const { pool, clock } = ground;
  const [today, now] = [clock.today(), clock.now()];
  const found = await findDue(pool, today);
  for (const post of found) {
    const values = { id: post.id, today, at: now, ...recordOf(post, now) };
    if ((await runChange(pool, beginPost, values)) !== null) tell(ground, post.number);
  }
  return found.length;
}

/** Begins; the returned function ends it, once a look under way is over. */
export async function startPostDays(ground: Ground): Promise<() => Promise<void>> {
  let seen: string | null = null;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const today = ground.clock.today();
    if (today === seen) return;
    try {
      await beginPosts(ground);
      seen = today;
    } catch (error) {
      ground.log.warn({ err: error }, 'posts that begin today could not be begun; it is tried again in a moment');
    }
  };
  await look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}
