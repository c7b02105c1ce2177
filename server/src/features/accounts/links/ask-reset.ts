import { askReset as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { writtenLetters } from '../../notifications/public.ts';
import { countResetAsked, entryRefusal, findAccountByEmail } from '../../session/public.ts';
import { askedLink } from './links-store.ts';
import { forgottenLetterOf, newLink } from './new-link.ts';

/**
 * A link by mail for somebody who has forgotten the password and may log in by one. Of nobody, of somebody who may not, or who has
 * none, the same work is done and the same is answered; that it was asked for is recorded in any case.
 */
export const askReset = handle(operation, async ({ ground, input: { email }, caller, now, commit }) => {
  if (ground.config.mail === null) refuse('no-mail-server');
  await countResetAsked({ ground, caller, now }, operation.id, email);
  const found = await findAccountByEmail(ground.pool, email);
  const mayEnter = found !== null && found.password_hash !== null && entryRefusal(found, ground.clock.today()) === null;
  const id = mayEnter ? found.id : null;
  const link = newLink('reset', now);
  const letters = writtenLetters(id === null ? [] : [forgottenLetterOf(link, id, now)]);
  const done = await commit(
    askedLink,
    { id, link: link.id, hash: link.hash, expires: link.expiresAt, at: now, letters },
    {
      target: found === null ? null : ['account', found.id],
      difference: { email, sent: mayEnter },
      answer: { asked: true },
    },
  );
  return done ?? refuse('unavailable', { retryAfterSeconds: 1 });
});
