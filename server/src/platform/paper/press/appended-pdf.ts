// A file that is a PDF: its pages as they are, or the reason why they cannot be printed.
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { NotPrinted } from '../sheet.ts';
import { beginBudget } from './pdf-budget.ts';

/** A receipt or a quote has a few pages; a manual attached by mistake would bury the paper. */
const MAX_PAGES = 50;
const ACTIONS = ['A', 'AA', 'PA'].map((name) => PDFName.of(name));

/** Takes from a page whatever would act when somebody opens or clicks it; what it shows stays. */
function disarm(page: PDFDict, document: PDFDocument): void {
  page.delete(PDFName.of('AA'));
  const notes = page.lookupMaybe(PDFName.of('Annots'), PDFArray);
  for (const reference of notes?.asArray() ?? []) {
    const note = document.context.lookup(reference);
    if (note instanceof PDFDict) for (const action of ACTIONS) note.delete(action);
  }
}

/** Adds the file's pages to `target`. A number is how many; a word is why not, and then `target` is unchanged. */
export async function appendPdf(file: Buffer, target: PDFDocument): Promise<number | Exclude<NotPrinted, 'kind'>> {
  try {
    beginBudget(file);
    const source = await PDFDocument.load(file, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      ignoreEncryption: true,
    });
    if (source.isEncrypted) return 'encrypted';
    const count = source.getPageCount();
    if (count === 0) return 'broken';
    if (count > MAX_PAGES) return 'too-many-pages';
    const pages = await target.copyPages(source, source.getPageIndices());
    for (const page of pages) disarm(page.node, target);
    for (const page of pages) target.addPage(page);
    return count;
  } catch {
    // The library has many words for damage; all are answers about the file, not faults of ours.
    return 'broken';
  }
}
