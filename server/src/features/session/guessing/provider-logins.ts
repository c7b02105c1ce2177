// Logins begun at the identity provider, by where they come from: each is a row and a record, and counts until somebody
// comes back from it (decision 0021).
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

/** Counts one that begins. Refuses with 429 where too many from there came to nothing. */
export async function countProviderLogin({ ground, caller, now }: ProviderLogin, operation: string): Promise<void> {
  const aims = aimsOf(caller);
  const attempt = { operation, caller, account: null };
  const onThrottled = (block: Block) => noteThrottled(ground, attempt, block, now);
  const { block } = await findStanding(ground.pool, aims, now);
  if (block !== null) return refuseThrottled({ aims, onThrottled }, block, now);
  if (await countGuess(ground.pool, aims, now)) return;
  await refuseThrottled({ aims, onThrottled }, { scope: SCOPE, until: aMomentAfter(now) }, now);
}

/** It brought somebody in: it counts for nothing, wherever else people are logging in from behind the same address. */
export async function forgiveProviderLogin({ ground, caller, now }: ProviderLogin): Promise<void> {
  await takeBackGuess(ground.pool, aimsOf(caller), now);
}
