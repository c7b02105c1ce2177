// Content of a sample request: its lines, as many as wanted, and the quotes that its total asks for.
import type { PurchaseContent, PurchaseQuoteInput } from '@madoguchi/contract/purchase-requests/model.ts';
import { quotesNeeded } from '@madoguchi/contract/purchase-requests/quotes-needed.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { identity } from '../moments.ts';
import type { City } from '../organisation/departments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import type { Occasion } from './catalogue.ts';
import { QUOTE_BANDS } from './check-ground.ts';
import type { QuoteFile } from './sample-purchase.ts';

export interface Wish {
  readonly occasion: Occasion;
  readonly owner: Employee;
  /** Moment of its beginning. */
  readonly begun: number;
  /** How much prices have risen since the catalogue's; 0.05 is five per cent. */
  readonly risen: number;
  /** Pieces of each line of the occasion; by chance where it is left out. */
  readonly quantities?: readonly number[];
  readonly supplier?: string;
}

const PLACES: Readonly<Record<City, string>> = {
  tokyo: '本社 3階 受付',
  osaka: '大阪営業所',
  nagoya: '名古屋営業所',
};
const SINGLE_SOURCE_REASON = '既存のシステムを開発した会社であり、ほかの会社では改修できないため。';
const VALID_DAYS = 45;
/** How much dearer those are that were not chosen, in per cent. */
const DEARER = [4, 11] as const;

const risenTo = (price: number, risen: number) => (risen === 0 ? price : Math.ceil((price * (1 + risen)) / 10) * 10);

export interface Drawn {
  readonly content: PurchaseContent;
  readonly quoteFiles: readonly QuoteFile[];
}

export function drawContent({ occasion, owner, begun, risen, quantities, supplier }: Wish, random: Random): Drawn {
  const { category, reason, goods, suppliers } = occasion;
  const seller = supplier ?? suppliers[0];
  const lines = goods.map(({ item, spec, unit, price, taxRate, quantity: [from, to] }, index) => ({
    id: identity(begun, random),
    item,
    spec,
    url: '',
    quantity: quantities?.[index] ?? wanted(from, to, random),
    unit,
    unitPrice: risenTo(price, risen),
    taxRate,
    supplier: seller,
  }));
  const content: PurchaseContent = {
    purchaseName: occasion.name.replace('{n}', (lines[0]?.quantity ?? 0).toLocaleString('en-US')),
    purchaseCategory: category,
    reason: reason.join(''),
    neededBy: addDays(tokyoDay(begun), random.integer(21, 50)),
    deliveryPlace: PLACES[owner.department.city],
    pricesIncludeTax: false,
    lines,
    quotes: [],
    singleSourceReason: '',
    attachmentIds: [],
  };
  return withQuotes(content, [seller, ...suppliers.filter((other) => other !== seller)], begun, random);
}

/** Large numbers are round: nobody orders 2,731 copies. */
function wanted(from: number, to: number, random: Random): number {
  const round = to >= 100 ? 100 : 1;
  return random.integer(from / round, to / round) * round;
}

/** As many quotes as the band asks for; where fewer suppliers can be asked in the highest one, the reason why. */
function withQuotes(content: PurchaseContent, suppliers: readonly string[], begun: number, random: Random): Drawn {
  const { gross } = purchaseTotals(content);
  const needed = quotesNeeded(gross, QUOTE_BANDS);
  const isSingleSource = needed.reasonStands && content.purchaseCategory === 'outsourcing';
  const asked = suppliers.slice(0, isSingleSource ? 1 : needed.quotes);
  const drawn = asked.map((supplier, index) => drawQuote(content, supplier, index === 0, begun, random));
  return {
    content: {
      ...content,
      quotes: drawn.map(({ quote }) => quote),
      singleSourceReason: isSingleSource ? SINGLE_SOURCE_REASON : '',
    },
    quoteFiles: drawn.map(({ file }) => file),
  };
}

function drawQuote(content: PurchaseContent, supplier: string, isChosen: boolean, begun: number, random: Random) {
  const dearer = isChosen ? 0 : random.integer(...DEARER) / 100;
  const lines = content.lines.map((line) => ({ ...line, supplier, unitPrice: risenTo(line.unitPrice ?? 0, dearer) }));
  const totals = purchaseTotals({ pricesIncludeTax: content.pricesIncludeTax, lines });
  const attachmentId = identity(begun, random);
  const day = addDays(tokyoDay(begun), -random.integer(0, 4)) as PlainDate;
  const validUntil = addDays(tokyoDay(begun), VALID_DAYS);
  const quote: PurchaseQuoteInput = {
    id: identity(begun, random),
    supplier,
    amount: totals.gross,
    validUntil,
    isChosen,
    note: isChosen ? '' : '納期は2週間',
    attachmentId,
  };
  const number = `Q${day.slice(2, 4)}-${String(random.integer(1, 9_999)).padStart(4, '0')}`;
  const file: QuoteFile = { attachmentId, paper: { supplier, number, day, validUntil, lines, totals } };
  return { quote, file };
}
