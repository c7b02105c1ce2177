// A real OpenID Connect provider on loopback, with its own login page: a company's, as far as the portal can tell.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Context } from 'oidc-provider';

export interface Member {
  readonly subject: string;
  readonly email: string;
  readonly isVerified: boolean;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** The portal's settings for it. */
  readonly settings: Record<string, string>;
  close(): Promise<void>;
}

interface Options {
  /** The portal's PUBLIC_URL. */
  readonly portal: string;
  readonly name: string;
  /** Whoever gives one of these addresses is that member; its password is `PROVIDER_PASSWORD`. */
  readonly members: readonly Member[];
  readonly port?: number;
}

export const PROVIDER_PASSWORD = 'the provider’s own';

const CLIENT = { id: 'madoguchi', secret: 'geheim-aber-nur-im-test-des-anbieters' } as const;

const LIVES = ['Interaction', 'Grant', 'Session', 'AuthorizationCode', 'AccessToken', 'IdToken'];
const LIFE_SECONDS = 600;

const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

const loginPage = (path: string, fault: string) =>
  page(
    'Company login',
    `<p role="alert">${fault}</p>
<form method="post" action="${path}">
  <label>Company email <input name="email" type="email" autofocus></label>
  <label>Company password <input name="password" type="password"></label>
  <button>Continue</button>
  <button name="cancel" value="1">Cancel</button>
</form>`,
  );

async function logoutPage(ctx: Context, form: string): Promise<void> {
  ctx.type = 'html';
  ctx.body = page('Company logout', `${form}<button form="op.logoutForm" name="logout" value="yes">Log out</button>`);
}

/** The company has agreed for its members: nobody is asked. */
async function grantOf({ oidc }: Context) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email');
  await grant.save();
  return grant;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const chunk of request) parts.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

function configurationOf({ portal, members }: Options) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${portal}/callback`],
        post_logout_redirect_uris: [`${portal}/login`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the test alone'] },
    ttl: Object.fromEntries(LIVES.map((kind) => [kind, LIFE_SECONDS])),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: async (_ctx: Context, subject: string) => {
      const member = members.find((one) => one.subject === subject);
      if (member === undefined) return undefined;
      const claims = async () => ({ sub: subject, email: member.email, email_verified: member.isVerified });
      return { accountId: subject, claims };
    },
    loadExistingGrant: grantOf,
    interactions: { url: (_ctx: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource: logoutPage } },
  };
}

async function answerLogin(
  provider: Provider,
  members: Options['members'],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const form = request.method === 'POST' ? await formOf(request) : null;
  if (form?.has('cancel')) {
    const result = { error: 'access_denied', error_description: 'The person gave up' };
    return provider.interactionFinished(request, response, result);
  }
  const member = members.find(({ email }) => email === form?.get('email'));
  if (member !== undefined && form?.get('password') === PROVIDER_PASSWORD) {
    return provider.interactionFinished(request, response, { login: { accountId: member.subject } });
  }
  const fault = form === null ? '' : 'Wrong email or password.';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(loginPage(request.url ?? '', fault));
}

export async function startIdentityProvider(options: Options): Promise<IdentityProvider> {
  const server = createServer().listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf(options));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isLogin = request.url?.startsWith('/interaction/') ?? false;
    void (isLogin ? answerLogin(provider, options.members, request, response) : answer(request, response));
  });
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: options.name,
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
