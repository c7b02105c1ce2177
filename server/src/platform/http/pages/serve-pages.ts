// Serves the web room: its assets for ever, its one page fresh, with a nonce of the moment in the security policy.
import { hash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import helmet from '@fastify/helmet';
import serveFiles from '@fastify/static';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ground } from '../../ground.ts';
import { callerOf, identification, languageOf } from '../caller.ts';
import { basePath } from '../mount.ts';
import { refuse } from '../problem.ts';
import type { PageVisit } from './bring-along.ts';
import { type DrawnBeneath, firstPicture } from './first-picture.ts';
import { inAttribute, inScript } from './in-page.ts';
import { type FilesAt, readScreenFiles, SCREEN_FILES } from './screen-files.ts';

const DIST = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));
const YEAR_MS = 31_536_000_000;

/** Answers the visitor of a page and the data a browser needs before its first screen. */
export type OpeningOf = (visit: PageVisit) => Promise<Opening>;

interface Page {
  readonly text: string;
  /** The hashes of its inline scripts: those alone may run. */
  readonly scripts: readonly string[];
}

async function readPage(): Promise<Page | null> {
  const index = join(DIST, 'index.html');
  if (!existsSync(index)) return null;
  const text = await readFile(index, 'utf8');
  const inline = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return { text, scripts: inline.map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`) };
}

/** Nothing from elsewhere, no inline script but the page's own; styles of the component library carry the nonce. */
function policy(nonce: string, scripts: readonly string[], https: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      // Papers that the page itself fetched and shows; no page is framed.
      frameSrc: ['blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** The data written into the page for its visitor. */
interface Written {
  /** The stored settings of their frame, as JSON; empty for a guest, whose own live in the browser. */
  readonly frame: string;
  /** Their session and what their frame shows, as JSON: the page need not ask for it. */
  readonly opening: string;
  /** The scripts of the screen that they are about to see. */
  readonly files: readonly string[];
  /** Heading and trail of that screen, as HTML. */
  readonly picture: string;
  /** The size of text that they have chosen, in percent. */
  readonly fontSize: number;
}

const UNKNOWN: Written = { frame: '', opening: '', files: [], picture: '', fontSize: 100 };

/** Of a page that depends on its visitor. */
export interface Visitors {
  readonly openingOf: OpeningOf;
  readonly drawnBeneath: DrawnBeneath;
}

interface Opened extends Visitors {
  readonly ground: Ground;
  readonly filesAt: FilesAt;
}

/** Of whoever the cookie names. A page that has to ask for all of it is better than none. */
async function openingFor(request: FastifyRequest, path: string, opened: Opened): Promise<Written> {
  const { ground, openingOf, drawnBeneath, filesAt } = opened;
  const { token } = identification(request, ground.config);
  try {
    const actor = token === null ? null : await ground.sessions.find(token);
    const hasQuery = request.url.includes('?');
    const isPrefetch = String(request.headers['sec-purpose'] ?? '').startsWith('prefetch');
    const language = languageOf(request, actor?.language ?? null, ground.config);
    const opening = await openingOf({ actor, caller: callerOf(request, token), language, path, hasQuery, isPrefetch });
    const frame = actor === null ? '' : JSON.stringify(opening.session.preferences.frame.value);
    // The address may ask for other settings, which the app alone reads.
    const isOfApp = request.url.includes('defaultSettings=');
    const picture = isOfApp ? '' : firstPicture(opening, path, language, hasQuery ? {} : drawnBeneath);
    const fontSize = opening.session.preferences['font-size'].value;
    const files = filesAt(path, actor, opening.session.tools);
    return { frame, opening: JSON.stringify(opening), files, picture, fontSize };
  } catch (error) {
    ground.log.warn({ err: error, requestId: request.id }, 'the page is sent without the session of its visitor');
    return UNKNOWN;
  }
}

const preload = (address: string) => `<link rel="modulepreload" href="${address}">`;

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(headers['accept-encoding'] ?? '');

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function sendPage({ request, reply }: Asked, page: Page, written: Written, ground: Ground): FastifyReply {
  const base = `${basePath(ground)}/`;
  const nonce = randomBytes(16).toString('base64');
  const https = ground.config.publicUrl.startsWith('https:');
  reply.helmet({
    contentSecurityPolicy: policy(nonce, page.scripts, https),
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const text = page.text
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__BASE_PATH__', base)
    .replace('"__FRAME__"', () => `"${inAttribute(written.frame)}" style="font-size:${written.fontSize}%"`)
    .replace('__PICTURE__', () => written.picture)
    .replace('"__OPENING__"', () => inScript(written.opening))
    .replace('</head>', () => `${written.files.map((file) => preload(base + file)).join('')}</head>`);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  // The nonce is new each time, so nothing can be compressed beforehand. Nothing that the request says stands in the page.
  return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(gzipSync(text)) : reply.send(text);
}

/** Every path that is no operation and no asset is a screen; the web room decides which. */
export async function servePages(app: FastifyInstance, ground: Ground, visitors: Visitors): Promise<void> {
  const page = await readPage();
  const opened = { ground, ...visitors, filesAt: await readScreenFiles(DIST) };
  if (page !== null) {
    await app.register(serveFiles, {
      root: DIST,
      index: false,
      wildcard: false,
      preCompressed: true,
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_MS,
      globIgnore: ['**/index.html*', `**/${SCREEN_FILES}*`, '**/*.gz', '**/*.br'],
      setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
    });
  }
  // In a scope of its own: the plugin prepares every request that it sees, and an operation needs nothing of it.
  await app.register(async (pages) => {
    await pages.register(helmet, { global: false });
    pages.get('/*', { exposeHeadRoute: false }, async (request, reply) => {
      const { '*': path = '' } = request.params as { '*'?: string };
      if (path === 'api' || path.startsWith('api/') || page === null) return refuse('not-found');
      // An asset of an earlier version is gone: say so, instead of a page that is no script.
      if (path.startsWith('assets/')) return refuse('not-found');
      return sendPage({ request, reply }, page, await openingFor(request, `/${path}`, opened), ground);
    });
  });
}
