// The course of every action on an account: look at the newest state, refuse what may not be done or is late.
import type { Account, AccountHeader, AccountState } from '@madoguchi/contract/accounts/model.ts';
import { ACCOUNT_STATE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { type AccountActionName, whyNot } from '@madoguchi/contract/accounts/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Change } from '../../platform/db/change.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit, Committed } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findAccount, type Seen } from './store.ts';

const THING = { ja: 'アカウント', en: 'account' } as const;

/** @throws Problem `not-found` */
export async function openedAccount({ pool, config }: Ground, id: string, now: string): Promise<Account> {
  const found = (await findAccount(pool, id, now)) ?? refuse('not-found');
  const { linkKind, linkCreatedAt, linkExpiresAt, linkIsOver, delivery, answer, ...account } = found;
  const link =
    linkKind === null
      ? null
      : { kind: linkKind, createdAt: linkCreatedAt, expiresAt: linkExpiresAt, isOver: linkIsOver, delivery, answer };
  return { ...account, link, sendsMail: config.mail !== null };
}

/** @throws Problem `invalid` at `endsOn`, where an account would be over before it is saved */
export function refuseEarlyEnd(endsOn: string | null, today: string): void {
  if (endsOn === null || endsOn >= today) return;
  refuse('invalid', { fields: [{ field: 'endsOn', code: 'ends-in-the-past' }], values: { n: 1 } });
}

export interface Administering {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly commit: Commit<AccountHeader>;
  readonly input: { readonly id: string; readonly version: number; readonly reason: string };
}

type Asking = Pick<Administering, 'ground' | 'actor' | 'now' | 'language'>;

/**
 * The account, where the person may do this to it now.
 * @throws Problem `not-found`, `own-account`, `wrong-state` (with its state in words)
 */
export async function judged(asking: Asking, id: string, action: AccountActionName): Promise<Account> {
  const { ground, actor, now, language } = asking;
  const account = await openedAccount(ground, id, now);
  const refusal = whyNot(account, action, actor);
  if (refusal === 'own-account') refuse(refusal);
  if (refusal === 'wrong-state') {
    const status = ACCOUNT_STATE_NAMES[account.state][language];
    refuse(refusal, { values: { thing: THING[language], status }, current: account });
  }
  return account;
}

interface Step<Values> {
  readonly action: AccountActionName;
  readonly prepared: Change<Seen & Values, object>;
  readonly values: Values;
  /** Where the account stands after it. */
  readonly becomes: (account: Account) => AccountState;
  /** The details to record besides the reason. */
  readonly noted: (account: Account) => Readonly<Record<string, unknown>>;
}

/**
 * Does it, and has every open session of the account judged anew. A change that did not take place though nobody was
 * faster would have taken the last system account away.
 */
export async function administer<Values extends object>(
  context: Administering,
  { action, prepared, values, becomes, noted }: Step<Values>,
): Promise<Committed<AccountHeader>> {
  const { ground, now, commit, input } = context;
  const { id, version, reason } = input;
  const account = await judged(context, id, action);
  if (account.version !== version) refuse('stale', { current: account });
  const done = await commit(
    prepared,
    { ...values, id, version, at: now },
    {
      target: ['account', id],
      difference: { reason, ...noted(account) },
      answer: { id, state: becomes(account), version: version + 1 },
    },
  );
  if (done === null) {
    const newer = await openedAccount(ground, id, now);
    return newer.version === version ? refuse('last-system-account') : refuse('stale', { current: newer });
  }
  ground.sessions.forgetAccount(id);
  return done;
}
