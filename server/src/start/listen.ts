import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import { StartFault } from '../platform/start-fault.ts';

/** How long running requests have to finish once the portal ends. */
const LAST_REQUESTS_MS = 10_000;
const IDLE_POLL_MS = 50;

type Place = Pick<Config, 'host' | 'port'>;

/**
 * Tries the port and leaves it again, so that a port in use is known before anything is installed into a database.
 * @throws StartFault when nobody may listen there
 */
export async function probePort({ host, port }: Place): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw faultOf(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw faultOf(error, { host, port });
  }
}

/** Takes no new connections, lets running requests finish, and cuts those off that are not done after 10 s. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const { server } = app;
  // A connection that was busy when the closing began stays open for the browser's next request unless it is told.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
  const tooLong = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(tooLong);
  }
}

function faultOf(error: unknown, { host, port }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartFault(
        `PORT: another program already listens on ${host}:${port}.`,
        `Stop it, or set PORT to a free port such as ${port + 1}.`,
      );
    case 'EACCES':
      return new StartFault(`PORT: ${port} may only be used by root.`, 'Set PORT to a number above 1023.');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFault(`HOST: ${host} is not an address of this machine.`, 'Leave HOST unset, or use 0.0.0.0.');
    default:
      return error;
  }
}
