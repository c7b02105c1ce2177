// Counted as well is all that a guest sets off without a password: a login begun at the identity provider, until somebody comes
// back from it, and a link for a new password that is asked for (decision 0021).
import { hash } from 'node:crypto';
import type { Ground } from '../../../platform/ground.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { type Aim, countGuess, findStanding, takeBackGuess } from './limits-store.ts';
import { noteThrottled } from './throttled-attempts.ts';
import { aMomentAfter, type Block, refuseThrottled } from './try-password.ts';

const SCOPE = 'provider-login';

const aimsOf = ({ ip }: Caller): readonly Aim[] => [{ scope: SCOPE, subject: networkOf(ip) }];

/** A request that begins or ends a login at the provider. */
export interface ProviderLogin {
  readonly ground: Ground;
  readonly caller: Caller;
  /** ISO instant. */
  readonly now: string;
}

async function count(asked: ProviderLogin, operation: string, aims: readonly Aim[], email?: string): Promise<void> {
  const { ground, caller, now } = asked;
  const attempt = { operation, caller, account: null, ...(email === undefined ? {} : { email }) };
  const onThrottled = (block: Block) => noteThrottled(ground, attempt, block, now);
  const { block } = await findStanding(ground.pool, aims, now);
  if (block !== null) return refuseThrottled({ aims, onThrottled }, block, now);
  if (await countGuess(ground.pool, aims, now)) return;
  const [{ scope } = { scope: SCOPE } as const] = aims;
  await refuseThrottled({ aims, onThrottled }, { scope, until: aMomentAfter(now) }, now);
}

/** Counts one that begins. Refuses with 429 where too many from there came to nothing. */
export function countProviderLogin(begun: ProviderLogin, operation: string): Promise<void> {
  return count(begun, operation, aimsOf(begun.caller));
}

/**
 * Counts a link that is asked for, for its address, whether anybody has it or not, and for where it comes from: as often as wrong
 * passwords, and apart from them. Refuses with 429.
 */
export function countResetAsked(asked: ProviderLogin, operation: string, email: string): Promise<void> {
  const address = hash('sha256', email.toLowerCase(), 'base64url');
  const aims = [
    { scope: 'account', subject: `reset ${address}` },
    { scope: 'address', subject: `reset ${networkOf(asked.caller.ip)}` },
  ] as const;
  return count(asked, operation, aims, email);
}

/** It brought somebody in: it counts for nothing, wherever else people are logging in from behind the same address. */
export async function forgiveProviderLogin({ ground, caller, now }: ProviderLogin): Promise<void> {
  await takeBackGuess(ground.pool, aimsOf(caller), now);
}
