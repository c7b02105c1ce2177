// Reads ASN.1 as certificates and time stamps are written: the parts of a value by their places. Of its encodings BER is read, which some
// authorities write around what they sign; nothing is written.

export interface Der {
  readonly tag: number;
  /** With tag and length: a signature is over these. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly content: Uint8Array<ArrayBuffer>;
  /** Of a constructed value. */
  readonly parts: readonly Der[];
}

const CONSTRUCTED = 0x20;
const LONG_TAG = 0x1f;
const DEEPEST = 32;

/** The value at the place, and where it ends. @throws Error where it is none, or goes beyond the end */
function valueAt(from: Uint8Array<ArrayBuffer>, start: number, depth: number): { value: Der; end: number } {
  const [tag, short] = [from[start], from[start + 1]];
  if (tag === undefined || short === undefined || (tag & LONG_TAG) === LONG_TAG || depth > DEEPEST)
    throw new Error('DER');
  let at = start + 2;
  let length = short;
  const isOpen = short === 0x80;
  if (short > 0x80) {
    const wide = from.subarray(at, at + (short & 0x7f));
    if (wide.length > 4) throw new Error('DER');
    length = wide.reduce((sum, byte) => sum * 256 + byte, 0);
    at += short & 0x7f;
  }
  const limit = isOpen ? from.length : at + length;
  if (limit > from.length) throw new Error('DER');
  const parts: Der[] = [];
  let end = limit;
  if ((tag & CONSTRUCTED) !== 0) {
    let next = at;
    while (next < limit && !(isOpen && from[next] === 0 && from[next + 1] === 0)) {
      const part = valueAt(isOpen ? from : from.subarray(0, limit), next, depth + 1);
      parts.push(part.value);
      next = part.end;
    }
    end = next;
  }
  const content = from.slice(at, end);
  const whole = isOpen ? end + 2 : end;
  return { value: { tag, bytes: from.slice(start, whole), content, parts }, end: whole };
}

/** @throws Error where the bytes are not exactly one value */
export function readDer(bytes: Uint8Array<ArrayBuffer>): Der {
  const { value, end } = valueAt(bytes, 0, 0);
  if (end !== bytes.length) throw new Error('DER');
  return value;
}

/** @throws Error where there is no such part */
export function part(of: Der, place: number): Der {
  const found = of.parts[place];
  if (found === undefined) throw new Error('DER');
  return found;
}

/** An object identifier as it is written: `1.2.840.113549.1.7.2`. */
export function oidOf({ content }: Der): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      numbers.push(number);
      number = 0;
    }
  }
  const [both = 0, ...rest] = numbers;
  const first = Math.min(2, Math.floor(both / 40));
  return [first, both - 40 * first, ...rest].join('.');
}

/** The bytes of an octet string, which BER may write in pieces. */
export function octetsOf(value: Der): Uint8Array<ArrayBuffer> {
  return value.parts.length === 0
    ? value.content
    : Uint8Array.from(value.parts.flatMap((piece) => [...octetsOf(piece)]));
}

const TIME = /^(\d{4}|\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:\.(\d{1,9}))?Z$/;
const [UTC_TIME, GENERALIZED_TIME] = [0x17, 0x18];

/** A moment in milliseconds. @throws Error where it is none */
export function momentOf({ tag, content }: Der): number {
  const found = TIME.exec(new TextDecoder().decode(content));
  if (found === null || (tag !== UTC_TIME && tag !== GENERALIZED_TIME)) throw new Error('time');
  const [, year = '', month, day, hour, minute, second, fraction = '0'] = found;
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const millis = fraction.padEnd(3, '0').slice(0, 3);
  return Date.parse(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}.${millis}Z`);
}
