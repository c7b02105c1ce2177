// From a sheet and its files to one PDF. Runs in its own process: everything here takes its time.
import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { unprintable } from '../document/printable.ts';
import { sheetDocument } from '../document/sheet-document.ts';
import type { ListedFile, PaperFile, PreparedFile, Printing, Sheet } from '../sheet.ts';
import { appendPdf } from './appended-pdf.ts';
import { paperPicture } from './appended-picture.ts';
import { paperFont } from './paper-fonts.ts';
import { renderPaper } from './render.ts';

export interface PaperOrder {
  readonly sheet: Sheet;
  readonly printing: Printing;
  /** Where the bytes of each file lie, by SHA-256. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that are listed as damaged without being read, by SHA-256. */
  readonly damaged?: readonly string[];
}

export interface PrintedSheet {
  readonly pdf: Uint8Array;
  /** Characters that are printed as 〓. */
  readonly missing: readonly string[];
}

const DAMAGED: PreparedFile = { shown: 'not', because: 'broken' };

async function prepare(file: PaperFile, path: string, behind: PDFDocument): Promise<PreparedFile> {
  switch (file.mediaType) {
    case 'application/pdf': {
      const added = await appendPdf(await readFile(path), behind);
      return typeof added === 'number' ? { shown: 'pages', pages: added } : { shown: 'not', because: added };
    }
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp': {
      const jpeg = await paperPicture(await readFile(path));
      return jpeg === null ? DAMAGED : { shown: 'picture', jpeg };
    }
    default:
      return { shown: 'not', because: 'kind' };
  }
}

/**
 * The paper, then the pages of its PDF files in their order. `reads` hears of each file before it is read, and of `null`
 * behind the last. @throws where a stored file cannot be read
 */
export async function printSheet(
  { sheet, printing, files, damaged = [] }: PaperOrder,
  reads: (sha256: string | null) => Promise<void> = async () => {},
): Promise<PrintedSheet> {
  const behind = await PDFDocument.create();
  const listed: ListedFile[] = [];
  for (const item of sheet.files.items) {
    const path = files[item.file.sha256];
    if (path === undefined) throw new Error(`nothing lies where ${item.file.sha256} was expected`);
    if (damaged.includes(item.file.sha256)) listed.push({ ...item, prepared: DAMAGED });
    else {
      await reads(item.file.sha256);
      listed.push({ ...item, prepared: await prepare(item.file, path, behind) });
    }
  }
  await reads(null);
  const names = sheet.files.items.map(({ file }) => file.name);
  const missing = unprintable([sheet.content, names, printing.printedBy], paperFont);
  const paper = await renderPaper(sheetDocument(sheet, listed, printing, missing));
  if (behind.getPageCount() === 0) return { pdf: paper, missing };
  const whole = await PDFDocument.load(paper, { updateMetadata: false });
  for (const page of await whole.copyPages(behind, behind.getPageIndices())) whole.addPage(page);
  return { pdf: await whole.save(), missing };
}
