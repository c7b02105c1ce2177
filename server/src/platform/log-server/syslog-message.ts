// A line of the audit trail as RFC 5424 writes it. The line is the message, unchanged: whoever verifies the chain reads it
// from the log server's file as it stands.
import { hostname } from 'node:os';
import type { WaitingLine } from './outbox-store.ts';

/** Facility 13 is "log audit", severity 5 "normal, but significant". */
const PRIORITY = 13 * 8 + 5;
const BYTE_ORDER_MARK = '\uFEFF';

/** Header fields are printable ASCII without blanks, and limited. */
function field(text: string, most: number): string {
  const printable = text.replace(/[^\x21-\x7e]/g, '').slice(0, most);
  return printable === '' ? '-' : printable;
}

const SENDER = `${field(hostname(), 255)} madoguchi ${process.pid}`;

/** Number, hash, moment and event travel in the header too, so that a log server can sort without reading JSON. */
export function syslogMessage({ number, hash, at, event, line }: WaitingLine): Buffer {
  const data = `[audit@32473 n="${number}" h="${hash}"]`;
  return Buffer.from(`<${PRIORITY}>1 ${at} ${SENDER} ${field(event, 32)} ${data} ${BYTE_ORDER_MARK}${line}`);
}

/** Stands for a line that is too long for the log server. It is no line: whoever verifies the log finds the number missing. */
export function markerMessage(waiting: WaitingLine): Buffer {
  const bytes = Buffer.byteLength(waiting.line);
  const line = `Record ${waiting.number} is too long to be shipped: ${bytes} bytes. It stands in the database alone.`;
  return syslogMessage({ ...waiting, line });
}
