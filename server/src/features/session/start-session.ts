// The one way in: by password, by an identity provider, by an invitation.
import type { OutputOf, Write } from '@madoguchi/contract/operation.ts';
import type { signIn } from '@madoguchi/contract/session/operations.ts';
import type { Commit, Committed, WriteContext } from '../../platform/http/handler.ts';
import { newToken, tokenHash } from '../../platform/session/session-store.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { preferencesOf } from '../preferences/public.ts';
import { type AccountRow, beginSession, userOf } from './store.ts';

/** How long a browser stays known without its person; what browsers keep a cookie for is 400 days. */
export const DEVICE_DAYS = 180;

type SignedIn = OutputOf<typeof signIn>;

type Context = Pick<WriteContext<Write>, 'ground' | 'now' | 'caller' | 'setToken' | 'cookies'> & {
  readonly commit: Commit<SignedIn>;
};

/** Whom an identity provider means. */
interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** The proof that the person was checked, and by what: it has to hold still when their session begins. */
type Vouching =
  | {
      /** The hash that the password was compared with. */
      readonly compared: string | null;
    }
  | {
      /** The identity provider's name (S4-07). */
      readonly provider: string;
      readonly identity: ProviderIdentity;
      /** The sealed ID token that the identity provider expects when the person logs out (S4-06). */
      readonly sealedIdToken: Buffer;
    };

/** As it is asked of the database. */
function proofOf(vouching: Vouching) {
  if ('compared' in vouching) {
    return { provider: 'password', compared: vouching.compared, issuer: null, subject: null, sealedIdToken: null };
  }
  const { provider, identity, sealedIdToken } = vouching;
  return { provider, compared: null, ...identity, sealedIdToken };
}

/** Why somebody who has proved who they are may not enter all the same. */
export function entryRefusal(account: AccountRow, today: string): 'user-disabled' | null {
  const isPast = [account.left_on, account.ends_on].some((day) => day !== null && day < today);
  return account.status === 'active' && !isPast ? null : 'user-disabled';
}

/** The hash of what the browser is known by; `null` where it says nothing. */
export function deviceHash({ cookies }: Pick<Context, 'cookies'>): Buffer | null {
  const device = cookies.read('device');
  return device === null ? null : tokenHash(device);
}

function lastSignIn({ last_signed_in_at: at, last_signed_in_ip: ip }: AccountRow): SignedIn['lastSignIn'] {
  return at === null || ip === null ? null : { at, ip };
}

/**
 * Begins a session of a person who was checked: session, audit record and the last sign-in in one statement, then the
 * cookies. Its token is new in any case: nobody can have fixed it before.
 * @returns `null` where the account was stopped in this moment, or what it was checked by is theirs no more (T15)
 */
export async function startSession(
  context: Context,
  account: AccountRow,
  vouching: Vouching,
): Promise<Committed<SignedIn> | null> {
  const { ground, now, caller, commit, setToken, cookies } = context;
  const [token, device, id] = [newToken(), newToken(), uuidAt(now)];
  const { provider, ...proof } = proofOf(vouching);
  const user = userOf(account, provider, await preferencesOf(ground, { accountId: account.id }));
  const done = await commit(
    beginSession,
    {
      id,
      account: account.id,
      hash: tokenHash(token),
      provider,
      ...proof,
      begun: now,
      expires: new Date(Date.parse(now) + ground.config.sessionHours * 3_600_000).toISOString(),
      address: caller.ip,
      agent: caller.userAgent,
      today: ground.clock.today(),
      device: deviceHash(context),
      nextDevice: tokenHash(device),
    },
    {
      target: ['session', id],
      difference: { provider },
      by: { accountId: account.id, displayName: account.display_name, roles: account.roles },
      answer: { user, access_token: token, lastSignIn: lastSignIn(account) },
    },
  );
  if (done === null) return null;
  setToken(token);
  cookies.keep('device', device, DEVICE_DAYS * 86_400);
  return done;
}
