import { beginSingleSignOn as operation } from '@madoguchi/contract/single-sign-on/operations.ts';
import * as client from 'openid-client';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { newToken, tokenHash } from '../../platform/session/session-store.ts';
import { countProviderLogin } from '../session/public.ts';
import { browserProof } from './browser-proof.ts';
import { type KnownProvider, knownProvider } from './provider/known-provider.ts';
import { refuseFault, refuseLogin } from './refusals.ts';
import { beginLogin } from './store.ts';

/** How long somebody may take at the provider. */
const LOGIN_SECONDS = 600;

async function addressAt(provider: KnownProvider, secret: string): Promise<string> {
  const { state, nonce, verifier } = browserProof(secret);
  const url = client.buildAuthorizationUrl(provider.configuration, {
    redirect_uri: provider.returnAddress,
    scope: provider.scopes,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

export const beginSingleSignOn = handle(operation, async (context) => {
  const { ground, now, commit, cookies } = context;
  const { id } = operation;
  const provider = await knownProvider(ground).catch((error: unknown) => refuseFault(context, id, error));
  if (provider === null) return refuseLogin(context, id, 'operation-not-allowed');
  await countProviderLogin(context, id);
  const secret = newToken();
  const expires = new Date(Date.parse(now) + LOGIN_SECONDS * 1_000).toISOString();
  const done = await commit(
    beginLogin,
    { browser: tokenHash(secret), begun: now, expires },
    {
      target: null,
      difference: { provider: provider.name },
      answer: { url: await addressAt(provider, secret) },
    },
  );
  cookies.keep('login', secret, LOGIN_SECONDS);
  return done ?? refuse('internal');
});
