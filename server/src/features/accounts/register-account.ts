import { registerAccount as operation } from '@madoguchi/contract/accounts/operations.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { refusedBy } from '../../platform/db/change.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { newPasswordHash } from '../passwords/public.ts';
import { refuseEarlyEnd } from './administered.ts';
import { insertAccounts } from './import/accounts-store.ts';
import { insertion } from './import/insert-people.ts';
import { type Placed, placePeople, placeSentence } from './import/placed-people.ts';

function refuseFaults({ faults }: Placed): void {
  if (faults.length === 0) return;
  const fields = faults.map(({ of: _one, ...fault }) => ({
    ...fault,
    sentence: (language: Language) => placeSentence(fault.code, language),
  }));
  refuse('invalid', { fields, values: { n: faults.length } });
}

/** A system person registers an account, with a password or an invitation; the role is staff unless they choose another (S3-11). */
export const registerAccount = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { role, endsOn, invites, password, passwordConfirm: _typedTwice, ...named } = input;
  refuseEarlyEnd(endsOn, ground.clock.today());
  const person = { ...named, email: named.email.toLowerCase() };
  const placed = await placePeople(ground, [person], now);
  refuseFaults(placed);
  const [account] = placed.accounts;
  if (account === undefined) throw new Error('One person was placed, and none came back');
  const { displayName, kana, email } = person;
  const passwordHash = invites ? null : await newPasswordHash(ground, password, [displayName, kana, email]);
  const state = invites ? 'invited' : 'active';
  try {
    const done = await commit(
      insertAccounts,
      insertion(ground, [account], { role, endsOn, passwordHash, by: actor, now }),
      {
        target: ['account', account.id],
        difference: {
          email,
          displayName,
          role,
          ...(endsOn === null ? {} : { endsOn }),
          status: state,
          employee: account.employee?.number ?? person.employeeNumber,
        },
        answer: { id: account.id, state, version: 1, isMailed: invites && ground.config.mail !== null },
      },
    );
    // Only a twin with the same key can have been faster; the platform answers with what it answered.
    return done ?? refuse('unavailable');
  } catch (error) {
    // Somebody took the address or the number in this moment: it is told like one that was taken before.
    if (refusedBy(error) !== null) refuseFaults(await placePeople(ground, [person], now));
    throw error;
  }
});
