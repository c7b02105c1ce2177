// The person of a link: sees whose it is, and chooses a password with it, once.
import {
  chooseLinkPassword as chooseOperation,
  showLink as showOperation,
} from '@madoguchi/contract/accounts/operations.ts';
import { summedRecords } from '../../../platform/audit/summed-records.ts';
import { handle } from '../../../platform/http/handler.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { tokenHash } from '../../../platform/session/session-store.ts';
import { newPasswordHash } from '../../passwords/public.ts';
import { findLink, takeLink } from './links-store.ts';

export const showLink = handle(showOperation, async ({ ground, input, now }) => {
  const found = (await findLink(ground.pool, tokenHash(input.token), now)) ?? refuse('link-over');
  const { kind, displayName, email, expiresAt } = found;
  return { kind, displayName, email, expiresAt, minimum: ground.config.passwordMinLength };
});

/** A used, ended or unknown link is refused alike; the attempt is recorded, as sums by network. */
export const chooseLinkPassword = handle(chooseOperation, async ({ ground, input, now, caller, commit }) => {
  const hash = tokenHash(input.token);
  const link = await findLink(ground.pool, hash, now);
  if (link === null) {
    const record = {
      operation: chooseOperation.id,
      event: 'account.link-refused',
      target: null,
      difference: {},
    } as const;
    await summedRecords(ground).note(`link ${networkOf(caller.ip)}`, { actor: null, caller, now, record });
    return refuse('link-over');
  }
  const { accountId, displayName, kana, email, roles } = link;
  const passwordHash = await newPasswordHash(ground, input.password, [displayName, kana, email]);
  const done = await commit(
    takeLink,
    { hash, at: now, passwordHash },
    {
      target: ['account', accountId],
      difference: { link: link.linkId, kind: link.kind },
      by: { accountId, displayName, roles },
      answer: { email },
    },
  );
  if (done === null) return refuse('link-over');
  ground.sessions.forgetAccount(accountId);
  return done;
});
