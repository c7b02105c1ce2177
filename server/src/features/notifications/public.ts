// The work beside the requests that begins and ends with the portal: facts are told, mails are sent, days are looked at.
import type { FactSource } from '../../platform/facts/fact-source.ts';
import type { PassingNews } from '../../platform/facts/passing-news.ts';
import { toldFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { openBackgroundPool } from './background-pool.ts';
import { type DailyWork, startDays, startPrompts } from './days.ts';
import { beginSource } from './feed-store.ts';
import { Feeder } from './feeder.ts';
import { MailSender } from './mails/mail-sender.ts';

export type { DailyWork } from './days.ts';
export { type Letter, letterParts, recallLetters, withLetter, writtenLetters } from './mails/letters-store.ts';

interface FromFeatures {
  /** Whose facts people are told. */
  readonly facts: readonly FactSource[];
  /** Of theirs, what may be so no more by the time it is mailed. */
  readonly passing: readonly PassingNews[];
  readonly daily: readonly DailyWork[];
  /** Looked at each minute, whatever the hour. */
  readonly prompt: readonly DailyWork[];
}

/** Begins; the returned function ends it. Works on a connection of its own, so that no request waits for it. */
export async function startNotifications(
  ground: Ground,
  { facts, passing, daily, prompt }: FromFeatures,
): Promise<() => Promise<void>> {
  const sources = [...facts, toldFacts];
  const pool = openBackgroundPool(ground);
  for (const source of sources) await beginSource(pool, source);
  const sender = new MailSender(ground, pool, { passing });
  const feeder = new Feeder(ground, pool, sources, () => sender.wake());
  feeder.start();
  if (ground.config.mail !== null) {
    sender.start();
    await ground.listener.alsoHear('letters', () => sender.wake());
  }
  const endDays = startDays(ground, pool, daily);
  const endPrompts = startPrompts(ground, pool, prompt);
  return async () => {
    await endDays();
    await endPrompts();
    await feeder.stop();
    await sender.stop();
    await pool.end();
  };
}
