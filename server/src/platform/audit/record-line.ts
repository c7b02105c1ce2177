// The one text of a record: what is hashed, shipped to the log server and verified. docs/audit-records.md describes it for
// whoever writes a verifier of their own; a change here is a new version of the format.
import * as crypto from 'node:crypto';

/** A record as the line says it; instants as `2026-11-21T01:02:03.456Z`. */
export interface LineRecord {
  readonly id: string;
  readonly at: string;
  readonly account: string | null;
  readonly actor: string;
  readonly roles: readonly string[];
  readonly ip: string;
  readonly agent: string;
  readonly operation: string;
  readonly event: string;
  readonly target_kind: string | null;
  readonly target_id: string | null;
  /** JSON exactly as PostgreSQL writes the column: parsed and written again, large numbers could be others. */
  readonly difference: string;
  readonly request: string;
}

/** A signed place of the chain. */
export interface LineCheckpoint {
  readonly at: string;
  /** Which key signed it: `keyName` of the public key. */
  readonly key: string;
}

/** A place of the chain: its line, and the hash that the next line names. */
export interface Link {
  readonly line: string;
  readonly hash: string;
}

/** The predecessor that the first line names. */
export const GENESIS = '0'.repeat(64);

const quoted = (text: string | null): string => JSON.stringify(text);

/** Adds a member at the end of an object's text. */
const extended = (object: string, name: string, value: string): string =>
  `${object.slice(0, -1)},"${name}":"${value}"}`;

function link(object: string): Link {
  const hash = crypto.hash('sha256', object, 'hex');
  return { line: extended(object, 'hash', hash), hash };
}

/**
 * The line of a record.
 * @param number its place, counted from 1 without gaps
 * @param previous hash of the line before, 64 hexadecimal digits
 */
export function recordLink(number: bigint, record: LineRecord, previous: string): Link {
  const { id, at, account, actor, roles, ip, agent, operation, event, difference, request } = record;
  const target = `[${quoted(record.target_kind)},${quoted(record.target_id)}]`;
  return link(
    `{"record":1,"number":${number},"id":${quoted(id)},"at":${quoted(at)},"account":${quoted(account)},` +
      `"actor":${quoted(actor)},"roles":${JSON.stringify(roles)},"ip":${quoted(ip)},"agent":${quoted(agent)},` +
      `"operation":${quoted(operation)},"event":${quoted(event)},"target":${target},"difference":${difference},` +
      `"request":${quoted(request)},"previous":"${previous}"}`,
  );
}

/** The text that a checkpoint's key signs. */
export function checkpointText(number: bigint, { at, key }: LineCheckpoint, previous: string): string {
  return `{"checkpoint":1,"number":${number},"at":${quoted(at)},"key":${quoted(key)},"previous":"${previous}"}`;
}

/** The line of a checkpoint; `signature` in Base64, over `checkpointText`. */
export function checkpointLink(number: bigint, checkpoint: LineCheckpoint, previous: string, signature: string): Link {
  return link(extended(checkpointText(number, checkpoint, previous), 'signature', signature));
}
