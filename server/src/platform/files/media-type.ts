// Detects a file's media type by its content alone: a name proves nothing (B0-07, T9, T10).
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { MEDIA_TYPES, type MediaType } from '@madoguchi/contract/attachments/limits.ts';
import { fileTypeFromFile } from 'file-type';

/** Above this an image is refused before anybody decodes it: 10 MB can unfold into gigabytes. */
const MAX_PIXELS = 100_000_000;
const RASTER: readonly MediaType[] = ['image/jpeg', 'image/png', 'image/webp'];

export type Sniffed = { readonly mediaType: MediaType } | { readonly refused: 'kind' | 'pixels' };

/** Looks at a file on disk; unpacks no archive beyond the few bounded entries that name an office format. */
export async function sniff(path: string): Promise<Sniffed> {
  const mediaType = await mediaTypeOf(path);
  if (mediaType === null) return { refused: 'kind' };
  if (RASTER.includes(mediaType)) {
    const pixels = await pixelsOf(path);
    if (pixels === null) return { refused: 'kind' };
    if (pixels > MAX_PIXELS) return { refused: 'pixels' };
  }
  return { mediaType };
}

async function mediaTypeOf(path: string): Promise<MediaType | null> {
  // The detector would look into a gzip for a tar; nothing compressed by itself is taken, so it need not.
  if (await startsAsGzip(path)) return null;
  const found = await fileTypeFromFile(path);
  if (found === undefined) return (await isCsv(path)) ? 'text/csv' : null;
  if (found.mime === 'image/heif') return 'image/heic';
  return Object.keys(MEDIA_TYPES).find((known): known is MediaType => known === found.mime) ?? null;
}

async function startsAsGzip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b;
  } finally {
    await file.close();
  }
}

/** Width × height by the header alone; `null` where the header cannot be read. */
async function pixelsOf(path: string): Promise<number | null> {
  // Loaded with the first image: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    // libvips answers every unreadable header with an error; for us it is an answer.
    return null;
  }
}

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001A\u001C-\u001F\u007F]/;
const TAGS = 'html|head|body|script|style|svg|math|iframe|object|embed|img|link|meta|form';
const MARKUP = new RegExp(`<(?:!--|!doctype|!\\[cdata|\\?|(?:${TAGS})\\b)`, 'i');
const SCRIPT_LINE = /^\uFEFF?#!/;
/** Longest piece of markup that two chunks could split between them. */
const OVERLAP = 16;

/** Text in UTF-8 or CP932 without control characters, and neither markup nor a script (B0-07). */
async function isCsv(path: string): Promise<boolean> {
  return (await isPlainText(path, 'utf-8')) || (await isPlainText(path, 'shift_jis'));
}

async function isPlainText(path: string, encoding: 'utf-8' | 'shift_jis'): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let before = '';
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const window = before + decoder.decode(chunk, { stream: true });
      if (CONTROL.test(window) || MARKUP.test(window) || (isFirst && SCRIPT_LINE.test(window))) return false;
      before = window.slice(-OVERLAP);
      isFirst = false;
    }
    decoder.decode();
  } catch (error) {
    // Only the decoder's own word counts as an answer; a disk that cannot be read is a fault.
    if (error instanceof TypeError) return false;
    throw error;
  }
  return !isFirst;
}
