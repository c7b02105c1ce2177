// The name by which a request asks for the portal. The sample organisation's passwords are public: whoever has a browser ask for
// this machine by a name of their own (DNS rebinding) must not get in by them.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from './problem.ts';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

function hostsOf({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** The name alone, without port; `null` where it is none. */
function nameOf(host: string): string | null {
  const isHost = /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`);
  return isHost ? new URL(`http://${host}`).hostname : null;
}

/** Refuses two Host headers, a Host that is no name (400), and in sample mode a name that is not this machine's (403). */
export function guardHost(app: FastifyInstance, { sample, publicUrl }: Config): void {
  const names = new Set([...OWN_NAMES, new URL(publicUrl).hostname]);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (hostsOf(request) > 1) refuse('unreadable');
    const { host } = request;
    if (host === '' || host === undefined) return;
    const name = nameOf(host) ?? refuse('unreadable');
    if (sample && !names.has(name)) refuse('foreign-origin');
  });
}
