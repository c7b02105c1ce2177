// Whose account it is that the provider vouches for. Once an account is found by its address, the subject alone counts:
// an address that later goes to somebody else at the provider takes nobody's account along.
import { finishSingleSignOn as operation } from '@madoguchi/contract/single-sign-on/operations.ts';
import { auditColumns } from '../../platform/audit/audit-store.ts';
import { runChange } from '../../platform/db/change.ts';
import { type AccountRow, entryRefusal, findAccount, findAccountByEmail } from '../session/public.ts';
import type { Vouched } from './provider/vouched.ts';
import { type Context, refuseFault, refuseLogin } from './refusals.ts';
import { findAccountOf, findSubjectOf, linkIdentity } from './store.ts';

export interface Asked {
  readonly context: Context;
  readonly issuer: string;
  readonly vouched: Vouched;
}

/** The account, of somebody who may enter. Refuses everybody else, and records whom. */
export async function vouchedAccount(asked: Asked): Promise<AccountRow> {
  const known = await linkedAccount(asked);
  if (known !== null) return unlessStopped(asked, known);
  const { account, email } = await byAddress(asked);
  // A login with the address that was invited has shown that it is theirs, as the invitation's link would have.
  const arrived = await unlessStopped(asked, { ...account, status: arrivedStatus(account) });
  return (await link(asked, account, email)) ? arrived : unlessTaken(asked, account, email);
}

const arrivedStatus = ({ status }: AccountRow) => (status === 'invited' ? 'active' : status);

async function linkedAccount({ context, issuer, vouched }: Asked): Promise<AccountRow | null> {
  const { pool } = context.ground;
  const id = await findAccountOf(pool, issuer, vouched.subject);
  return id === null ? null : findAccount(pool, id);
}

async function unlessStopped({ context, vouched }: Asked, account: AccountRow): Promise<AccountRow> {
  const reason = entryRefusal(account, context.ground.clock.today());
  if (reason === null) return account;
  return refuseLogin(context, operation.id, reason, { subject: vouched.subject, accountId: account.id });
}

/** The account of the address, where the provider has verified that and nobody else there has come by it before. */
async function byAddress({ context, issuer, vouched }: Asked): Promise<{ account: AccountRow; email: string }> {
  const { id } = operation;
  const { pool } = context.ground;
  const { subject } = vouched;
  const { email, isVerified } = await vouched.email().catch((error: unknown) => refuseFault(context, id, error));
  if (email === null || email === '') return refuseLogin(context, id, 'invalid-email', { subject });
  if (!isVerified) return refuseLogin(context, id, 'email-not-verified', { subject, email });
  const account = await findAccountByEmail(pool, email);
  if (account === null) return refuseLogin(context, id, 'user-not-found', { subject, email });
  if ((await findSubjectOf(pool, issuer, account.id)) === null) return { account, email };
  return refuseLogin(context, id, 'email-already-in-use', { subject, email, accountId: account.id });
}

/** Remembers whom the provider means, with an audit row of its own. False: somebody was faster. */
async function link({ context, issuer, vouched }: Asked, account: AccountRow, email: string): Promise<boolean> {
  const { ground, caller, now } = context;
  const { subject } = vouched;
  const by = { accountId: account.id, displayName: account.display_name, roles: account.roles };
  const linked = await runChange(ground.pool, linkIdentity, {
    ...{ issuer, subject, account: account.id, email, at: now },
    ...auditColumns(by, caller, now),
    operation: operation.id,
    event: 'account.identity-linked',
    target_kind: 'account',
    target_id: account.id,
    difference: JSON.stringify({ issuer, subject, email, status: [account.status, arrivedStatus(account)] }),
    key: null,
    body_hash: Buffer.alloc(0),
    answer: '{}',
  });
  return linked !== null;
}

/** Two returns of one person at once: the second finds its link made. Two people after one account: one is refused. */
async function unlessTaken(asked: Asked, account: AccountRow, email: string): Promise<AccountRow> {
  const linked = await linkedAccount(asked);
  if (linked?.id === account.id) return linked;
  const named = { subject: asked.vouched.subject, email, accountId: account.id };
  return refuseLogin(asked.context, operation.id, 'email-already-in-use', named);
}
