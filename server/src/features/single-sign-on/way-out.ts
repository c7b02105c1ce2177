import { showWayOut as operation } from '@madoguchi/contract/single-sign-on/operations.ts';
import * as client from 'openid-client';
import { handle } from '../../platform/http/handler.ts';
import { findSealedToken } from '../session/public.ts';
import { providerFault } from './provider/faults.ts';
import { type KnownProvider, knownProvider } from './provider/known-provider.ts';
import { openToken } from './provider/sealed-token.ts';

/**
 * The provider's address for ending its login (RP-Initiated Logout 1.0), `null` where it has none. Without the token
 * that tells whose login it is, the provider asks the person first.
 */
function addressAt({ configuration }: KnownProvider, idToken: string | null, back: string): string | null {
  if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
  const url = client.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: back,
    ...(idToken === null ? {} : { id_token_hint: idToken }),
  });
  return url.href;
}

export const showWayOut = handle(operation, async ({ ground, actor, caller }) => {
  const sealed = actor === null ? null : await findSealedToken(ground.pool, actor.sessionId);
  if (actor === null || sealed === null) return { url: null };
  try {
    const provider = await knownProvider(ground);
    if (provider === null) return { url: null };
    const idToken = openToken(sealed, provider.clientSecret, actor.accountId);
    return { url: addressAt(provider, idToken, `${ground.config.publicUrl}/login`) };
  } catch (error) {
    // The session here ends all the same.
    const { answer } = providerFault(error);
    ground.log.warn({ requestId: caller.requestId, answer }, 'the identity provider is not asked to log out');
    return { url: null };
  }
});
