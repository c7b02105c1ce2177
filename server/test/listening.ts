import type { FastifyInstance } from 'fastify';

/** The address of an application on a free port; it begins to listen at the first call. */
export async function listeningAt(app: FastifyInstance): Promise<string> {
  if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen on a port');
  return `http://127.0.0.1:${address.port}`;
}
