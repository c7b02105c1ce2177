// A file that is a PDF: its pages as they are, or the reason why they cannot be printed.
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { NotPrinted } from '../sheet.ts';

/** A receipt or a quote has a few pages; a manual attached by mistake would bury the paper. */
const MAX_PAGES = 50;
/** A structural stream of an honest file stays far below this size. */
const MAX_UNFOLDED_BYTES = 32 * 1024 * 1024;

/**
 * True when reading the file's structure stays small. The parser unpacks object and cross-reference streams without
 * asking how large they become, so they are unpacked here first, with a limit. Filters other than one Flate are left
 * out: no common program writes them for structure.
 */
function isBounded(file: Buffer): boolean {
  const text = file.toString('latin1');
  for (const { index } of text.matchAll(/(?<!end)stream/g)) {
    const dictionary = text
      .slice(Math.max(text.lastIndexOf(' obj', index), 0), index)
      .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary) || !/\/Filter\b/.test(dictionary)) continue;
    const filters = dictionary.match(/\/\w*Decode\b/g) ?? [];
    if (filters.length !== 1 || filters[0] !== '/FlateDecode') return false;
    const lineEnd = /^\r?\n?/.exec(text.slice(index + 6, index + 8))?.[0].length ?? 0;
    if (!unfoldsWithin(file.subarray(index + 6 + lineEnd), MAX_UNFOLDED_BYTES)) return false;
  }
  return true;
}

function unfoldsWithin(packed: Buffer, maxOutputLength: number): boolean {
  try {
    inflateSync(packed, { maxOutputLength });
    return true;
  } catch (error) {
    // Damaged data is the parser's to judge; only size is judged here.
    return !(error instanceof RangeError);
  }
}

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
  if (!isBounded(file)) return 'broken';
  try {
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
