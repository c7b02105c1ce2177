// The document as PDF bytes. Fonts come from a package on disk; nothing is ever fetched.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake, { type PdfDocument } from 'pdfmake';
import { FONT, LAYOUTS } from '../document/looks.ts';

// Static TTF: the variable or WOFF forms take seconds to load and lack 髙 and 﨑.
const fontFolder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/package.json'));
const fontFile = (weight: string) => join(fontFolder, weight, `NotoSansJP_${weight}.ttf`);

pdfmake.setFonts({ [FONT]: { normal: fontFile('400Regular'), bold: fontFile('700Bold') } });
pdfmake.setTableLayouts(LAYOUTS);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontFolder));

export async function renderPaper(document: PdfDocument): Promise<Buffer> {
  return pdfmake.createPdf(document).getBuffer();
}
