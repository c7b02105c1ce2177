import { randomBytes } from 'node:crypto';

/** A UUID of version 7 (RFC 9562) for an ISO instant: new rows stand together in their index. */
export function uuidAt(instant: string): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.parse(instant), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
