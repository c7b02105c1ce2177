import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, view, write } from '../operation.ts';
import { EmailInput } from '../session/model.ts';
import { Id } from '../values/id.ts';
import { ImportFile, ImportReport } from './import-model.ts';
import { ACCOUNT_LIST } from './lists.ts';
import {
  Account,
  AccountAction,
  AccountHeader,
  EndChange,
  HandedOverLink,
  LinkOwner,
  LinkPassword,
  LinkRequest,
  LinkToken,
  RegisteredAccount,
  RegisteredHeader,
  RoleChange,
} from './model.ts';

/** All accounts: a work list, not a view of anybody's record (B0-09). */
export const listAccounts = read('accounts.list', {
  at: ['GET', '/api/accounts'],
  access: 'system',
  input: z.strictObject(listInput(ACCOUNT_LIST)),
  output: listOutput(ACCOUNT_LIST),
  refuses: [],
});

/** The accounts as they are filtered and sorted, as a file. */
export const exportAccounts = download('accounts.export', {
  at: ['GET', '/api/accounts/export'],
  access: 'system',
  input: z.strictObject(listExport(ACCOUNT_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'accounts.exported',
});

/** One account with its open sessions and its last link. Another person's is recorded. */
export const showAccount = view('accounts.show', {
  at: ['GET', '/api/accounts/:id'],
  access: 'system',
  input: z.strictObject({ id: Id }),
  output: Account,
  refuses: ['not-found'],
  records: 'account.opened',
});

/**
 * Registers an account with the role staff (S3-11), with a password or with an invitation (decision 0023). The caller
 * stays signed in.
 */
export const registerAccount = write('accounts.register', {
  at: ['POST', '/api/auth/register'],
  access: 'system',
  input: RegisteredAccount,
  output: RegisteredHeader,
  refuses: [],
  records: 'account.registered',
  asksForMail: true,
  credentials: ['password', 'passwordConfirm'],
});

export const changeRole = write('accounts.change-role', {
  at: ['POST', '/api/accounts/:id/role'],
  access: 'system',
  input: RoleChange,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'last-system-account', 'stale'],
  records: 'account.role-changed',
});

/**
 * Gives the account another last day, or none. Sessions that are open end with that day in Tokyo; an auditor's account has one
 * always (B7-06).
 */
export const changeEnd = write('accounts.change-end', {
  at: ['POST', '/api/accounts/:id/end'],
  access: 'system',
  input: EndChange,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'last-system-account', 'stale'],
  records: 'account.end-changed',
});

/** Nobody logs in with it any more, and its sessions end at once. */
export const suspendAccount = write('accounts.suspend', {
  at: ['POST', '/api/accounts/:id/suspend'],
  access: 'system',
  input: AccountAction,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'last-system-account', 'wrong-state', 'stale'],
  records: 'account.suspended',
});

export const reactivateAccount = write('accounts.reactivate', {
  at: ['POST', '/api/accounts/:id/reactivate'],
  access: 'system',
  input: AccountAction,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'wrong-state', 'stale'],
  records: 'account.reactivated',
});

/** Opens again what guessing has locked, before time does. */
export const unlockAccount = write('accounts.unlock', {
  at: ['POST', '/api/accounts/:id/unlock'],
  access: 'system',
  input: AccountAction,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'wrong-state', 'stale'],
  records: 'account.unlocked',
});

/** Ends every session of the person, on every device. */
export const endSessions = write('accounts.end-sessions', {
  at: ['POST', '/api/accounts/:id/end-sessions'],
  access: 'system',
  input: AccountAction,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'wrong-state', 'stale'],
  records: 'account.sessions-ended',
});

/**
 * Parts the account from its login at the identity provider, and ends its sessions: whoever comes from there next with the
 * address, by whatever subject, is linked anew (decision 0025).
 */
export const unlinkProvider = write('accounts.unlink-provider', {
  at: ['POST', '/api/accounts/:id/unlink-provider'],
  access: 'system',
  input: AccountAction,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'wrong-state', 'stale'],
  records: 'account.identity-unlinked',
});

/** Mails another invitation; the link of the one before is good no more. */
export const inviteAgain = write('accounts.invite', {
  at: ['POST', '/api/accounts/:id/invite'],
  access: 'system',
  input: AccountAction,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'wrong-state', 'stale', 'no-mail-server'],
  records: 'account.invited',
  asksForMail: true,
});

/** Mails a link by which the person chooses another password. The present one stays good until then. */
export const sendReset = write('accounts.send-reset', {
  at: ['POST', '/api/accounts/:id/send-reset'],
  access: 'system',
  input: AccountAction,
  output: AccountHeader,
  refuses: ['not-found', 'own-account', 'wrong-state', 'stale', 'no-mail-server'],
  records: 'account.reset-sent',
  asksForMail: true,
});

/**
 * Only without a mail server: makes the link of an invited or active person and answers it, this once, to be handed over.
 * It is kept nowhere but as a hash, so the answer is not told again for the same key; asked again, there is another link.
 */
export const handOverLink = write('accounts.hand-over-link', {
  at: ['POST', '/api/accounts/:id/link'],
  access: 'system',
  input: LinkRequest,
  output: HandedOverLink,
  refuses: ['not-found', 'own-account', 'wrong-state', 'sends-mail'],
  records: 'account.link-handed-over',
});

/** Reports the effect of a file's import, and its faults. Changes nothing. */
export const checkImport = read('accounts.check-import', {
  at: ['POST', '/api/accounts/import/check'],
  access: 'system',
  input: ImportFile,
  output: ImportReport,
  refuses: [],
});

/** Invites everybody of the file, or, where one row is wrong, nobody. */
export const importAccounts = write('accounts.import', {
  at: ['POST', '/api/accounts/import'],
  access: 'system',
  input: ImportFile,
  output: z.object({ accounts: z.number().int(), employees: z.number().int() }),
  refuses: [],
  records: 'accounts.imported',
  asksForMail: true,
});

/**
 * Somebody who has forgotten the password asks for a link by mail. The answer is the same whether anybody has the address, and
 * takes as long; who may ask is counted by address and by network.
 */
export const askReset = write('accounts.ask-reset', {
  at: ['POST', '/api/auth/forgotten'],
  access: 'any',
  touches: [],
  input: z.strictObject({ email: EmailInput }),
  output: z.object({ asked: z.boolean() }),
  refuses: ['too-many', 'no-mail-server'],
  records: 'account.reset-asked',
});

/** Whose link it is. The token travels in the body: no log and no referrer of ours ever has it. */
export const showLink = read('accounts.show-link', {
  at: ['POST', '/api/invitation'],
  access: 'guests-only',
  shows: [],
  input: z.strictObject({ token: LinkToken }),
  output: LinkOwner,
  refuses: ['link-over'],
});

/** Sets the password of the link's person and ends their sessions. The link is good no more; logging in follows. */
export const chooseLinkPassword = write('accounts.choose-password', {
  at: ['POST', '/api/invitation/password'],
  access: 'guests-only',
  touches: [],
  input: LinkPassword,
  output: z.object({ email: z.string() }),
  refuses: ['link-over'],
  records: 'account.password-chosen',
  credentials: ['token', 'password', 'passwordConfirm'],
});

export const ACCOUNT_OPERATIONS = [
  listAccounts,
  exportAccounts,
  showAccount,
  registerAccount,
  changeRole,
  changeEnd,
  suspendAccount,
  reactivateAccount,
  unlockAccount,
  endSessions,
  unlinkProvider,
  inviteAgain,
  sendReset,
  handOverLink,
  checkImport,
  importAccounts,
  askReset,
  showLink,
  chooseLinkPassword,
] as const;
