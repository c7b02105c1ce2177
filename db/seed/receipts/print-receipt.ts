// Draws a receipt of the sample as the file a person would attach: a photograph, or a PDF sent by the hotel.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { fileOf, type PrintedLine, printedLines, type ReceiptPaper } from './receipt-paper.ts';

export interface ReceiptFile {
  readonly sha256: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

const FONT_FILE = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
);
const SMALL_PX = 20;
/** Pango counts in 1024ths of a point; at 72 dpi a point is a pixel. */
const LARGE = 36 * 1_024;
const MARGIN_PX = 36;
/** Of an A6 sheet, in points. */
const SHEET = { width: 297, height: 420 } as const;

/** The same paper gives the same bytes. */
export async function printReceipt(paper: ReceiptPaper): Promise<ReceiptFile> {
  const { mediaType } = fileOf(paper.kind);
  const picture = drawnLines(printedLines(paper));
  const content =
    mediaType === 'image/png'
      ? await picture.png({ compressionLevel: 6 }).toBuffer()
      : await onSheet(await picture.jpeg({ quality: 85 }).toBuffer());
  return { sha256: createHash('sha256').update(content).digest('hex'), mediaType, content };
}

/** Black on white. The typesetter draws white on black, so the picture is turned round after its margin is added. */
export function drawnLines(lines: readonly PrintedLine[]) {
  const text = lines.map(marked).join('\n');
  const margin = { top: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, right: MARGIN_PX, background: '#000' };
  return sharp({
    text: { text, font: `Noto Sans JP ${SMALL_PX}`, fontfile: FONT_FILE, dpi: 72, align: 'centre', spacing: 8 },
  })
    .extend(margin)
    .negate()
    .toColourspace('b-w');
}

function marked({ text, size }: PrintedLine): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return size === 'large' ? `<span size="${LARGE}">${escaped}</span>` : escaped;
}

async function onSheet(jpeg: Uint8Array): Promise<Uint8Array> {
  // Without its own metadata, which would carry the time of drawing.
  const document = await PDFDocument.create({ updateMetadata: false });
  const image = await document.embedJpg(jpeg);
  const { width, height } = image.scaleToFit(SHEET.width - MARGIN_PX, SHEET.height - MARGIN_PX);
  document.addPage([SHEET.width, SHEET.height]).drawImage(image, {
    x: (SHEET.width - width) / 2,
    y: (SHEET.height - height) / 2,
    width,
    height,
  });
  return document.save({ useObjectStreams: false });
}
