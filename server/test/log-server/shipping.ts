// A shipper as the portal makes it, on a database of the test, with what it logged.

import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { openAuditPool } from '../../src/platform/audit/audit-pool.ts';
import { createLog } from '../../src/platform/log.ts';
import { RelpSession } from '../../src/platform/log-server/relp-session.ts';
import { type Session, Shipper } from '../../src/platform/log-server/shipper.ts';
import { connectToLogServer, type LogServerAddress } from '../../src/platform/log-server/tls-link.ts';
import type { CertificateSet } from './certificate-set.ts';

const SILENCE_MS = 10_000;

export function addressOf(port: number, { ca, portalCert, portalKey }: CertificateSet): LogServerAddress {
  return { host: '127.0.0.1', port, caFile: ca, certFile: portalCert, keyFile: portalKey };
}

export async function openSession(address: LogServerAddress, stop: AbortSignal): Promise<Session> {
  return RelpSession.open(await connectToLogServer(address, stop), SILENCE_MS);
}

/** The broken variant: it takes every record for acknowledged as soon as it was sent. */
export async function openHastySession(address: LogServerAddress, stop: AbortSignal): Promise<Session> {
  const session = await RelpSession.open(await connectToLogServer(address, stop), SILENCE_MS);
  return {
    get isOpen() {
      return session.isOpen;
    },
    send: async (message, acknowledged) => {
      await session.send(message, () => {});
      acknowledged();
    },
    room: () => session.room(),
    settled: async () => {},
    close: () => session.close(),
  };
}

export interface Shipping {
  /** Messages of warnings and errors, with what was wrong. */
  readonly complaints: () => { readonly level: string; readonly msg: string; readonly reason: string }[];
  stop(): Promise<void>;
}

export function startShipper(pool: Pool, address: LogServerAddress, open = openSession): Shipping {
  const logged: string[] = [];
  const log: Logger = createLog({ logLevel: 'warn' }, { write: (line) => logged.push(line) });
  const audit = openAuditPool({ pool, log });
  const shipper = new Shipper({ pool: audit, log, open: (stop) => open(address, stop) });
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
