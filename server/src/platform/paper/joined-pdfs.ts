// Several papers of our own as one file, in their order.
import { PDFDocument } from 'pdf-lib';

/** One after another, with a breath between: other requests are answered meanwhile. */
export async function joinedPdfs(pdfs: readonly Uint8Array[]): Promise<Buffer> {
  const whole = await PDFDocument.create();
  for (const pdf of pdfs) {
    const one = await PDFDocument.load(pdf, { updateMetadata: false });
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page);
    await new Promise(setImmediate);
  }
  return Buffer.from(await whole.save());
}
