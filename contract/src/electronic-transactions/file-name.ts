// Values proposed from the name of a file: `20261121_山田商店_11000.pdf`, the way in which the tax office's rules name papers
// (japanese-rules 1; cases ET5, ETX-06). A proposal is shown before anything is saved; what could be read in two ways is none.
import { folded } from '../values/folded.ts';
import { narrowSigns } from '../values/narrow-signs.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { readWholeDate } from '../values/typed-date.ts';
import { readTypedYen } from '../values/typed-figure.ts';
import { readTypedText } from '../values/typed-text.ts';
import type { YearMonth } from '../values/year-month.ts';

export interface NameProposal {
  readonly date: PlainDate | null;
  /** The part that has the shape of a day and is none of the calendar: 20261131. Told, so that nobody wonders. */
  readonly unreadDate: string | null;
  readonly counterparty: string | null;
  /** Whole yen; less than 0 for a credit note. */
  readonly amount: number | null;
  readonly taxBasis: 'included' | 'excluded' | null;
  /** Code of the document's type that a part of the name is the name of. */
  readonly documentType: string | null;
}

export interface NameContext {
  /** Tells the century of a year of two digits. */
  readonly around: YearMonth;
  readonly documentTypes: readonly { readonly code: string; readonly names: readonly string[] }[];
  /** Longest counterparty, and largest amount in either direction. */
  readonly limits: { readonly counterparty: number; readonly amount: number };
}

const NOTHING: NameProposal = {
  date: null,
  unreadDate: null,
  counterparty: null,
  amount: null,
  taxBasis: null,
  documentType: null,
};

const SEPARATOR = /[_＿]/;
/** Turns around the order in which a name is seen: nobody knows what the person read. */
const REVERSED = /[\u202D\u202E\u2066-\u2069]/;
/** A day's dots are no extension: that begins with a letter. */
const EXTENSION = /[.．][a-zａ-ｚ][a-z0-9ａ-ｚ０-９]{0,4}$/iu;
/** Browsers and file managers mark a second copy so. */
const COPY_MARK = /(?:\s*[(（][0-9０-９]{1,2}[)）]|\s*-\s*(?:コピー|copy))$/iu;
const DAY_SHAPE =
  /^(?:(?:19|20)\d{6}|(?:19|20)\d{2}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|[rhs令平昭][^a-z]*\d[-/.月]\d{1,2}日?)$/;
const TAX_MARK = /\s*\(?税([込抜])\)?$/;
/** Minus signs of figures, and the triangles of Japanese books. */
const MINUS = /^(¥?)\s*[-▲△ー]\s*/;
/** Digits that begin with a zero are a number of something. */
const CODE = /^[¥\s]*0\d/;

function amountOf(part: string, most: number): Pick<NameProposal, 'amount' | 'taxBasis'> | null {
  const narrow = narrowSigns(part);
  const mark = TAX_MARK.exec(narrow)?.[1];
  const figure = narrow.replace(TAX_MARK, '');
  const isNegative = MINUS.test(figure);
  const size = figure.replace(MINUS, '$1');
  const yen = CODE.test(size) || size.startsWith('-') ? null : readTypedYen(size);
  if (yen === null || yen > most) return null;
  const taxBases = { 込: 'included', 抜: 'excluded' } as const;
  return {
    amount: isNegative && yen !== 0 ? -yen : yen,
    taxBasis: mark === undefined ? null : taxBases[mark as keyof typeof taxBases],
  };
}

const hasDayShape = (part: string) => DAY_SHAPE.test(narrowSigns(part).replaceAll(' ', '').toLowerCase());

/** The parts between underscores, without extension, marks of copies and parts that say nothing. */
function partsOf(fileName: string): string[] {
  const bare = fileName.normalize('NFC').trim().replace(EXTENSION, '').replace(COPY_MARK, '');
  return bare
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The parts but those that name a type of document, and the type that the first of them names. */
function withoutTypes(parts: readonly string[], { documentTypes }: NameContext) {
  const codeOf = (part: string) =>
    documentTypes.find(({ names }) => names.some((name) => folded(name) === folded(part)))?.code ?? null;
  return { rest: parts.filter((part) => codeOf(part) === null), documentType: parts.map(codeOf).find(Boolean) ?? null };
}

/** Names that cameras, scanners and screens give. */
const DEVICE_NAME = /^(?:img|dsc[nf]?|pxl|photo|scan|image|screenshot|スクリーンショット|スキャン|写真)[-\s\d]*$/iu;

/** Parts without a letter at the end are numbers of something; a name without one is none. */
function counterpartyOf(parts: readonly string[], longest: number): string | null {
  const end = parts.findLastIndex((part) => /\p{L}/u.test(part.replace(/[円年月日]/gu, '')));
  const name = readTypedText(parts.slice(0, end + 1).join('_'));
  return name === '' || name.length > longest || DEVICE_NAME.test(name) ? null : name;
}

/**
 * Reads the name of a file, in any width: the day first or last, behind the first one the amount, and everything between
 * is the counterparty, underscores too. A name without a day in its place says nothing but itself, since figures in it are as
 * likely numbers of orders or telephones.
 */
export function proposedFromName(fileName: string, context: NameContext): NameProposal {
  if (REVERSED.test(fileName)) return NOTHING;
  const { rest, documentType } = withoutTypes(partsOf(fileName), context);
  const [first, last] = [rest[0], rest.at(-1)];
  if (first === undefined || last === undefined || rest.length < 2) return NOTHING;
  const dayOf = (part: string) => readWholeDate(part, context.around);
  const isDay = (part: string) => hasDayShape(part) || dayOf(part) !== null;
  if (!isDay(first) && !isDay(last)) return NOTHING;

  const dayPart = isDay(first) ? first : last;
  const others = isDay(first) ? rest.slice(1) : rest.slice(0, -1);
  const date = dayOf(dayPart);
  const end = others.at(-1);
  // Eight digits that are a day are as likely a second day as an amount of twenty million yen.
  const amount = others.length < 2 || end === undefined || isDay(end) ? null : amountOf(end, context.limits.amount);
  const between = amount === null ? others : others.slice(0, -1);
  return {
    date,
    unreadDate: date === null ? dayPart : null,
    counterparty: counterpartyOf(between, context.limits.counterparty),
    amount: amount?.amount ?? null,
    taxBasis: amount?.taxBasis ?? null,
    documentType,
  };
}
