// The document as PDF bytes. Fonts come from a package on disk; nothing is ever fetched.
import pdfmake, { type PdfDocument } from 'pdfmake';
import { fitted } from '../document/fitted.ts';
import { FONT, LAYOUTS, pageOf } from '../document/looks.ts';
import { FONT_FILES, FONT_FOLDER, paperFont } from './paper-fonts.ts';

pdfmake.setFonts({ [FONT]: FONT_FILES });
pdfmake.setTableLayouts(LAYOUTS);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONT_FOLDER));

export async function renderPaper(document: PdfDocument): Promise<Buffer> {
  const { content, footer } = document;
  const page = pageOf(document.pageOrientation);
  return pdfmake
    .createPdf({
      ...document,
      content: content.map((node) => fitted(node, page.content, paperFont).node),
      footer: (number, pages) => fitted(footer(number, pages), page.width, paperFont).node,
    })
    .getBuffer();
}
