// Acts as a browser that logs in with the identity provider, without the provider's own pages.
import type { ProviderAnswer } from '@madoguchi/contract/single-sign-on/model.ts';
import { beginSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import { systemClock } from '../src/platform/clock.ts';
import { CLIENT, type Forged } from './forging-provider.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

/** A login that somebody has gone to the provider with. */
export interface BegunLogin {
  /** Where the provider was asked. */
  readonly url: URL;
  /** The cookie that the browser keeps meanwhile. */
  readonly cookie: string;
}

export async function begunLogin({ as }: World): Promise<BegunLogin> {
  const { output, raw } = await as(null)(beginSingleSignOn, {});
  const cookie = raw.cookies.find(({ name }) => name.endsWith('-login'));
  return { url: new URL(output.url), cookie: `${cookie?.name}=${cookie?.value}` };
}

type Claims = Readonly<Record<string, unknown>>;

/** A token that is right in everything, of a person whom the portal knows or does not. The provider's clock is real. */
export function claimsOf({ config }: World, { url }: BegunLogin, more: Claims): Claims {
  const seconds = Math.floor(Date.parse(systemClock.now()) / 1_000);
  return {
    iss: config.identityProvider?.issuer,
    aud: CLIENT.id,
    iat: seconds,
    exp: seconds + 300,
    nonce: url.searchParams.get('nonce'),
    ...more,
  };
}

export const codeFor = (forged: Forged): string => Buffer.from(JSON.stringify(forged)).toString('base64url');

/** The address of one of the people, as the provider tells it; the subject is theirs alone. */
export const person = ({ people }: World, who: Who): Claims => ({
  sub: `subject-of-${who}`,
  email: people[who].email,
  email_verified: true,
});

interface Return {
  readonly input: ProviderAnswer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Back from the provider with an answer of its own making, from the browser that began. */
export function returned(login: BegunLogin, forged: Forged): Return {
  const state = login.url.searchParams.get('state') ?? '';
  return { input: { code: codeFor(forged), state }, headers: { cookie: login.cookie } };
}

/** There and back, with a token that is right but for `claims`. */
export async function thereAndBack(world: World, claims: Claims): Promise<Return> {
  const login = await begunLogin(world);
  return returned(login, { claims: claimsOf(world, login, claims), userinfo: { sub: claims['sub'] } });
}
