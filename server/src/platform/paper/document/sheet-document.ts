// A sheet as the document that pdfmake prints (B0-12): pure. Its files are listed; pictures stand on pages of their own at its end.
import { say } from '@madoguchi/contract/message.ts';
import type { PdfDocument } from 'pdfmake';
import type { ListedFile, Printing, Sheet } from '../sheet.ts';
import { fileList, filePictures } from './file-list.ts';
import { FONT, STYLES } from './looks.ts';
import { dayAndTime } from './paper-dates.ts';
import { PAPER_WORDS } from './words.ts';

const MM = 72 / 25.4;
const MARGIN = 15 * MM;
const FOOT = 8 * MM;
/** Between the last row of a page and its foot. */
const FOOT_GAP = 8;
const A4_HEIGHT = 297 * MM;
/** A heading with less below it would stand alone: head and first row of its table stay together, and take so much. */
const HEADING_ROOM = 80;
const LOWEST_HEADING = A4_HEIGHT - MARGIN - FOOT - HEADING_ROOM;

/** The pages of PDF files that follow; they count in page x / y. */
function pagesBehind(files: readonly ListedFile[]): number {
  return files.reduce((sum, { prepared }) => sum + (prepared.shown === 'pages' ? prepared.pages : 0), 0);
}

function footer(name: string, files: readonly ListedFile[], printing: Printing): PdfDocument['footer'] {
  const { language, printedBy, printedAt } = printing;
  const printed = say(PAPER_WORDS.printed, language, { name: printedBy, at: dayAndTime(printedAt, language) });
  return (page, pages) => ({
    columns: [
      { text: printed, width: '*' },
      { text: name, width: 'auto', alignment: 'center' },
      { text: `${page} / ${pages + pagesBehind(files)}`, width: '*', alignment: 'right' },
    ],
    style: 'foot',
    margin: [MARGIN, FOOT_GAP, MARGIN, 0],
  });
}

/** `files`: those of the sheet in their order, each with what became of it. */
export function sheetDocument(sheet: Sheet, files: readonly ListedFile[], printing: Printing): PdfDocument {
  const { language, company } = printing;
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + FOOT],
    language,
    info: {
      title: `${sheet.title} ${sheet.name}`,
      author: sheet.author,
      subject: sheet.subject,
      creator: company,
      producer: 'Madoguchi',
      creationDate: new Date(printing.printedAt),
    },
    defaultStyle: { font: FONT, fontSize: 9, lineHeight: 1 },
    styles: STYLES,
    // A heading at the foot of a page goes with what it heads.
    pageBreakBefore: (node, around) =>
      node.headlineLevel === 1 &&
      (node.startPosition.top > LOWEST_HEADING || around.getFollowingNodesOnPage().length === 0),
    footer: footer(sheet.name, files, printing),
    content: [...sheet.content, ...fileList(sheet.files, files, language), ...filePictures(sheet.files, files)],
  };
}
