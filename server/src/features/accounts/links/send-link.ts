// System people send a person the link to choose a password, by mail or, without a mail server, over the counter.
import type { LinkKind } from '@madoguchi/contract/accounts/model.ts';
import {
  handOverLink as handOverOperation,
  inviteAgain as inviteOperation,
  sendReset as resetOperation,
} from '@madoguchi/contract/accounts/operations.ts';
import { needsLinkReason } from '@madoguchi/contract/accounts/rules.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { writtenLetters } from '../../notifications/public.ts';
import { type Administering, administer, judged, openedAccount } from '../administered.ts';
import { renewLink } from './links-store.ts';
import { letterOf, linkUrl, newLink } from './new-link.ts';

async function mail(context: Administering, kind: LinkKind) {
  const { ground, actor, now, input } = context;
  const action = kind === 'invitation' ? 'invite' : 'send-reset';
  await judged(context, input.id, action);
  if (ground.config.mail === null) refuse('no-mail-server');
  const link = newLink(kind, now);
  const letters = writtenLetters([letterOf(link, input.id, actor.displayName, now)]);
  return administer(context, {
    action,
    prepared: renewLink,
    values: { link: link.id, kind, hash: link.hash, expires: link.expiresAt, by: actor.accountId, letters },
    becomes: ({ state }) => state,
    noted: () => ({ link: link.id, until: link.expiresAt }),
  });
}

/** Another invitation by mail; the link of the one before is good no more. */
export const inviteAgain = handle(inviteOperation, (context) => mail(context, 'invitation'));

/** A link by mail to choose another password. */
export const sendReset = handle(resetOperation, (context) => mail(context, 'reset'));

/** Without a mail server: the link itself, this once. */
export const handOverLink = handle(handOverOperation, async (context) => {
  const { ground, actor, now, input, commit } = context;
  const account = await openedAccount(ground, input.id, now);
  const { state, version } = account;
  const kind = state === 'invited' ? 'invitation' : 'reset';
  await judged(context, input.id, kind === 'invitation' ? 'invite' : 'send-reset');
  if (ground.config.mail !== null) refuse('sends-mail');
  if (needsLinkReason(account) && input.reason.trim() === '')
    refuse('invalid', { fields: [{ field: 'reason', code: 'required' }] });
  const link = newLink(kind, now);
  const { id, expiresAt } = link;
  const done = await commit(
    renewLink,
    {
      id: input.id,
      version,
      at: now,
      link: id,
      kind,
      hash: link.hash,
      expires: expiresAt,
      by: actor.accountId,
      letters: '[]',
    },
    {
      target: ['account', input.id],
      difference: { reason: input.reason, link: id, until: expiresAt },
      answer: { kind, url: linkUrl(ground, link), expiresAt },
    },
  );
  // Somebody changed the account in this moment: asked again, it works.
  return done ?? refuse('unavailable', { retryAfterSeconds: 1 });
});
