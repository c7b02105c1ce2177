// Invoices in XML (UBL 2.1: Peppol, JP PINT; UN/CEFACT CII), read without ever resolving an entity: a document type is refused, whatever it says.
import { CURRENCY_CODES, type ReadingRefusal } from '@madoguchi/contract/electronic-transactions/choices.ts';
import type { FileReading } from '@madoguchi/contract/electronic-transactions/model.ts';
import { readMinorUnits } from '@madoguchi/contract/electronic-transactions/yen-value.ts';
import { plainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { isRegistrationNumber } from '@madoguchi/contract/values/registration-number.ts';
import { SaxesParser } from 'saxes';

/** An invoice has some hundred kilobytes at most; beyond this, nothing of it is looked at. */
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_ELEMENTS = 100_000;
const DEEPEST = 64;
const LONGEST_TEXT = 1_000;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100 CrossIndustryInvoice';

class Refused extends Error {
  readonly reason: ReadingRefusal;

  constructor(reason: ReadingRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The encodings that papers come in; any other is refused, never guessed. */
const ENCODINGS = new Set(['utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'windows-1252']);

/** UTF-16, by its mark or by the halves of the `<` with which XML begins. */
export function wideLabel([a, b]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c) ? 'utf-16be' : null;
}

function labelOf(bytes: Buffer): string {
  const wide = wideLabel(bytes);
  if (wide !== null) return wide;
  const head = bytes.subarray(0, 200).toString('latin1');
  return /^[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}

/** The text in whatever encoding the document is. @throws Refused where its bytes are not of it */
function decoded(bytes: Buffer): string {
  try {
    const decoder = new TextDecoder(labelOf(bytes), { fatal: true });
    if (!ENCODINGS.has(decoder.encoding)) throw new Refused('encoding');
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('encoding');
  }
}

interface Leaf {
  /** Local names from the root's child down: `LegalMonetaryTotal/PayableAmount`. */
  readonly path: string;
  readonly text: string;
  readonly currency: string;
  /** How many elements of the second level, and of the third, began before it: subtotals are told apart by them. */
  readonly part: number;
  readonly third: number;
}

interface Document {
  readonly root: string;
  readonly leaves: readonly Leaf[];
}

/** @throws Refused for a document type, for one too large or too deep, and for what is not well formed */
function parsed(text: string): Document {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const leaves: Leaf[] = [];
  let [root, count, part, third, said, currency] = ['', 0, 0, 0, '', ''];
  parser.on('doctype', () => {
    throw new Refused('entities');
  });
  parser.on('error', () => {
    throw new Refused('unreadable');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || path.length >= DEEPEST) throw new Refused('too-large');
    if (path.length === 0) root = `${uri} ${local}`;
    if (path.length === 2) part += 1;
    if (path.length === 3) third += 1;
    path.push(local);
    said = '';
    currency = attributes['currencyID']?.value ?? '';
  });
  parser.on('text', (more) => {
    if (said.length < LONGEST_TEXT) said += more;
  });
  parser.on('closetag', () => {
    const value = said.trim();
    if (value !== '')
      leaves.push({ path: path.slice(1).join('/'), text: value.slice(0, LONGEST_TEXT), currency, part, third });
    path.pop();
    said = '';
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return { root, leaves };
}

export const NO_READING: FileReading = {
  from: null,
  refused: null,
  transactionDate: null,
  counterparty: null,
  registrationNumber: null,
  currency: null,
  amount: null,
  taxes: [],
};

/** Where a kind of invoice has its values: the first path that is there counts. */
interface Places {
  readonly day: string;
  readonly currency: string;
  readonly names: readonly string[];
  readonly numbers: string;
  readonly totals: readonly string[];
  /** Of the subtotals by rate, and the values below it. */
  readonly subtotal: string;
  readonly ofSubtotal: Readonly<Record<'rate' | 'base' | 'tax', string>>;
  /** The level by which one subtotal is told from the next. */
  readonly level: 'part' | 'third';
}

const SUPPLIER = 'AccountingSupplierParty/Party';
const IN_UBL: Places = {
  day: 'IssueDate',
  currency: 'DocumentCurrencyCode',
  names: [`${SUPPLIER}/PartyLegalEntity/RegistrationName`, `${SUPPLIER}/PartyName/Name`],
  numbers: `${SUPPLIER}/PartyTaxScheme/CompanyID`,
  totals: ['LegalMonetaryTotal/PayableAmount', 'LegalMonetaryTotal/TaxInclusiveAmount'],
  subtotal: 'TaxTotal/TaxSubtotal/',
  ofSubtotal: { rate: 'TaxCategory/Percent', base: 'TaxableAmount', tax: 'TaxAmount' },
  level: 'part',
};

const SELLER = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty';
const SETTLED = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const SUMMED = `${SETTLED}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const IN_CII: Places = {
  day: 'ExchangedDocument/IssueDateTime/DateTimeString',
  currency: `${SETTLED}/InvoiceCurrencyCode`,
  names: [`${SELLER}/Name`],
  numbers: `${SELLER}/SpecifiedTaxRegistration/ID`,
  totals: [`${SUMMED}/DuePayableAmount`, `${SUMMED}/GrandTotalAmount`],
  subtotal: `${SETTLED}/ApplicableTradeTax/`,
  ofSubtotal: { rate: 'RateApplicablePercent', base: 'BasisAmount', tax: 'CalculatedAmount' },
  level: 'third',
};
/** Credit notes among the documents of CII (UNTDID 1001). */
const CREDIT_TYPES: readonly string[] = ['81', '261', '381', '396'];

interface Kind {
  readonly places: Places;
  readonly isCredit: boolean;
}

function kindOf({ root, leaves }: Document): Kind | null {
  const type = leaves.find(({ path }) => path === 'ExchangedDocument/TypeCode')?.text ?? '';
  if (root === CII) return { places: IN_CII, isCredit: CREDIT_TYPES.includes(type) };
  if (root === `${UBL}Invoice-2 Invoice`) return { places: IN_UBL, isCredit: false };
  return root === `${UBL}CreditNote-2 CreditNote` ? { places: IN_UBL, isCredit: true } : null;
}

/** CII writes days without hyphens. */
const hyphened = (day: string) => day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

function valuesOf(document: Document, longest: number): FileReading {
  const kind = kindOf(document);
  if (kind === null) return NO_READING;
  const { leaves } = document;
  const { places } = kind;
  const first = (...paths: readonly string[]) =>
    paths.flatMap((path) => leaves.find((leaf) => leaf.path === path) ?? [])[0]?.text ?? null;
  const sign = kind.isCredit ? -1 : 1;
  const code = first(places.currency);
  const currency = CURRENCY_CODES.find((one) => one === code) ?? null;
  const minor = (text: string | null) => {
    const read = text === null || currency === null ? null : readMinorUnits(text, currency);
    return read === null || read === 0 ? read : sign * read;
  };
  const day = hyphened(first(places.day) ?? '');
  const name = first(...places.names);
  const numbers = leaves
    .filter(({ path }) => path === places.numbers)
    .map(({ text }) => text)
    .filter(isRegistrationNumber);
  return {
    ...NO_READING,
    from: 'xml',
    transactionDate: isDay(day) ? (day as PlainDate) : null,
    counterparty: name === null || name.length > longest ? null : name,
    registrationNumber: numbers[0] ?? null,
    currency,
    amount: minor(first(...places.totals)),
    taxes: currency === 'JPY' ? taxesOf(leaves, places, minor) : [],
  };
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && plainDate(...(text.split('-').map(Number) as [number, number, number])) !== null
  );
}

/** The subtotals in yen, of which each has its rate; none where one has not. */
function taxesOf(
  leaves: readonly Leaf[],
  { subtotal, ofSubtotal, level }: Places,
  minor: (text: string) => number | null,
): FileReading['taxes'] {
  const parts = Map.groupBy(
    leaves.filter(({ path, currency }) => path.startsWith(subtotal) && (currency === '' || currency === 'JPY')),
    (leaf) => leaf[level],
  );
  const lines = [...parts.values()].map((part) => {
    const said = (end: string) => part.find(({ path }) => path === `${subtotal}${end}`)?.text ?? '';
    const rate = said(ofSubtotal.rate);
    return {
      rate: rate === '' ? Number.NaN : Number(rate),
      base: minor(said(ofSubtotal.base)),
      tax: minor(said(ofSubtotal.tax)),
    };
  });
  const isWhole = lines.every(({ rate, base, tax }) => rate >= 0 && rate <= 100 && base !== null && tax !== null);
  return isWhole && lines.length <= 6 ? (lines as unknown as FileReading['taxes']) : [];
}

/** Reads the values of an XML document, or answers why it is not read. Never throws for what somebody sent. */
export function readXml(bytes: Buffer, longest: number): FileReading {
  try {
    if (bytes.length > MOST_BYTES) throw new Refused('too-large');
    return valuesOf(parsed(decoded(bytes)), longest);
  } catch (error) {
    if (error instanceof Refused) return { ...NO_READING, refused: error.reason };
    throw error;
  }
}
