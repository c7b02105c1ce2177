import type { Handover, MailMessage, MailTransport } from '../../../platform/mail/mail-transport.ts';

/** How long a mail server may take over a mail that has its connection. */
export interface Patience {
  /** Until it has taken all of the mail. Given up earlier, it has nothing of it. */
  readonly wholeMs: number;
  /** And from then until it says so. */
  readonly answerMs: number;
}

/** RFC 5321 4.5.3.2.6: ten minutes for the last answer. A server that is left earlier delivers, and gets the mail again. */
export const PATIENCE: Patience = { wholeMs: 60_000, answerMs: 10 * 60_000 };

/** A portal that stops lets a hand-over under way come to its end for so long. */
const LAST_MS = 2_000;

/** Hands the mail over, and gives up where that takes too long, however slowly the server drips. */
export async function inTime(
  transport: MailTransport,
  message: MailMessage,
  stopping: AbortSignal,
  { wholeMs, answerMs }: Patience,
): Promise<Handover> {
  const given = new AbortController();
  const giveUp = () => given.abort();
  let limit = setTimeout(giveUp, wholeMs);
  const giveUpIn = (ms: number) => {
    clearTimeout(limit);
    limit = setTimeout(giveUp, ms);
  };
  const hurry = () => giveUpIn(LAST_MS);
  stopping.addEventListener('abort', hurry);
  if (stopping.aborted) hurry();
  const onWhole = () => {
    if (!stopping.aborted) giveUpIn(answerMs);
  };
  try {
    return await transport.send(message, { givenUp: given.signal, onWhole });
  } finally {
    clearTimeout(limit);
    stopping.removeEventListener('abort', hurry);
  }
}
