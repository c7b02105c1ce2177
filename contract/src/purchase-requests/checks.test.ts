import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import { yen } from '../values/yen-sums.ts';
import { amountFault, amountFaultSentence, blockers, checkPurchase } from './checks.ts';
import { FINDING_CODES, type FindingCode } from './findings.ts';
import { PURCHASE_LIMITS } from './limits.ts';
import type { PurchaseContent, PurchaseGround, PurchaseLineInput, PurchaseQuoteInput } from './model.ts';

const TODAY = PlainDate.parse('2026-11-21');
const OWN = '00000000-0000-7000-8000-000000000001';
const FILE = '00000000-0000-7000-8000-0000000000aa';

const LINE: PurchaseLineInput = {
  id: '00000000-0000-7000-8000-000000000011',
  item: 'ノートPC',
  spec: '14型',
  url: '',
  quantity: 1,
  unit: '台',
  unitPrice: 50_000,
  taxRate: 10,
  supplier: '山田商会',
};

const QUOTE: PurchaseQuoteInput = {
  id: '00000000-0000-7000-8000-000000000021',
  supplier: '山田商会',
  amount: yen(55_000),
  validUntil: null,
  isChosen: true,
  note: '',
  attachmentId: FILE,
};

const CONTENT: PurchaseContent = {
  purchaseName: 'ノートPC',
  purchaseCategory: 'pc',
  reason: '入社者のため',
  neededBy: TODAY,
  deliveryPlace: '',
  pricesIncludeTax: false,
  lines: [LINE],
  quotes: [],
  singleSourceReason: '',
  attachmentIds: [],
};

const EARLIER: PurchaseGround['recent'][number] = {
  id: '00000000-0000-7000-8000-000000000002',
  number: 'PR-2026-00045',
  purchaseCategory: 'pc',
  totalYen: yen(60_000),
  submittedOn: TODAY,
  suppliers: ['アスク'],
  items: ['モニター'],
};

const GROUND: PurchaseGround = {
  taxRates: [10, 8, 0],
  quoteBands: [
    { fromYen: yen(100_000), quotes: 1 },
    { fromYen: yen(500_000), quotes: 2 },
    { fromYen: yen(1_000_000), quotes: 3 },
  ],
  stepBands: [yen(10_000), yen(100_000), yen(500_000), yen(1_000_000)],
  fixedAssetFromYen: yen(100_000),
  suppliers: [],
  recent: [],
  lastPrices: {},
};

const check = (content: Partial<PurchaseContent>, ground: Partial<PurchaseGround> = {}) =>
  checkPurchase({ ...CONTENT, ...content }, { ...GROUND, ...ground }, TODAY, { id: OWN });
const found = (...args: Parameters<typeof check>) => check(...args).map(({ code, field }) => `${code} ${field}`.trim());
const priced = (unitPrice: number | null, change: Partial<PurchaseLineInput> = {}) => ({
  lines: [{ ...LINE, unitPrice, ...change }],
});
/** A request of this total with tax, and so many quotes of different suppliers that agree with it. */
const costing = (totalYen: number, quotes: number, singleSourceReason = '') => ({
  pricesIncludeTax: true,
  ...priced(1, { quantity: totalYen }),
  quotes: Array.from({ length: quotes }, (_, index) => ({
    ...QUOTE,
    supplier: `購入先${index}`,
    amount: yen(totalYen),
    isChosen: index === 0,
  })),
  singleSourceReason,
});

/** One request for each code that brings it forth: the codes beside it are those that come with it. */
const CASES: Record<
  FindingCode,
  {
    readonly content: Partial<PurchaseContent>;
    readonly ground?: Partial<PurchaseGround>;
    readonly finds: readonly string[];
  }
> = {
  required: {
    content: {
      purchaseName: ' ',
      purchaseCategory: null,
      reason: '',
      neededBy: null,
      lines: [{ ...LINE, item: '', quantity: null, unitPrice: null, supplier: '　' }],
      quotes: [{ ...QUOTE, supplier: '', amount: null }],
    },
    finds: [
      ...['purchaseName', 'purchaseCategory', 'reason', 'neededBy'],
      ...['lines.0.item', 'lines.0.quantity', 'lines.0.unitPrice', 'lines.0.supplier'],
      ...['quotes.0.supplier', 'quotes.0.amount'],
    ].map((field) => `required ${field}`),
  },
  'no-lines': { content: { lines: [] }, finds: ['no-lines lines'] },
  'tax-rate-over': { content: priced(50_000, { taxRate: 5 }), finds: ['tax-rate-over lines.0.taxRate'] },
  'total-over': {
    content: { ...costing(1, 3), ...priced(PURCHASE_LIMITS.unitPriceYen, { quantity: 11 }) },
    finds: ['total-over lines', 'fixed-asset lines.0.unitPrice', 'quote-differs quotes.0.amount'],
  },
  'needed-by-past': { content: { neededBy: addDays(TODAY, -1) }, finds: ['needed-by-past neededBy'] },
  'quotes-missing': { content: costing(500_000, 1), finds: ['quotes-missing quotes'] },
  'quotes-or-reason': { content: costing(1_000_000, 2), finds: ['quotes-or-reason quotes'] },
  'quote-file-missing': {
    content: { quotes: [{ ...QUOTE, attachmentId: null }] },
    finds: ['quote-file-missing quotes.0.attachmentId'],
  },
  'quote-not-chosen': {
    content: { quotes: [QUOTE, QUOTE].map((quote) => ({ ...quote, isChosen: false })) },
    finds: ['quote-not-chosen quotes'],
  },
  'quote-differs': {
    content: { quotes: [{ ...QUOTE, amount: yen(55_001) }] },
    finds: ['quote-differs quotes.0.amount'],
  },
  'quote-not-cheapest': {
    content: {
      quotes: [
        { ...QUOTE, supplier: 'アスク', amount: yen(54_999), isChosen: false },
        QUOTE,
        { ...QUOTE, supplier: '大塚', amount: yen(54_000), isChosen: false },
      ],
    },
    finds: ['quote-not-cheapest quotes.1.isChosen'],
  },
  'quote-over': {
    content: { quotes: [{ ...QUOTE, validUntil: addDays(TODAY, -1) }] },
    finds: ['quote-over quotes.0.validUntil'],
  },
  'split-suspicion': { content: {}, ground: { recent: [EARLIER] }, finds: ['split-suspicion'] },
  'same-item': {
    content: {},
    ground: { recent: [{ ...EARLIER, totalYen: yen(1), items: ['ﾉｰﾄＰＣ'] }] },
    finds: ['same-item lines.0.item'],
  },
  'price-changed': {
    content: {},
    ground: { lastPrices: { 'の-とpc': 49_999 } },
    finds: ['price-changed lines.0.unitPrice'],
  },
  'fixed-asset': {
    content: { ...costing(110_000, 1), ...priced(110_000) },
    finds: ['fixed-asset lines.0.unitPrice'],
  },
};

describe('the checks of a purchase request', () => {
  it('say nothing of a complete one [B5-02]', () => {
    expect(check({})).toEqual([]);
    expect(check({ neededBy: TODAY, quotes: [{ ...QUOTE, validUntil: TODAY }] })).toEqual([]);
  });

  it.each(FINDING_CODES)('find %s, and where [B5-02]', (code) => {
    const { content, ground, finds } = CASES[code];
    expect(found(content, ground)).toEqual(finds);
  });

  it('stand in the way of submission only as errors do [B5-02]', () => {
    const findings = Object.values(CASES).flatMap(({ content, ground }) => check(content, ground));
    expect(new Set(blockers(findings).map(({ severity }) => severity))).toEqual(new Set(['error']));
    expect(new Set(blockers(findings).map(({ code }) => code))).toEqual(
      new Set([
        'required',
        'no-lines',
        'tax-rate-over',
        'total-over',
        'needed-by-past',
        'quotes-missing',
        'quotes-or-reason',
        'quote-file-missing',
        'quote-not-chosen',
      ]),
    );
  });

  it.each([
    [99_999, 0, []],
    [100_000, 0, ['quotes-missing quotes']],
    [100_000, 1, []],
    [499_999, 1, []],
    [500_000, 1, ['quotes-missing quotes']],
    [500_000, 2, []],
    [999_999, 2, []],
    [1_000_000, 2, ['quotes-or-reason quotes']],
    [1_000_000, 3, []],
  ])('%i yen with %i quotes: %j [B5-02]', (totalYen, quotes, expected) => {
    expect(found({ ...costing(totalYen, quotes), ...priced(1, { quantity: totalYen }) })).toEqual(expected);
  });

  it('take a reason for missing quotes in the highest band alone [B5-02]', () => {
    expect(found(costing(1_000_000, 0, '代理店が1社のみ'))).toEqual([]);
    expect(found(costing(1_000_000, 0, ' '))).toEqual(['quotes-or-reason quotes']);
    expect(found(costing(999_999, 0, '代理店が1社のみ'))).toEqual(['quotes-missing quotes']);
  });

  it('tell amounts, days and numbers with what they found [B5-02]', () => {
    const values = (code: FindingCode) => {
      const { content, ground } = CASES[code];
      return check(content, ground).find((finding) => finding.code === code)?.values;
    };
    expect(values('quotes-missing')).toEqual({ total: 500_000, needed: 2, given: 1 });
    expect(values('split-suspicion')).toEqual({ numbers: 'PR-2026-00045', total: 115_000, band: 100_000 });
    expect(values('quote-not-cheapest')).toEqual({ supplier: '大塚', amount: 54_000 });
    expect(values('quote-differs')).toEqual({ quote: 55_001, total: 55_000 });
    expect(values('quote-over')).toEqual({ day: '2026-11-20' });
    expect(values('price-changed')).toEqual({ before: 49_999 });
    expect(values('fixed-asset')).toEqual({ from: 100_000 });
    expect(values('tax-rate-over')).toEqual({ rate: 5 });
    expect(values('total-over')).toEqual({ limit: PURCHASE_LIMITS.totalYen });
    expect(values('required')).toEqual({ field: 'purchaseName' });
    expect(values('same-item')).toEqual({ number: 'PR-2026-00045' });
  });

  it('never compare a request with itself [B5-02]', () => {
    const recent = [{ ...EARLIER, id: OWN, items: ['ノートPC'] }];
    expect(check({}, { recent })).toEqual([]);
    expect(checkPurchase(CONTENT, { ...GROUND, recent }, TODAY, { id: null })).toHaveLength(2);
  });

  it('let a total stand that is just at the limit [B5-02]', () => {
    const { quantity: most } = PURCHASE_LIMITS;
    const price = Math.floor(PURCHASE_LIMITS.totalYen / most);
    const rest = PURCHASE_LIMITS.totalYen - price * most;
    const lines = [
      { ...LINE, quantity: most, unitPrice: price },
      { ...LINE, quantity: 1, unitPrice: rest },
    ];
    const total = { ...costing(1, 3), lines };
    expect(found(total)).not.toContain('total-over lines');
    const over = [...lines, { ...LINE, quantity: 1, unitPrice: 1 }];
    expect(found({ ...total, lines: over })).toContain('total-over lines');
  });

  it('compare an item with each of an earlier request, and nothing that is not named yet [B5-02]', () => {
    const recent = [{ ...EARLIER, totalYen: yen(1), items: ['モニター', 'ノートPC', ''] }];
    expect(found({}, { recent })).toEqual(['same-item lines.0.item']);
    expect(found(priced(50_000, { item: '' }), { recent })).toEqual(['required lines.0.item']);
  });

  it('name the cheapest of the quotes that have an amount, in whatever order they stand [B5-02]', () => {
    const others = [
      { ...QUOTE, supplier: 'まだ', amount: null, isChosen: false },
      { ...QUOTE, supplier: '大塚', amount: yen(54_000), isChosen: false },
      { ...QUOTE, supplier: 'アスク', amount: yen(54_999), isChosen: false },
    ];
    for (const quotes of [
      [...others, QUOTE],
      [QUOTE, ...others.toReversed()],
    ]) {
      const cheaper = check({ quotes }).filter(({ code }) => code === 'quote-not-cheapest');
      expect(cheaper.map(({ values }) => values)).toEqual([{ supplier: '大塚', amount: 54_000 }]);
    }
  });

  it('suspect a split by a supplier in common, by the bands of quotes alone, and name every part [B5-02]', () => {
    const one = { ...EARLIER, purchaseCategory: 'furniture', suppliers: ['山田商会'], totalYen: yen(30_000) };
    const recent = [one, { ...one, id: FILE, number: 'PR-2026-00046' }];
    const split = check({}, { recent, stepBands: [] });
    expect(split.map(({ code, values }) => [code, values])).toEqual([
      ['split-suspicion', { numbers: 'PR-2026-00045, PR-2026-00046', total: 115_000, band: 100_000 }],
    ]);
  });

  it('compare prices and assets without tax, however they are written [B5-02]', () => {
    const taxed = { pricesIncludeTax: true, ...priced(55_000) };
    expect(found(taxed, { lastPrices: { 'の-とpc': 50_000 } })).toEqual([]);
    expect(found({ ...costing(109_999, 1), ...priced(109_998) })).toEqual(['quote-differs quotes.0.amount']);
    expect(found(priced(null), { lastPrices: { 'の-とpc': 50_000 } })).toEqual(['required lines.0.unitPrice']);
  });
});

const BANDS = [
  { fromYen: 100_000, quotes: 1 },
  { fromYen: 1_000_000, quotes: 3 },
];
const quote = (supplier: string) => ({
  id: supplier,
  supplier,
  amount: 1 as never,
  validUntil: null,
  isChosen: false,
  note: '',
  attachmentId: null,
});
const request = (suppliers: readonly string[], singleSourceReason = '') => ({
  quotes: suppliers.map(quote),
  singleSourceReason,
});

describe('another amount of a request on its way', () => {
  it('asks for as many quotes as its submission would [B5-02] [B3-05]', () => {
    expect(amountFault(request([]), 99_999, BANDS)).toBeNull();
    expect(amountFault(request([]), 100_000, BANDS)).toEqual({
      code: 'quotes-missing',
      values: { total: 100_000, needed: 1, given: 0 },
    });
    expect(amountFault(request(['A']), 999_999, BANDS)).toBeNull();
    expect(amountFault(request(['A']), 1_000_000, BANDS)).toEqual({
      code: 'quotes-or-reason',
      values: { total: 1_000_000, needed: 3, given: 1 },
    });
    expect(amountFault(request(['A', 'B', 'C']), 1_000_000, BANDS)).toBeNull();
  });

  it('takes a single-source reason in the highest band only [B5-02]', () => {
    expect(amountFault(request([], '純正品'), 1_000_000, BANDS)).toBeNull();
    expect(amountFault(request([], ' '), 1_000_000, BANDS)?.code).toBe('quotes-or-reason');
    expect(amountFault(request([], '純正品'), 100_000, BANDS)?.code).toBe('quotes-missing');
  });

  it('is no more than a request may come to, whatever quotes there are [B5-01]', () => {
    const limit = PURCHASE_LIMITS.totalYen;
    expect(amountFault(request([], '純正品'), limit, BANDS)).toBeNull();
    expect(amountFault(request([], '純正品'), limit + 1, BANDS)).toEqual({ code: 'total-over', values: { limit } });
  });

  it.each(['total-over', 'quotes-missing', 'quotes-or-reason'] as const)(
    'says in both languages that the request goes back: %s [B0-01] [B3-05]',
    (code) => {
      const fault = { code, values: { limit: 1, total: 100_000, needed: 3, given: 1 } };
      expect(amountFaultSentence(fault, 'ja')).toContain('差し戻し');
      expect(amountFaultSentence(fault, 'en')).toContain('Return the request');
      for (const language of ['ja', 'en'] as const) expect(amountFaultSentence(fault, language)).not.toMatch(/[{}]/);
    },
  );
});
