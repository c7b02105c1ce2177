// Work that follows from the calendar alone: checked every hour, told once, and not before people are at work.
import type { Executor } from '../../platform/db/statement.ts';
import { forgetOldFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
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

/** Work that a feature does each day; doing it again tells nothing twice. Answers how many facts were news. */
export type DailyWork = (ground: Ground, executor: Executor) => Promise<number>;

async function forget({ clock }: Ground, executor: Executor): Promise<number> {
  const ago = (ms: number) => new Date(Date.parse(clock.now()) - ms).toISOString();
  await forgetOldNotifications(executor, ago(NOTIFICATION_LIFE_MS));
  await forgetOldFacts(executor, ago(FACT_LIFE_MS));
  return 0;
}

async function lookAtDay(ground: Ground, executor: Executor, daily: readonly DailyWork[]): Promise<void> {
  if (hourInJapan(ground.clock.now()) < MORNING_HOUR) return;
  await work(ground, executor, [...daily, forget], 'an hour');
}

/** One job that cannot be done leaves the others alone. */
async function work(ground: Ground, executor: Executor, jobs: readonly DailyWork[], again: string): Promise<void> {
  for (const job of jobs) {
    try {
      if ((await job(ground, executor)) > 0) ground.facts.ring();
    } catch (error) {
      ground.log.warn({ err: error }, `what the time brings could not be told; it is tried again in ${again}`);
    }
  }
}

/** Begins; the returned function ends it, once a look under way is over. */
export function startDays(ground: Ground, executor: Executor, daily: readonly DailyWork[]): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = lookAtDay(ground, executor, daily);
  };
  look();
  const hourly = setInterval(look, HOUR_MS);
  hourly.unref();
  return () => {
    clearInterval(hourly);
    return looking;
  };
}

const MINUTE_MS = 60_000;

/** The same for what waits for its minute; a look that takes longer is not overtaken by the next. */
export function startPrompts(ground: Ground, executor: Executor, prompt: readonly DailyWork[]): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= work(ground, executor, prompt, 'a minute').finally(() => {
      looking = null;
    });
  };
  look();
  const minutely = setInterval(look, MINUTE_MS);
  minutely.unref();
  return async () => {
    clearInterval(minutely);
    await looking;
  };
}
