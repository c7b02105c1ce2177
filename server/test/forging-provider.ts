// An OpenID Connect provider that says whatever a test wants it to: the code it is given tells what it answers.
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { id: 'madoguchi', secret: 'geheim-aber-nur-im-test' } as const;
export const PROVIDER_NAME = 'Maruichi ID';

/** The provider's answer to a code. */
export interface Forged {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signed by a key that is not the provider's, not signed at all, or with the client's secret. */
  readonly signature?: 'foreign' | 'none' | 'hmac';
  /** Instead of an ID token: the status and the body of the token endpoint. */
  readonly refuses?: readonly [status: number, body: Readonly<Record<string, unknown>>];
  /** The provider's further claims about the person, from its userinfo endpoint. */
  readonly userinfo?: Readonly<Record<string, unknown>>;
}

export interface ForgingProvider {
  readonly issuer: string;
  /** The portal's settings for it. */
  readonly settings: Record<string, string>;
  /** A code for an answer; `undefined` claims are left away. */
  codeFor(forged: Forged): string;
  /** The parameters of each exchange, newest last. */
  readonly exchanges: readonly URLSearchParams[];
  /** Answers with this to whatever is asked, until it is `null` again. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const [own, foreign] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));

function idToken(claims: Forged['claims'], signature: Forged['signature']): string {
  const alg = signature === 'none' ? 'none' : signature === 'hmac' ? 'HS256' : 'RS256';
  const signed = `${part({ alg, kid: 'one' })}.${part(claims)}`;
  return `${signed}.${signatureOf(signed, signature)}`;
}

function signatureOf(signed: string, signature: Forged['signature']): string {
  if (signature === 'none') return '';
  if (signature === 'hmac') return createHmac('sha256', CLIENT.secret).update(signed).digest('base64url');
  const { privateKey } = (signature === 'foreign' ? foreign : own) as { privateKey: KeyObject };
  return sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const chunk of request) parts.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

export async function startForgingProvider(): Promise<ForgingProvider> {
  const exchanges: URLSearchParams[] = [];
  let failing: number | null = null;
  let issuer = '';
  /** Access tokens carry what is told of the person. */
  const answers = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (failing !== null) return send(response, failing, {});
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return send(response, 200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          end_session_endpoint: `${issuer}/logout`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256', 'none'],
        });
      case '/keys':
        return send(response, 200, { keys: [{ ...own?.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] });
      case '/userinfo': {
        const [, token = ''] = (request.headers.authorization ?? '').split(' ');
        return send(response, 200, JSON.parse(Buffer.from(token, 'base64url').toString()));
      }
      case '/token': {
        const form = await formOf(request);
        exchanges.push(form);
        const {
          claims,
          signature,
          refuses,
          userinfo = {},
        } = JSON.parse(Buffer.from(form.get('code') ?? '', 'base64url').toString()) as Forged;
        if (refuses !== undefined) return send(response, ...refuses);
        return send(response, 200, {
          access_token: part(userinfo),
          token_type: 'Bearer',
          id_token: idToken(claims, signature),
        });
      }
      default:
        return send(response, 404, {});
    }
  };
  const server = createServer((request, response) => void answers(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: PROVIDER_NAME,
    },
    codeFor: (forged) => part(forged),
    exchanges,
    failWith: (status) => {
      failing = status;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
