// The caller's address to subscribe to: made, renewed, revoked. Its secret is in the one answer that makes it, and nowhere else.
import {
  makeFeed as makeOperation,
  renewFeed as renewOperation,
  revokeFeed as revokeOperation,
  showFeed as showOperation,
} from '@madoguchi/contract/calendar/exchange-operations.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { SECRET_PATH } from '../../../platform/http/logged-path.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { newToken, tokenHash } from '../../../platform/session/session-store.ts';
import { endFeed, findFeed, insertFeed, replaceFeed } from './feed-store.ts';

const addressOf = ({ config }: Pick<Ground, 'config'>, token: string) =>
  `${config.publicUrl.replace(/\/+$/, '')}${SECRET_PATH}${token}.ics`;

type Asking = { readonly ground: Ground; readonly actor: Actor };

/** Another window was faster. */
const refuseStale = async ({ ground, actor }: Asking): Promise<never> =>
  refuse('stale', { current: { madeAt: await findFeed(ground.pool, actor.accountId) } });

export const showFeed = handle(showOperation, async ({ ground, actor }) => ({
  madeAt: await findFeed(ground.pool, actor.accountId),
}));

/** The records of the three: whose address, and no word of it. */
const recordOf = ({ accountId }: Actor) => ({ target: ['account', accountId] as const, difference: {} });

export const makeFeed = handle(makeOperation, async (context) => {
  const { ground, actor, now, commit } = context;
  const token = newToken();
  const done = await commit(
    insertFeed,
    { account: actor.accountId, hash: tokenHash(token), at: now },
    {
      ...recordOf(actor),
      answer: { madeAt: now, address: null },
      unkept: { address: addressOf(ground, token) },
    },
  );
  return done ?? refuseStale(context);
});

export const renewFeed = handle(renewOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const token = newToken();
  const done = await commit(
    replaceFeed,
    { account: actor.accountId, hash: tokenHash(token), at: now, seen: input.madeAt },
    {
      ...recordOf(actor),
      answer: { madeAt: now, address: null },
      unkept: { address: addressOf(ground, token) },
    },
  );
  return done ?? refuseStale(context);
});

export const revokeFeed = handle(revokeOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const values = { account: actor.accountId, at: now, seen: input.madeAt };
  const done = await commit(endFeed, values, { ...recordOf(actor), answer: { madeAt: null } });
  return done ?? refuseStale(context);
});
