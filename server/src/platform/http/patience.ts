// How long a body may take to arrive. Node has one limit for a whole request, whatever it is; a receipt on its way from a
// phone may need minutes, so that limit is wide, and everything but an admitted upload gets this narrow one.
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs out when the body takes too long; `null` where there is none to wait for. */
    bodyTimer: NodeJS.Timeout | null;
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends the connection of whoever has not sent the body after so long; admitted uploads are let off by `grantTime`. */
export function limitPatience(app: FastifyInstance, bodyMs: number): void {
  app.decorateRequest('bodyTimer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const { raw } = request;
      const timer = setTimeout(() => raw.destroy(), bodyMs);
      request.bodyTimer = timer;
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** Lets a request take as long as the server's own limit allows. */
export function grantTime(request: FastifyRequest): void {
  if (request.bodyTimer !== null) clearTimeout(request.bodyTimer);
}
