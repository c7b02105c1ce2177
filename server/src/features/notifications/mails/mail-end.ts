// The end of a mail after it was handed over, and what the system people are told of it.
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { NotificationValues } from '@madoguchi/contract/notifications/model.ts';
import type { ToldFact } from '../../../platform/facts/told-facts-store.ts';
import type { Handover } from '../../../platform/mail/mail-transport.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import type { LateLetter, MailEnd, QueuedMail } from './mail-queue-store.ts';

/** A mail that was put off is tried again after these, then every hour. */
const LATER_MS = [60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000] as const;
/** A mail that the server may have is handed over once more after this: its reader gets it twice at most (decision 0019). */
const UNANSWERED_MS = 60 * 60_000;
const UNANSWERED_AT_MOST = 2;

export const SYSTEM = { roles: ['system'] } as const;

/** The ISO instant so much later. */
export const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** The end of the mail. Where it ends unsent, or may have, the system people are told. */
export function endOf(mail: QueuedMail, handover: Handover, now: string): MailEnd {
  switch (handover.outcome) {
    case 'sent':
      return { state: 'sent' };
    case 'refused': {
      const { answer } = handover;
      return { state: 'failed', answer, fact: factOf('mail-refused', mail, now, { reply: answer.slice(0, 3) }) };
    }
    case 'later': {
      const delayMs = LATER_MS[Math.min(mail.attempts, LATER_MS.length) - 1] ?? 0;
      return { ...handover, state: 'queued', due: later(now, delayMs), unanswered: mail.unanswered };
    }
    case 'down':
      return { ...handover, state: 'queued', due: now, unanswered: mail.unanswered };
    case 'unanswered': {
      const unanswered = mail.unanswered + 1;
      if (unanswered >= UNANSWERED_AT_MOST)
        return { ...handover, state: 'failed', fact: factOf('mail-unanswered', mail, now) };
      return { ...handover, state: 'queued', due: later(now, UNANSWERED_MS), unanswered };
    }
    default:
      return handover satisfies never;
  }
}

/** Of a letter whose link ran out before it could be sent. */
export function endOfLate(letter: LateLetter, now: string): MailEnd {
  return { state: 'failed', answer: 'too late', fact: factOf('mail-too-late', letter, now) };
}

type AboutMail = Extract<NotificationKind, 'mail-refused' | 'mail-too-late' | 'mail-unanswered'>;

function factOf(kind: AboutMail, mail: LateLetter, now: string, more: NotificationValues = {}): ToldFact {
  return {
    id: uuidAt(now),
    key: `${kind}:${mail.factId}:${mail.accountId}`,
    kind,
    at: now,
    subject: null,
    about: mail.email,
    said: { to: mail.email, ...more },
    to: SYSTEM,
  };
}
