import type { Handover } from '../../../platform/mail/mail-transport.ts';

/** No hand-over takes longer, however slowly the server drips. */
const HANDOVER_MS = 60_000;
/** A portal that stops lets a hand-over under way come to its end for so long. */
const LAST_MS = 2_000;

/** The hand-over, given up where it takes too long. The mail may have arrived then: it goes again under the same id. */
export function inTime(handover: Promise<Handover>, stopping: AbortSignal): Promise<Handover> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve({ outcome: 'down', answer: 'no answer in time' });
    let limit = setTimeout(giveUp, HANDOVER_MS);
    const hurry = () => {
      clearTimeout(limit);
      limit = setTimeout(giveUp, LAST_MS);
    };
    stopping.addEventListener('abort', hurry);
    if (stopping.aborted) hurry();
    handover.then(resolve, reject).finally(() => {
      clearTimeout(limit);
      stopping.removeEventListener('abort', hurry);
    });
  });
}
