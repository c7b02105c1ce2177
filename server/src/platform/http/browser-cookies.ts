// Cookies beside the session's, one for each purpose, which no script reads and no other
// site's request carries.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `login`: what binds a login at the identity provider to the browser that began it. `device`: that its person knows it. */
type Kept = 'login' | 'device';

export interface BrowserCookies {
  readonly read: (kept: Kept) => string | null;
  readonly keep: (kept: Kept, value: string, seconds: number) => void;
  readonly drop: (kept: Kept) => void;
}

/** The session's cookie, after which the others are called. */
interface SessionCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

/** The cookies of one request and its answer. */
export function browserCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, options }: SessionCookie,
): BrowserCookies {
  const nameOf = (kept: Kept) => `${name}-${kept}`;
  const strict = { ...options, sameSite: 'strict' } as const;
  return {
    read: (kept) => request.cookies[nameOf(kept)] || null,
    keep: (kept, value, seconds) => void reply.setCookie(nameOf(kept), value, { ...strict, maxAge: seconds }),
    drop: (kept) => void reply.clearCookie(nameOf(kept), strict),
  };
}
