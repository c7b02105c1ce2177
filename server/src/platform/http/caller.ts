// Reads the caller of a request: token, address, language, and if a write comes from our own pages.
import { type Language, preferredLanguage } from '@madoguchi/contract/message.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { IDLE_HEADER, idleSeconds } from '@madoguchi/contract/session/idle.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Caller } from './handler.ts';

const BEARER = /^Bearer +([A-Za-z0-9_-]{20,200})$/i;
const LONGEST_AGENT = 300;

/** The cookie's name: bound to the host where the portal is reached over https, plain on loopback. */
export function cookieName(config: Pick<Config, 'publicUrl'>): string {
  return config.publicUrl.startsWith('https:') ? '__Host-madoguchi' : 'madoguchi';
}

/** How the request identifies itself. A bearer header counts alone: there is no falling back to the cookie (S4-09). */
export interface Identification {
  readonly token: string | null;
  readonly by: 'bearer' | 'cookie' | 'nothing';
}

export function identification(request: FastifyRequest, config: Config): Identification {
  const header = request.headers.authorization;
  if (header !== undefined) return { token: BEARER.exec(header)?.[1] ?? '', by: 'bearer' };
  const cookie = request.cookies[cookieName(config)];
  return cookie ? { token: cookie, by: 'cookie' } : { token: null, by: 'nothing' };
}

/**
 * How many seconds ago a person was there. Never, for what a page does by itself and cannot put a header on: it opens a
 * stream again, and loads an image.
 */
export function idleOf(request: FastifyRequest, { kind }: Pick<Operation, 'kind'>): number {
  if (kind === 'stream' || kind === 'image') return Number.POSITIVE_INFINITY;
  return idleSeconds(request.headers[IDLE_HEADER]);
}

/** The caller as the audit trail keeps it. `request.ip` is the peer's, or what a trusted proxy says. */
export function callerOf(request: FastifyRequest, token: string | null): Caller {
  const agent = (request.headers['user-agent'] ?? '').toWellFormed().replaceAll('\u0000', '').slice(0, LONGEST_AGENT);
  return { ip: request.ip, userAgent: agent, requestId: request.id, token };
}

/** The account's language, else the browser's, else the setting's (S8-01, S1-02). */
export function languageOf(request: FastifyRequest, chosen: Language | null, config: Config): Language {
  return chosen ?? preferredLanguage(request.headers['accept-language']) ?? config.defaultLanguage;
}

/**
 * A write by cookie must come from our own pages: Origin equal to PUBLIC_URL's or the request's own host; where a
 * browser sends none, Sec-Fetch-Site says same-origin. Neither: refused (S4-09).
 */
export function isFromOurPages(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    const own = `${request.protocol}://${request.host}`;
    return origin === new URL(config.publicUrl).origin || origin === own;
  }
  return request.headers['sec-fetch-site'] === 'same-origin';
}
