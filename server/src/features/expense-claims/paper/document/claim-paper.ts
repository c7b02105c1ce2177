// A claim as a paper: pure, from the claim to the document that pdfmake prints (B0-12, B4-09).
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { say } from '@madoguchi/contract/message.ts';
import type { PdfDocument } from 'pdfmake';
import type { ListedReceipt, PaperClaim, Printing } from '../paper-claim.ts';
import { decisionTable } from './decision-table.ts';
import { lineNotes, lineTable } from './line-table.ts';
import { FONT, STYLES } from './looks.ts';
import { dayAndTime } from './paper-dates.ts';
import { paperHead } from './paper-head.ts';
import { receiptPictures, receiptTable } from './receipt-table.ts';
import { totals } from './totals.ts';
import { WORDS } from './words.ts';

const MM = 72 / 25.4;
const MARGIN = 15 * MM;
const FOOT = 8 * MM;
/** Between the last row of a page and its foot. */
const FOOT_GAP = 8;

/** TE-2026-00123 with its state; a draft has no number yet. */
export function paperName(claim: Pick<PaperClaim, 'number' | 'month' | 'employeeId'>): string {
  return claim.number ?? `${claim.month}-${claim.employeeId}`;
}

/** The pages of receipt PDFs that follow; they count in page x / y. */
function pagesBehind(receipts: readonly ListedReceipt[]): number {
  return receipts.reduce((sum, { prepared }) => sum + (prepared.shown === 'pages' ? prepared.pages : 0), 0);
}

function footer(claim: PaperClaim, receipts: readonly ListedReceipt[], printing: Printing): PdfDocument['footer'] {
  const { language, printedBy, printedAt } = printing;
  const printed = say(WORDS.printed, language, { name: printedBy, at: dayAndTime(printedAt, language) });
  return (page, pages) => ({
    columns: [
      { text: printed, width: '*' },
      { text: paperName(claim), width: 'auto', alignment: 'center' },
      { text: `${page} / ${pages + pagesBehind(receipts)}`, width: '*', alignment: 'right' },
    ],
    style: 'foot',
    margin: [MARGIN, FOOT_GAP, MARGIN, 0],
  });
}

/** The paper of a claim with its receipts listed; pictures stand on pages of their own at its end. */
export function claimPaper(claim: PaperClaim, receipts: readonly ListedReceipt[], printing: Printing): PdfDocument {
  const { language, company } = printing;
  const title = `${WORDS.title[language]} ${paperName(claim)}`;
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + FOOT],
    language,
    info: {
      title,
      author: claim.employeeName,
      subject: STATUS_NAMES[claim.status][language],
      creator: company,
      producer: 'Madoguchi',
      creationDate: new Date(printing.printedAt),
    },
    defaultStyle: { font: FONT, fontSize: 9, lineHeight: 1 },
    styles: STYLES,
    // A heading at the foot of a page goes with what it heads.
    pageBreakBefore: (node, around) => node.headlineLevel === 1 && around.getFollowingNodesOnPage().length === 0,
    footer: footer(claim, receipts, printing),
    content: [
      ...paperHead(claim, printing),
      lineTable(claim, receipts, language),
      ...lineNotes(claim.lines, language),
      totals(claim, language),
      ...decisionTable(claim.decisions, language),
      ...receiptTable(receipts, language),
      ...receiptPictures(receipts, language),
    ],
  };
}
