// What a browser keeps for the portal besides its session: each in a cookie of its own that no script reads and no other
// site's request carries.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieName } from './caller.ts';

/** `login`: what binds a login at the identity provider to the browser that began it. `device`: that its person knows it. */
type Kept = 'login' | 'device';

export interface BrowserCookies {
  readonly read: (kept: Kept) => string | null;
  readonly keep: (kept: Kept, value: string, seconds: number) => void;
  readonly drop: (kept: Kept) => void;
}

/** The cookies of one request and its answer; `options` are those of the session's cookie. */
export function browserCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  options: CookieSerializeOptions,
): BrowserCookies {
  const nameOf = (kept: Kept) => `${cookieName(config)}-${kept}`;
  const strict = { ...options, sameSite: 'strict' } as const;
  return {
    read: (kept) => request.cookies[nameOf(kept)] || null,
    keep: (kept, value, seconds) => void reply.setCookie(nameOf(kept), value, { ...strict, maxAge: seconds }),
    drop: (kept) => void reply.clearCookie(nameOf(kept), strict),
  };
}
