// One place of the chain as a verifier sees it, wherever it was read: what it says of itself, and what it really holds.
import { hash } from 'node:crypto';

export interface Place {
  readonly number: number;
  /** ISO instant. */
  readonly at: string;
  readonly previous: string;
  /** The hash that stands there. */
  readonly claimed: string;
  /** The hash of what stands there. */
  readonly computed: string;
  /** Only a checkpoint has one. */
  readonly signed: Signed | null;
}

export interface Signed {
  /** Name of the key. */
  readonly key: string;
  /** The signed text. */
  readonly text: string;
  /** Base64. */
  readonly signature: string;
}

/** Something that should be a place and is none; `number` where one can be told. */
export interface Broken {
  readonly broken: string;
  readonly number: number | null;
}

const HASH_LENGTH = ',"hash":"'.length + 64 + '"}'.length;
const NEWLINE = 0x0a;

interface SaidByLine {
  readonly record?: unknown;
  readonly checkpoint?: unknown;
  readonly number?: unknown;
  readonly at?: unknown;
  readonly key?: unknown;
  readonly previous?: unknown;
  readonly signature?: unknown;
  readonly hash?: unknown;
}

/** Reads a line as docs/audit-records.md describes it; `null` where it holds no record, such as a line of the log server's own. */
export function placeOf(line: Buffer): Place | Broken | null {
  const from = begin(line);
  if (from < 0) return null;
  const text = line.subarray(from, line.at(-1) === NEWLINE ? -1 : undefined);
  const said = parsed(text);
  if (!said) return { broken: 'it cannot be read', number: null };
  const { number, at, previous, hash: claimed } = said;
  if (typeof number !== 'number' || typeof at !== 'string' || typeof previous !== 'string') {
    return {
      broken: 'it lacks number, time or the hash before it',
      number: typeof number === 'number' ? number : null,
    };
  }
  if (typeof claimed !== 'string' || claimed.length !== 64) return { broken: 'it has no hash', number };
  const computed = hash('sha256', Buffer.concat([text.subarray(0, -HASH_LENGTH), CLOSING]), 'hex');
  return { number, at, previous, claimed, computed, signed: signedPart(text, said) };
}

const CLOSING = Buffer.from('}');
const BEGINNINGS = [Buffer.from('{"record":1,'), Buffer.from('{"checkpoint":1,')];

/** The last beginning: what stands before it may be a line that was cut off. Inside a record quotes are escaped. */
function begin(line: Buffer): number {
  return Math.max(...BEGINNINGS.map((beginning) => line.lastIndexOf(beginning)));
}

function parsed(text: Buffer): SaidByLine | null {
  try {
    return JSON.parse(text.toString()) as SaidByLine;
  } catch {
    // Cut off or scribbled over: the caller says so with the record's number.
    return null;
  }
}

function signedPart(text: Buffer, { checkpoint, key, signature }: SaidByLine): Signed | null {
  if (checkpoint === undefined) return null;
  const end = text.lastIndexOf(',"signature"');
  return { key: String(key), signature: String(signature), text: `${text.subarray(0, end).toString()}}` };
}
