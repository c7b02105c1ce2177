// The connection to the log server: TLS 1.3, both sides with a certificate. There is no other way to it, and none in the clear.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createSecureContext, type SecureContext, type TLSSocket } from 'node:tls';

/** Where the log server is, and the files that prove who is who. */
export interface LogServerAddress {
  readonly host: string;
  readonly port: number;
  /** Certificate of the authority that both certificates come from. */
  readonly caFile: string;
  readonly certFile: string;
  readonly keyFile: string;
}

const CONNECT_MS = 10_000;

/**
 * Reads the three files; anew for each connection, so that a renewed certificate needs no restart.
 * @throws where one cannot be read, or certificate and key do not belong together
 */
export async function readCredentials({ caFile, certFile, keyFile }: LogServerAddress): Promise<SecureContext> {
  const [ca, cert, key] = await Promise.all([caFile, certFile, keyFile].map((path) => readFile(path)));
  return createSecureContext({ ca, cert, key, minVersion: 'TLSv1.3' });
}

/**
 * Connects, and checks the server's certificate against our authority and the name we called it by.
 * @throws the fault of files, network or certificate; nothing has been sent then
 */
export async function connectToLogServer(address: LogServerAddress, stop: AbortSignal): Promise<TLSSocket> {
  const secureContext = await readCredentials(address);
  const { host, port } = address;
  const socket = connect({ host, port, secureContext, rejectUnauthorized: true });
  const tooLong = AbortSignal.timeout(CONNECT_MS);
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.any([stop, tooLong]) });
  } catch (error) {
    // Errors of a socket that is being destroyed tell nothing.
    socket.on('error', () => {});
    socket.destroy();
    throw tooLong.aborted ? new Error(`no connection within ${CONNECT_MS / 1000} s`) : error;
  }
  return socket.setNoDelay(true).setKeepAlive(true, CONNECT_MS);
}
