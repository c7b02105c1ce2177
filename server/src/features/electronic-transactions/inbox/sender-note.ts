// The note that a sender's mail, or whoever saved it, left beside a file: read as text, to be kept as the evidence of receipt.
import { withoutInvisible } from '@madoguchi/contract/values/invisible.ts';

/** Of the note that is kept; the file itself stays in the folder of what was taken. */
const LONGEST = 2_000;
/** Of a mail, that says how it came. */
const HEADERS = ['from', 'to', 'date', 'subject', 'message-id'] as const;

function decoded(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/** UTF-8, or what Windows writes in Japan where it is none. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, 'shift_jis');
  }
}

const ENCODED = /=\?([\w-]+)(?:\*[\w-]*)?\?([bq])\?([^?\s]*)\?=/gi;

function quotedBytes(text: string): Uint8Array {
  const plain = text.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, (_, pair: string) => {
    return String.fromCharCode(Number.parseInt(pair, 16));
  });
  return Buffer.from(plain, 'latin1');
}

/** A header as people read it: `=?UTF-8?B?…?=` stands for Japanese (RFC 2047). */
function headerText(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(ENCODED, (_, charset: string, kind: string, text: string) =>
    decoded(kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedBytes(text), charset),
  );
}

/** The headers of a mail that say from whom, when and about what it came. */
function mailNote(mail: string): string {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const lines = unfolded.map((line) => /^([\w-]+):\s*(.*)$/.exec(line)).filter((found) => found !== null);
  return HEADERS.flatMap((wanted) => {
    const found = lines.find(([, name = '']) => name.toLowerCase() === wanted);
    return found === undefined ? [] : [`${found[1]}: ${headerText(found[2] ?? '')}`];
  }).join('\n');
}

/** The note in a file of that name: a text as it is, a mail by its headers. */
export function noteIn(name: string, bytes: Uint8Array): string {
  const said = /\.eml$/i.test(name) ? mailNote(Buffer.from(bytes).toString('utf8')) : textOf(bytes);
  const lines = said.split(/\r\n|\r|\n/).map((line) => withoutInvisible(line).replace(/[\p{Cc}\p{Cs}]/gu, ' '));
  return [...lines.join('\n').trim()].slice(0, LONGEST).join('');
}
