// Makes accounts of placed people: with the password that was given, or with an invitation.
import type { HeldRole } from '@madoguchi/contract/access.ts';
import type { Ground } from '../../../platform/ground.ts';
import { writtenLetters } from '../../notifications/public.ts';
import { letterOf, newLink } from '../links/new-link.ts';
import type { AccountRowToInsert, AccountToMake } from './accounts-store.ts';

/** Given to all of them alike. */
interface Giving {
  readonly role: HeldRole;
  readonly endsOn: string | null;
  readonly passwordHash: string | null;
  readonly by: Inviter;
  readonly now: string;
}

interface Inviter {
  readonly accountId: string;
  readonly displayName: string;
}

/** The values of `insertAccounts`. Without a mail server an invited person's link is made when it is handed over. */
export function insertion(
  { config, clock }: Pick<Ground, 'config' | 'clock'>,
  accounts: readonly AccountToMake[],
  { role, endsOn, passwordHash, by, now }: Giving,
) {
  const made = accounts.map((account) => {
    const link = passwordHash === null && config.mail !== null ? newLink('invitation', now) : null;
    return { account, link };
  });
  const rows = made.map(
    ({ account, link }): AccountRowToInsert => ({
      ...account,
      role,
      endsOn,
      passwordHash,
      link: link && { id: link.id, hash: link.hash.toString('hex'), expiresAt: link.expiresAt },
    }),
  );
  const letters = made.flatMap(({ account, link }) =>
    link === null ? [] : [letterOf(link, account.id, by.displayName, now)],
  );
  return {
    rows: JSON.stringify(rows),
    letters: writtenLetters(letters),
    by: by.accountId,
    at: now,
    today: clock.today(),
  };
}
