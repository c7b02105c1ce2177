// A file as text: UTF-8 where it is that, else the Shift_JIS of Japanese spreadsheets; what is neither is not guessed at.

/** More than the server takes. */
const MOST_BYTES = 2_000_000;

export interface ReadFile {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'Shift_JIS';
}

/** Why a file is not read. */
export type FileProblem = 'tooLarge' | 'unknownEncoding';

/** The text in an encoding, `null` where a byte has no meaning in it. */
function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** True for UTF-8 with a broken byte: its mark, or more characters that can be read than ones that cannot. */
function isBrokenUtf8(bytes: ArrayBuffer): boolean {
  const [first, second, third] = new Uint8Array(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return true;
  const read = new TextDecoder('utf-8').decode(bytes);
  const broken = count(read, /\uFFFD/g);
  return count(read, /[^\u0000-\u007F]/g) - broken > broken;
}

const NARROW_KANA = /[\uFF61-\uFF9F]/;
/** ISO-2022-JP says with these which of its alphabets comes. */
const ESCAPES = /\u001B[$(]/;

/** The file's text with its encoding, or why there is none. */
export async function readTextFile(file: Blob): Promise<ReadFile | FileProblem> {
  if (file.size > MOST_BYTES) return 'tooLarge';
  const bytes = await file.arrayBuffer();
  const unicode = decoded(bytes, 'utf-8');
  if (unicode !== null) return ESCAPES.test(unicode) ? 'unknownEncoding' : { text: unicode, encoding: 'UTF-8' };
  const text = isBrokenUtf8(bytes) ? null : decoded(bytes, 'shift_jis');
  // Nearly every EUC-JP file is Shift_JIS as well: narrow kana without sense.
  if (text === null || (NARROW_KANA.test(text) && decoded(bytes, 'euc-jp') !== null)) return 'unknownEncoding';
  return { text, encoding: 'Shift_JIS' };
}
