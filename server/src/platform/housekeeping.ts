// Deletes rows that would pile up for ever, such as stored answers and ended sessions: at the start, then daily.
import type { Ground } from './ground.ts';
import { forgetOldKeys } from './http/idempotency-store.ts';
import { forgetOverSessions } from './session/session-rows-store.ts';

const DAY_MS = 86_400_000;
/** How long a key answers again (B0-03, reliability R7). */
const KEY_LIFE_MS = 90 * DAY_MS;

/** A feature's own part of the housekeeping. */
export type Tidy = (ground: Ground) => Promise<void>;

async function tidy(ground: Ground, more: readonly Tidy[]): Promise<void> {
  const { config, pool, clock, log } = ground;
  const now = clock.now();
  try {
    await forgetOldKeys(pool, new Date(Date.parse(now) - KEY_LIFE_MS).toISOString());
    await forgetOverSessions(pool, now, config.sessionIdleMinutes);
    for (const tidyMore of more) await tidyMore(ground);
  } catch (error) {
    log.warn({ err: error }, 'housekeeping did not finish; it is tried again tomorrow');
  }
}

/** Begins; the returned function ends it. */
export function startHousekeeping(ground: Ground, more: readonly Tidy[]): () => void {
  void tidy(ground, more);
  const daily = setInterval(() => void tidy(ground, more), DAY_MS);
  daily.unref();
  return () => clearInterval(daily);
}
