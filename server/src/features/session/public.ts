// Signing in for other features: the one way in, and the work that is done now and then.
import type { Ground } from '../../platform/ground.ts';
import { forgetOldLimits } from './guessing/limits-store.ts';
import { DEVICE_DAYS } from './start-session.ts';
import { forgetOldDevices } from './store.ts';

export { GUESS_LIMITS } from './guessing/limits.ts';
export { guessesForgiven, withGuesses } from './guessing/limits-store.ts';
export { countProviderLogin, countResetAsked, forgiveProviderLogin } from './guessing/provider-logins.ts';
export { noteThrottled } from './guessing/throttled-attempts.ts';
export { tryPassword } from './guessing/try-password.ts';
export { deviceHash, entryRefusal, startSession } from './start-session.ts';
export {
  type AccountRow,
  auditedSessions,
  findAccount,
  findAccountByEmail,
  findSealedToken,
  openSessionsOf,
  tokenReplaced,
} from './store.ts';

const DAY_MS = 86_400_000;
const daysBefore = (now: string, days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();

/** Forgets devices that nobody used for half a year, and failures that are forgiven. */
export async function tidySignIn({ pool, clock }: Ground): Promise<void> {
  const now = clock.now();
  await forgetOldDevices(pool, daysBefore(now, DEVICE_DAYS));
  await forgetOldLimits(pool, daysBefore(now, 1));
}
