// Draws a quote of the sample as the scan that a supplier sends by fax: black and white, a few kilobytes.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp, { type OutputInfo } from 'sharp';
import { type PaperRow, paperRows, type QuotePaper } from './quote-paper.ts';

/** A drawn sheet. */
export interface QuoteFile {
  readonly sha256: string;
  readonly content: Uint8Array;
}

const FONT_FILE = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
);
/** A5 in points, and the same at 150 dots an inch. */
const SHEET = { width: 420, height: 595 } as const;
const SCAN = { width: 875, height: 1_240 } as const;
const ROW_BYTES = Math.ceil(SCAN.width / 8);
const MARGIN = 80;
/** Pango counts in 1024ths of a point; at 72 dpi a point is a dot. */
const SIZES = { large: 34 * 1_024, small: 21 * 1_024 } as const;
const ROW_GAP = 12;
/** From here on a dot is ink. */
const INK = 110;

/** The same paper gives the same bytes. */
export function printQuote(paper: QuotePaper): Promise<QuoteFile> {
  return printRows(paperRows(paper));
}

/** The same rows give the same bytes. */
export async function printRows(rows: readonly PaperRow[]): Promise<QuoteFile> {
  const content = await onSheet(await scanned(rows));
  return { sha256: createHash('sha256').update(content).digest('hex'), content };
}

/** Eight dots a byte, a set bit is white. The two columns have the same rows, so what belongs together stands side by side. */
async function scanned(rows: readonly PaperRow[]): Promise<Buffer> {
  const [left, right] = await Promise.all([column(rows, 'left'), column(rows, 'right')]);
  const bits = Buffer.alloc(ROW_BYTES * SCAN.height, 0xff);
  ink(bits, left, MARGIN);
  ink(bits, right, SCAN.width - MARGIN - right.info.width);
  return bits;
}

interface Column {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** White on black, as the typesetter draws it, a byte a dot; cut to what is written, so both columns begin with a word. */
async function column(rows: readonly PaperRow[], side: 'left' | 'right'): Promise<Column> {
  const text = rows.map((row) => `<span size="${SIZES[row.size]}">${escaped(row[side])} </span>`).join('\n');
  return sharp({
    text: { text, font: 'Noto Sans JP', fontfile: FONT_FILE, dpi: 72, align: side, spacing: ROW_GAP },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Turns the dots of a column black whose left edge stands at `edge`. */
function ink(bits: Buffer, { data, info: { width } }: Column, edge: number): void {
  // Counted, not walked by an iterator: half a million dots a column, nearly all of them blank.
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 0) < INK) continue;
    const across = edge + (at % width);
    const down = MARGIN + Math.floor(at / width);
    if (across < 0 || across >= SCAN.width || down >= SCAN.height) continue;
    const byte = down * ROW_BYTES + (across >> 3);
    bits[byte] = (bits[byte] ?? 0) & ~(0x80 >> (across & 7));
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function onSheet(bits: Buffer): Promise<Uint8Array> {
  // Without its own metadata, which would carry the time of drawing.
  const document = await PDFDocument.create({ updateMetadata: false });
  const scan = deflateSync(bits, { level: 9 });
  const picture = document.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: SCAN.width,
    Height: SCAN.height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'FlateDecode',
    Length: scan.length,
  });
  const page = document.addPage([SHEET.width, SHEET.height]);
  page.node.setXObject(PDFName.of('Scan'), document.context.register(PDFRawStream.of(picture, scan)));
  const drawing = `q ${SHEET.width} 0 0 ${SHEET.height} 0 0 cm /Scan Do Q`;
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(drawing)));
  return document.save({ useObjectStreams: false });
}
