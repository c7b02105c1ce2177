// A shipper as the portal makes it, on a database of the test, with what it logged.

import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { openAuditPool } from '../../src/platform/audit/audit-pool.ts';
import { createLog } from '../../src/platform/log.ts';
import { RelpSession } from '../../src/platform/log-server/relp-session.ts';
import { type Session, Shipper } from '../../src/platform/log-server/shipper.ts';
import { connectToLogServer, type LogServerAddress } from '../../src/platform/log-server/tls-link.ts';
import type { CertificateSet } from './certificate-set.ts';

/** Longer than a busy machine makes a healthy server wait. */
const SILENCE_MS = 10_000;

export function addressOf(port: number, { ca, portalCert, portalKey }: CertificateSet): LogServerAddress {
  return { host: '127.0.0.1', port, caFile: ca, certFile: portalCert, keyFile: portalKey };
}

type Open = (address: LogServerAddress, stop: AbortSignal) => Promise<Session>;

const openWithin =
  (silenceMs: number): Open =>
  async (address, stop) =>
    RelpSession.open(await connectToLogServer(address, stop), silenceMs);

export const openSession = openWithin(SILENCE_MS);
/** For a server that is known to hang. */
export const openImpatientSession = openWithin(500);

/** The broken variant: it takes every record for acknowledged as soon as it was sent. */
export const openHastySession: Open = async (address, stop) => {
  const session = await openSession(address, stop);
  return {
    get isOpen() {
      return session.isOpen;
    },
    send: async (message, acknowledged) => {
      await session.send(message, () => {});
      acknowledged();
    },
    room: async () => {},
    settled: async () => {},
    close: () => session.close(),
  };
};

export interface Shipping {
  /** Messages of warnings and errors, with what was wrong. */
  readonly complaints: () => { readonly level: string; readonly msg: string; readonly reason: string }[];
  stop(): Promise<void>;
}

export function startShipper(
  pool: Pool,
  address: LogServerAddress,
  open: Open = openSession,
  messageMax?: number,
): Shipping {
  const logged: string[] = [];
  const log: Logger = createLog({ logLevel: 'warn' }, { write: (line) => logged.push(line) });
  const audit = openAuditPool({ pool, log });
  const shipper = new Shipper({
    pool: audit,
    log,
    open: (stop) => open(address, stop),
    ...(messageMax === undefined ? {} : { messageMax }),
  });
  shipper.start();
  return {
    complaints: () =>
      logged.map((line) => {
        const { level, msg, err } = JSON.parse(line);
        return { level, msg, reason: err?.message ?? '' };
      }),
    stop: async () => {
      await shipper.stop();
      await audit.end();
    },
  };
}
