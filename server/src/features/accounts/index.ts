// Handlers of the accounts.
import type { ACCOUNT_OPERATIONS } from '@madoguchi/contract/accounts/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { exportAccounts, listAccounts, showAccount } from './account-reads.ts';
import { changeEnd } from './actions/change-end.ts';
import { changeRole } from './actions/change-role.ts';
import { endSessions } from './actions/end-sessions.ts';
import { reactivateAccount } from './actions/reactivate-account.ts';
import { suspendAccount } from './actions/suspend-account.ts';
import { unlinkProvider } from './actions/unlink-provider.ts';
import { unlockAccount } from './actions/unlock-account.ts';
import { checkImport, importAccounts } from './import/import-accounts.ts';
import { askReset } from './links/ask-reset.ts';
import { handOverLink, inviteAgain, sendReset } from './links/send-link.ts';
import { chooseLinkPassword, showLink } from './links/use-link.ts';
import { registerAccount } from './register-account.ts';

const accountHandlers = {
  'accounts.list': listAccounts,
  'accounts.export': exportAccounts,
  'accounts.show': showAccount,
  'accounts.register': registerAccount,
  'accounts.change-role': changeRole,
  'accounts.change-end': changeEnd,
  'accounts.suspend': suspendAccount,
  'accounts.reactivate': reactivateAccount,
  'accounts.unlock': unlockAccount,
  'accounts.end-sessions': endSessions,
  'accounts.unlink-provider': unlinkProvider,
  'accounts.invite': inviteAgain,
  'accounts.send-reset': sendReset,
  'accounts.hand-over-link': handOverLink,
  'accounts.check-import': checkImport,
  'accounts.import': importAccounts,
  'accounts.ask-reset': askReset,
  'accounts.show-link': showLink,
  'accounts.choose-password': chooseLinkPassword,
} satisfies HandlersFor<typeof ACCOUNT_OPERATIONS>;

export const accountsFeature = { handlers: accountHandlers };
