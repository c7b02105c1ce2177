// Checks and marks of a person's account.
import type { MaskedAccount } from './model.ts';
import type { OwnName } from './own-name.ts';

const DAY_MS = 86_400_000;
/** So long a changed account is marked where it is paid to (B4-11). */
const RECENT_DAYS = 30;

/** A name that is not the person's own needs a reason. */
export function needsReason(ownName: OwnName): boolean {
  return ownName !== 'same';
}

export function isRecent(changedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(changedAt) < RECENT_DAYS * DAY_MS;
}

/** True where the account has to be chosen anew. */
export function isClosed({ closedOn }: Pick<MaskedAccount, 'closedOn'>, today: string): boolean {
  return closedOn !== null && closedOn <= today;
}
