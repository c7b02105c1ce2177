// What follows from the calendar alone: looked at every hour, told once, and not before people are at work.
import type { Executor } from '../../platform/db/statement.ts';
import { forgetOldFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { tellClaimDays } from '../expense-claims/public.ts';
import { forgetOldNotifications } from './feed-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JAPAN_AHEAD_MS = 9 * HOUR_MS;
/** Nobody's phone rings at midnight because a day has begun. */
const MORNING_HOUR = 8;

/** How long notifications stay, with the mails that went out for them. */
const NOTIFICATION_LIFE_MS = 180 * DAY_MS;
/** Longer than any day that a fact could come upon again. */
const FACT_LIFE_MS = 400 * DAY_MS;

function hourInJapan(now: string): number {
  return Math.floor(((Date.parse(now) + JAPAN_AHEAD_MS) % DAY_MS) / HOUR_MS);
}

/** Tells what this day brings, and forgets what is long past. Doing it again tells nothing twice. */
async function lookAtDay(ground: Ground, executor: Executor): Promise<void> {
  const now = ground.clock.now();
  if (hourInJapan(now) < MORNING_HOUR) return;
  if ((await tellClaimDays(ground, executor)) > 0) ground.facts.ring();
  const ago = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
  await forgetOldNotifications(executor, ago(NOTIFICATION_LIFE_MS));
  await forgetOldFacts(executor, ago(FACT_LIFE_MS));
}

/** Begins; the returned function ends it, once a look under way is over. */
export function startDays(ground: Ground, executor: Executor): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = lookAtDay(ground, executor).catch((error: unknown) => {
      ground.log.warn({ err: error }, 'what the day brings could not be told; it is tried again in an hour');
    });
  };
  look();
  const hourly = setInterval(look, HOUR_MS);
  hourly.unref();
  return () => {
    clearInterval(hourly);
    return looking;
  };
}
