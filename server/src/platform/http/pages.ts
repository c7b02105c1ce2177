// Serves the web room: its assets for ever, its one page fresh, with a nonce of the moment in the security policy.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ground } from '../ground.ts';
import { basePath } from './mount.ts';
import { refuse } from './problem.ts';

const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const YEAR_MS = 31_536_000_000;

/** Nothing from elsewhere, no inline script; styles of the component library carry the nonce. */
function policy(nonce: string, https: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

function sendPage(reply: FastifyReply, page: string, ground: Ground): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const https = ground.config.publicUrl.startsWith('https:');
  reply.helmet({
    contentSecurityPolicy: policy(nonce, https),
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const text = page.replaceAll('__CSP_NONCE__', nonce).replaceAll('__BASE_PATH__', `${basePath(ground)}/`);
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
}

/** Every path that is no operation and no asset is a screen; the web room decides which. */
export async function servePages(app: FastifyInstance, ground: Ground): Promise<void> {
  const index = join(DIST, 'index.html');
  const page = existsSync(index) ? await readFile(index, 'utf8') : null;
  if (page !== null) {
    await app.register(serveFiles, {
      root: DIST,
      index: false,
      wildcard: false,
      preCompressed: true,
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_MS,
      globIgnore: ['**/index.html*', '**/*.gz', '**/*.br'],
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
      return sendPage(reply, page, ground);
    });
  });
}
