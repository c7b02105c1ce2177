// The work beside the requests that begins and ends with the portal: facts are told, mails are sent, days are looked at.
import type { FactSource } from '../../platform/facts/fact-source.ts';
import { toldFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { announcementConfirmations, announcementFacts } from '../announcements/public.ts';
import { approvalFacts } from '../approvals/public.ts';
import { claimFacts, claimOutcomes } from '../expense-claims/public.ts';
import { purchaseFacts, purchaseOutcomes } from '../purchase-requests/public.ts';
import { openBackgroundPool } from './background-pool.ts';
import { startDays } from './days.ts';
import { beginSource } from './feed-store.ts';
import { Feeder } from './feeder.ts';
import { MailSender } from './mails/mail-sender.ts';

export { type Letter, letterParts, recallLetters, writtenLetters } from './mails/letters-store.ts';

/** Whose facts people are told. */
const SOURCES: readonly FactSource[] = [
  claimFacts,
  claimOutcomes,
  purchaseFacts,
  purchaseOutcomes,
  approvalFacts,
  announcementFacts,
  announcementConfirmations,
  toldFacts,
];

/** Begins; the returned function ends it. Works on a connection of its own, so that no request waits for it. */
export async function startNotifications(ground: Ground): Promise<() => Promise<void>> {
  const pool = openBackgroundPool(ground);
  for (const source of SOURCES) await beginSource(pool, source);
  const sender = new MailSender(ground, pool);
  const feeder = new Feeder(ground, pool, SOURCES, () => sender.wake());
  feeder.start();
  if (ground.config.mail !== null) {
    sender.start();
    await ground.listener.alsoHear('letters', () => sender.wake());
  }
  const endDays = startDays(ground, pool);
  return async () => {
    await endDays();
    await feeder.stop();
    await sender.stop();
    await pool.end();
  };
}
