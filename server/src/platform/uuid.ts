import { randomBytes } from 'node:crypto';

const COUNTER_BITS = 26;
let latestMs = 0;
let counter = 0;

/**
 * A UUID of version 7 (RFC 9562) for an ISO instant. Those of one process for one instant ascend in the order in which
 * they were asked for, so that facts of the same moment keep their order.
 */
export function uuidAt(instant: string): string {
  const ms = Date.parse(instant);
  counter = ms === latestMs ? (counter + 1) % 2 ** COUNTER_BITS : 0;
  latestMs = ms;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter >>> 14), 6);
  bytes.writeUInt16BE(0x8000 | (counter & 0x3fff), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
