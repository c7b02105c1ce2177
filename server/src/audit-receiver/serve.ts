// The receiver's server: TLS 1.3, and only for those who show a certificate of our authority.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { StartFault } from '../platform/start-fault.ts';
import type { ServeOrder } from './arguments.ts';
import type { Keeping } from './keep-messages.ts';
import { receive } from './receive.ts';

const KEEP_ALIVE_MS = 30_000;

export interface RunningReceiver {
  readonly port: number;
  /** Takes nobody else, and breaks off with those who are there: what was not acknowledged comes again. */
  stop(): Promise<void>;
}

/** @throws StartFault where the files or the address cannot be used */
export async function serve(order: ServeOrder, keeping: Keeping): Promise<RunningReceiver> {
  const { say } = keeping;
  const open = new Set<TLSSocket>();
  const server = createServer(await credentialsOf(order), (socket) => {
    const peer = `${socket.getPeerCertificate().subject.CN} (${socket.remoteAddress})`;
    open.add(socket);
    // A sender that vanished says no goodbye.
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    say(`Connected: ${peer}`);
    receive(socket, keeping)
      .catch((error: unknown) => say(`Broken off: ${peer}: ${reasonOf(error)}`))
      .finally(() => {
        open.delete(socket);
        socket.destroy();
        say(`Gone: ${peer}`);
      });
  });
  server.on('tlsClientError', (error, { remoteAddress }) => {
    say(`Refused: ${remoteAddress ?? 'somebody'}: ${error.message}`);
  });
  server.listen(order.port, order.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new StartFault(`--port ${order.port} cannot be used: ${reasonOf(error)}`, 'Choose another port.', 2);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

async function credentialsOf({ caFile, certFile, keyFile }: ServeOrder) {
  try {
    const [ca, cert, key] = await Promise.all([caFile, certFile, keyFile].map((path) => readFile(path)));
    return { ca, cert, key, minVersion: 'TLSv1.3', requestCert: true, rejectUnauthorized: true } as const;
  } catch (error) {
    throw new StartFault(
      `A certificate cannot be read: ${reasonOf(error)}`,
      '"npm run audit-receiver -- make-certificates FOLDER" makes what both sides need.',
      2,
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
