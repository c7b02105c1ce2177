// A budget for reading a PDF: its streams, objects and values, and everything that its structure unfolds to. A file of a
// few megabytes can otherwise keep the parser busy for minutes, or take all memory.
import { decodePDFRawStream, PDFContext, PDFRawStream } from 'pdf-lib';

/** Thrown from within the parser. */
class OverBudget extends Error {}

/** An honest scan, quote or manual of 50 pages stays far below these. */
const MAX = {
  streams: 20_000,
  objects: 100_000,
  /** Numbers, names, texts, lists and words, in the file and in what it unfolds to. */
  values: 2_000_000,
  unfoldedBytes: 32 * 1024 * 1024,
};

interface Spent {
  values: number;
  unfoldedBytes: number;
}

/** Of the file that is being read; one is read at a time. */
let spent: Spent = { values: 0, unfoldedBytes: 0 };

const BLANK = 1;
const OPENING = 2;
const CLOSING = 3;
/** Kinds of bytes (ISO 32000-1, 7.2.2): blanks, delimiters that begin a value, those that end one; 0 for the others. */
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = BLANK;
for (const sign of '[<({/%') KINDS[sign.charCodeAt(0)] = OPENING;
for (const sign of ']>)}') KINDS[sign.charCodeAt(0)] = CLOSING;

/** Counts whatever may become a value. Bytes of streams count as well: only the parser knows where one really begins. */
function spendValues(bytes: Uint8Array): void {
  let { values } = spent;
  let before = BLANK;
  for (let index = 0; index < bytes.length; index += 1) {
    const kind = KINDS[bytes[index] as number] as number;
    if (kind === OPENING || (kind === 0 && (before === BLANK || before === CLOSING))) values += 1;
    before = kind;
  }
  spent.values = values;
  if (values > MAX.values) throw new OverBudget('values');
}

function count(file: Buffer, word: string, most: number): void {
  let found = 0;
  for (let at = file.indexOf(word); at !== -1; at = file.indexOf(word, at + word.length)) {
    found += 1;
    if (found > most) throw new OverBudget(word);
  }
}

interface Decoder {
  readonly buffer: Uint8Array;
  ensureBuffer(bytes: number): Uint8Array;
  decode(): Uint8Array;
}
// The class by which pdf-lib unfolds object and cross-reference streams; it never asks how large they become.
const flate = PDFContext.create().obj({ Filter: 'FlateDecode' });
const decoder = decodePDFRawStream(PDFRawStream.of(flate, new Uint8Array([0x78, 0x01])));
const prototype = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Decoder;
const { ensureBuffer, decode } = prototype;

prototype.ensureBuffer = function boundedBuffer(bytes) {
  const before = this.buffer.byteLength;
  spent.unfoldedBytes += Math.max(0, bytes - before);
  if (spent.unfoldedBytes > MAX.unfoldedBytes) throw new OverBudget('unfolded bytes');
  const buffer = ensureBuffer.call(this, bytes);
  // It grows to twice its size at a time: this is what it takes.
  spent.unfoldedBytes += Math.max(0, buffer.byteLength - Math.max(before, bytes));
  return buffer;
};

prototype.decode = function boundedDecode() {
  const bytes = decode.call(this);
  spendValues(bytes);
  return bytes;
};

/** Begins the budget of a file, and takes from it what the file's own bytes cost. @throws where they are over it */
export function beginBudget(file: Buffer): void {
  spent = { values: 0, unfoldedBytes: 0 };
  count(file, 'stream', 2 * MAX.streams);
  count(file, ' obj', MAX.objects);
  spendValues(file);
}
