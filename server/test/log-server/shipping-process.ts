/** A shipper alone in a process, for tests that kill it: `node shipping-process.ts '{"database": …, "address": …}'`. */
import { connect, type DatabaseAddress } from '../../src/platform/db/connect.ts';
import type { LogServerAddress } from '../../src/platform/log-server/tls-link.ts';
import { openHastySession, openSession, startShipper } from './shipping.ts';

export interface ShippingOrder {
  readonly database: DatabaseAddress;
  readonly address: LogServerAddress;
  /** The broken variant. */
  readonly isHasty: boolean;
}

const { database, address, isHasty }: ShippingOrder = JSON.parse(process.argv[2] ?? '');
const onLostConnection = (error: Error) => process.stderr.write(`${error.message}\n`);
const pool = connect(database, { connections: 1, onLostConnection });
startShipper(pool, address, isHasty ? openHastySession : openSession);
