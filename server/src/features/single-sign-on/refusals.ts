// The one place where a login at the provider is refused: worded for the person, recorded for the company.
import { say } from '@madoguchi/contract/message.ts';
import { beginSingleSignOn, type finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import { SINGLE_SIGN_ON_TEXTS, type SingleSignOnRefusal } from '@madoguchi/contract/single-sign-on/refusals.ts';
import { type AuditRecord, recordEvent } from '../../platform/audit/audit-store.ts';
import { summedRecords } from '../../platform/audit/summed-records.ts';
import type { WriteContext } from '../../platform/http/handler.ts';
import { networkOf } from '../../platform/http/network.ts';
import { refuse } from '../../platform/http/problem.ts';
import { providerFault } from './provider/faults.ts';

export type Context = WriteContext<typeof beginSingleSignOn> | WriteContext<typeof finishSingleSignOn>;

/** Whom the provider named, as far as it did. */
interface Named {
  readonly email?: string;
  readonly subject?: string;
  readonly accountId?: string;
}

const RETRY_AFTER_SECONDS = 5;
const LOGIN_OVER = 'login-over';

const providerName = ({ ground }: Context) => ground.config.identityProvider?.name ?? '';

/**
 * Records why nobody came in, in a transaction of its own: it stands before the answer goes out (B0-09). Whoever answers for
 * a login that they began is limited (decision 0021); what anybody can send is recorded as sums, by network and kind.
 */
async function record(context: Context, operation: string, reason: string, named: Named = {}): Promise<void> {
  const { ground, caller, now } = context;
  const { accountId, ...about } = named;
  const record: AuditRecord = {
    operation,
    event: 'session.refused',
    target: accountId === undefined ? null : ['account', accountId],
    difference: { provider: providerName(context), reason, ...about },
  };
  const isBegun = operation !== beginSingleSignOn.id && reason !== LOGIN_OVER;
  if (isBegun || named.subject !== undefined) return recordEvent(ground.pool, null, caller, now, record);
  const [code] = reason.split(':');
  const kind = `single-sign-on ${code} ${networkOf(caller.ip)}`;
  await summedRecords(ground).note(kind, { actor: null, caller, now, record });
}

/** Refuses with one of the codes of S3-07, on the email field. */
export async function refuseLogin(
  context: Context,
  operation: string,
  reason: SingleSignOnRefusal,
  named: Named = {},
): Promise<never> {
  await record(context, operation, reason, named);
  const values = { provider: providerName(context), email: named.email ?? '' };
  return refuse('sign-in-failed', {
    fields: [
      { field: 'email', code: reason, sentence: (language) => say(SINGLE_SIGN_ON_TEXTS[reason], language, values) },
    ],
  });
}

/** The answer belongs to no login of this browser, or to one that is over. */
export async function refuseStranger(context: Context, operation: string, named: Named = {}): Promise<never> {
  await record(context, operation, LOGIN_OVER, named);
  return refuse(LOGIN_OVER);
}

/** The provider said no, or nothing: its own text is shown (S3-12), and nobody comes in (reliability R25). */
export async function refuseFault(context: Context, operation: string, error: unknown): Promise<never> {
  const { code, answer } = providerFault(error);
  const { ground, caller } = context;
  ground.log.warn({ requestId: caller.requestId, code, answer }, 'the identity provider let a login fail');
  await record(context, operation, `${code}: ${answer}`);
  const values = { provider: providerName(context), text: answer };
  return refuse(code, {
    values,
    ...(code === 'provider-unavailable' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}),
  });
}
