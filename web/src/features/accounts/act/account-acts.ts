// The acts of a system person on an account from its panel, as operations.
import type { Account } from '@madoguchi/contract/accounts/model.ts';
import {
  endSessions,
  inviteAgain,
  reactivateAccount,
  sendReset,
  suspendAccount,
  unlinkProvider,
  unlockAccount,
} from '@madoguchi/contract/accounts/operations.ts';
import { ACCOUNT_ACTIONS, type AccountActionName, whyNot } from '@madoguchi/contract/accounts/rules.ts';

/** Those that ask for a reason and nothing else. */
export const PLAIN_ACTS = {
  suspend: suspendAccount,
  reactivate: reactivateAccount,
  unlock: unlockAccount,
  'end-sessions': endSessions,
  'unlink-provider': unlinkProvider,
  invite: inviteAgain,
  'send-reset': sendReset,
} as const;
export type PlainAct = keyof typeof PLAIN_ACTS;
export type Act = AccountActionName | 'hand-over';

/** Without a mail server the link is handed over instead of sent. */
function meant(action: AccountActionName, { sendsMail }: Account): Act {
  return !sendsMail && (action === 'invite' || action === 'send-reset') ? 'hand-over' : action;
}

/** The acts allowed on the account in its present state; none where it is the person's own. */
export function actsOn(account: Account, uid: string): readonly Act[] {
  return ACCOUNT_ACTIONS.filter((action) => whyNot(account, action, { accountId: uid }) === null).map((action) =>
    meant(action, account),
  );
}

export const isPlain = (act: Act): act is PlainAct => Object.hasOwn(PLAIN_ACTS, act);
