// From the answer in the return address to what the provider vouches for: the code becomes an ID token, checked wholly
// (state, issuer, audience, nonce, times, signature), and where that names no address the provider is asked for it.
import type { ProviderAnswer } from '@madoguchi/contract/single-sign-on/model.ts';
import * as client from 'openid-client';
import type { BrowserProof } from '../browser-proof.ts';
import type { KnownProvider } from './known-provider.ts';

/** Whom the provider vouches for. */
export interface Vouched {
  /** Never given to anybody else, unlike an address. */
  readonly subject: string;
  readonly idToken: string;
  /** Asks for the address, where nobody needed to know it until now. */
  readonly email: () => Promise<VouchedEmail>;
}

export interface VouchedEmail {
  readonly email: string | null;
  readonly isVerified: boolean;
}

function emailIn(claims: client.IDToken | client.UserInfoResponse): VouchedEmail | null {
  const { email, email_verified: verified } = claims;
  return typeof email === 'string' ? { email: email.normalize('NFKC').trim(), isVerified: verified === true } : null;
}

/** @throws what the provider answered, or what is wrong with that: see `faults.ts` */
export async function vouched(provider: KnownProvider, answer: ProviderAnswer, proof: BrowserProof): Promise<Vouched> {
  const { configuration, returnAddress } = provider;
  const address = new URL(returnAddress);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) address.searchParams.set(name, value);
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    pkceCodeVerifier: proof.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  // Both were asked for: without an ID token the grant has thrown.
  if (claims === undefined || tokens.id_token === undefined) throw new TypeError('no ID token came with the grant');
  const { sub: subject } = claims;
  return {
    subject,
    idToken: tokens.id_token,
    email: async () =>
      emailIn(claims) ??
      emailIn(await client.fetchUserInfo(configuration, tokens.access_token, subject)) ?? {
        email: null,
        isVerified: false,
      },
  };
}
