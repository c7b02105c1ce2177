// Lines printed on a sample receipt.
import type { ReceiptKind } from '../travel/line.ts';

export interface ReceiptPaper {
  readonly kind: ReceiptKind;
  readonly issuer: string;
  readonly registrationNumber: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly yen: number;
  /** Tells two receipts apart that are otherwise alike, as the running number of a till does. */
  readonly serial: string;
}

const FOR: Readonly<Record<ReceiptKind, string>> = {
  taxi: '但し タクシー代として',
  hotel: '但し 宿泊代として',
  parking: '但し 駐車料金として',
  ticket: '但し 乗車券・特急券代として',
  flight: '但し 航空券代として',
};

const FILE_NAMES: Readonly<Record<ReceiptKind, string>> = {
  taxi: 'タクシー領収書',
  hotel: '宿泊領収書',
  parking: '駐車場領収書',
  ticket: '乗車券領収書',
  flight: '航空券領収書',
};

/** Hotels and airlines send a PDF; what comes out of a machine in the street is photographed. */
export function fileOf(kind: ReceiptKind): {
  readonly mediaType: 'application/pdf' | 'image/png';
  readonly ending: string;
} {
  return kind === 'taxi' || kind === 'parking'
    ? { mediaType: 'image/png', ending: 'png' }
    : { mediaType: 'application/pdf', ending: 'pdf' };
}

/** e.g. `タクシー領収書_20261105.png` */
export function fileName(kind: ReceiptKind, day: string): string {
  return `${FILE_NAMES[kind]}_${day.replaceAll('-', '')}.${fileOf(kind).ending}`;
}

export interface PrintedLine {
  readonly text: string;
  readonly size: 'large' | 'small';
}

/** The tax of ten per cent that is inside the amount, rounded down once (japanese-rules 2). */
function taxInside(yen: number): number {
  return Math.floor((yen * 10) / 110);
}

export function printedLines(paper: ReceiptPaper): PrintedLine[] {
  const [year, month, day] = paper.day.split('-');
  const yen = (amount: number) => `¥${amount.toLocaleString('en-US')}`;
  return [
    { text: '領収書', size: 'large' },
    { text: `No. ${paper.serial}`, size: 'small' },
    { text: `${year}/${month}/${day}`, size: 'small' },
    { text: yen(paper.yen), size: 'large' },
    { text: FOR[paper.kind], size: 'small' },
    { text: `10%対象 ${yen(paper.yen)}`, size: 'small' },
    { text: `（内消費税等 ${yen(taxInside(paper.yen))}）`, size: 'small' },
    { text: paper.issuer, size: 'small' },
    { text: `登録番号 ${paper.registrationNumber}`, size: 'small' },
  ];
}
