import { dayInJapan } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { later, SYSTEM } from './mail-end.ts';
import { type Delays, findDelays } from './mail-queue-store.ts';

/** After so long without a mail the system people hear of it (reliability R24). */
const ALARM_MS = 15 * 60_000;

/**
 * Tells the system people that mails wait, whatever the mail server says to them. Where none goes out that is told once, by
 * when it began; the next mail that goes out ends it. Where others have gone out for as long, it is told once for each day on
 * which one was queued that waits: a full mailbox is no news every minute.
 */
export async function tellDelay({ clock, facts }: Pick<Ground, 'clock' | 'facts'>, executor: Executor): Promise<void> {
  const now = clock.now();
  const longAgo = later(now, -ALARM_MS);
  const key = keyOf(await findDelays(executor, longAgo), longAgo);
  if (key === null) return;
  const news = { id: uuidAt(now), key, kind: 'mail-delayed', at: now, subject: null, about: '', to: SYSTEM } as const;
  if ((await tellFacts(executor, [{ ...news, said: { minutes: ALARM_MS / 60_000 } }])) > 0) facts.ring();
}

function keyOf({ noneSince, overtaken }: Delays, longAgo: string): string | null {
  if (noneSince !== null && noneSince <= longAgo) return `mail-delayed:${noneSince}`;
  return overtaken === null ? null : `mail-delayed:of:${dayInJapan(overtaken)}`;
}
