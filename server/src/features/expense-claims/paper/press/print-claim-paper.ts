// From a claim and its receipts' files to one PDF. Runs in its own process: everything here takes its time.
import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { claimPaper } from '../document/claim-paper.ts';
import type { ListedReceipt, PaperClaim, PaperReceipt, PreparedReceipt, Printing } from '../paper-claim.ts';
import { appendPdf } from './receipt-pdf.ts';
import { paperPicture } from './receipt-picture.ts';
import { renderPaper } from './render.ts';

export interface PaperOrder {
  readonly claim: PaperClaim;
  readonly printing: Printing;
  /** Where the bytes of each receipt lie, by SHA-256. */
  readonly files: Readonly<Record<string, string>>;
}

async function prepare(receipt: PaperReceipt, path: string, behind: PDFDocument): Promise<PreparedReceipt> {
  switch (receipt.mediaType) {
    case 'application/pdf': {
      const added = await appendPdf(await readFile(path), behind);
      return typeof added === 'number' ? { shown: 'pages', pages: added } : { shown: 'not', because: added };
    }
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp': {
      const jpeg = await paperPicture(await readFile(path));
      return jpeg === null ? { shown: 'not', because: 'broken' } : { shown: 'picture', jpeg };
    }
    default:
      return { shown: 'not', because: 'kind' };
  }
}

/** The paper, then the pages of PDF receipts in the order of the lines. @throws where a stored file cannot be read */
export async function printClaimPaper({ claim, printing, files }: PaperOrder): Promise<Uint8Array> {
  const behind = await PDFDocument.create();
  const receipts: ListedReceipt[] = [];
  for (const [index, line] of claim.lines.entries()) {
    for (const receipt of line.receipts) {
      const path = files[receipt.sha256];
      if (path === undefined) throw new Error(`no file was given for the receipt ${receipt.sha256}`);
      receipts.push({ receipt, line: index + 1, prepared: await prepare(receipt, path, behind) });
    }
  }
  const paper = await renderPaper(claimPaper(claim, receipts, printing));
  if (behind.getPageCount() === 0) return paper;
  const whole = await PDFDocument.load(paper, { updateMetadata: false });
  for (const page of await whole.copyPages(behind, behind.getPageIndices())) whole.addPage(page);
  return whole.save();
}
