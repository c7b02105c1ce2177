// A sheet as the document that pdfmake prints (B0-12): pure. Its files are listed; pictures stand on pages of their own at its end.
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { Node, PdfDocument } from 'pdfmake';
import type { ListedFile, Printing, Sheet } from '../sheet.ts';
import { fileList, filePictures } from './file-list.ts';
import { FONT, PAGE, pageOf, STYLES } from './looks.ts';
import { dayAndTime } from './paper-dates.ts';
import { section } from './ruled-table.ts';
import { PAPER_WORDS } from './words.ts';

const { margin: MARGIN, foot: FOOT } = PAGE;
/** Between the last row of a page and its foot. */
const FOOT_GAP = 8;
/** A heading with less below it would stand alone: head and first row of its table stay together, and take so much. */
const HEADING_ROOM = 80;
const lowestHeading = (height: number) => height - MARGIN - FOOT - HEADING_ROOM;

/** The pages of PDF files that follow; they count in page x / y. */
function pagesBehind(files: readonly ListedFile[]): number {
  return files.reduce((sum, { prepared }) => sum + (prepared.shown === 'pages' ? prepared.pages : 0), 0);
}

function footer(
  { name, orientation = 'portrait' }: Sheet,
  files: readonly ListedFile[],
  printing: Printing,
): PdfDocument['footer'] {
  const fifth = pageOf(orientation).content / 5;
  const { language, printedBy, printedAt } = printing;
  const printed = say(PAPER_WORDS.printed, language, { name: printedBy, at: dayAndTime(printedAt, language) });
  return (page, pages) => ({
    columns: [
      { text: printed, width: '*', noWrap: true },
      { text: name, width: fifth, alignment: 'center', noWrap: true },
      { text: `${page} / ${pages + pagesBehind(files)}`, width: fifth, alignment: 'right', noWrap: true },
    ],
    style: 'foot',
    margin: [MARGIN, FOOT_GAP, MARGIN, 0],
  });
}

/** U+1F363: the font has no glyph to show it with. */
const nameOf = (cluster: string) =>
  Array.from(cluster, (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

function unprintableNote(missing: readonly string[], language: Language): Node[] {
  const note = say(PAPER_WORDS.unprintableNote, language, { characters: missing.map(nameOf).join(', ') });
  return section(PAPER_WORDS.unprintable[language], missing.length === 0 ? [] : [{ text: note, style: 'cell' }]);
}

/**
 * `files`: those of the sheet in their order, each with what became of it. `missing`: characters that are printed as 〓.
 */
export function sheetDocument(
  sheet: Sheet,
  files: readonly ListedFile[],
  printing: Printing,
  missing: readonly string[] = [],
): PdfDocument {
  const { language, company } = printing;
  const { orientation = 'portrait' } = sheet;
  const lowest = lowestHeading(pageOf(orientation).height);
  return {
    pageSize: 'A4',
    pageOrientation: orientation,
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
      node.headlineLevel === 1 && (node.startPosition.top > lowest || around.getFollowingNodesOnPage().length === 0),
    footer: footer(sheet, files, printing),
    content: [
      ...sheet.content,
      ...unprintableNote(missing, language),
      ...fileList(sheet.files, files, language),
      ...filePictures(sheet.files, files),
    ],
  };
}
