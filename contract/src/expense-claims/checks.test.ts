import { describe, expect, it } from 'vitest';
import { CONTEXT, day, express, GROUND, NUMBER, RECEIPT, ride } from '../../test/checked-lines.ts';
import { type CheckedLine, checkClaim, type Finding } from './checks.ts';
import { FINDING_TEXTS, type FindingCode } from './findings.ts';

interface Case {
  readonly what: string;
  readonly lines: readonly CheckedLine[];
  readonly field: Finding['field'];
  readonly today?: string;
  /** Just as far as it may go: nothing is found. */
  readonly beside: readonly CheckedLine[];
  readonly todayBeside?: string;
}

const one = (what: string, field: Finding['field'], raises: CheckedLine, beside: CheckedLine): Case => ({
  what,
  field,
  lines: [raises],
  beside: [beside],
});

const CASES: Record<Exclude<FindingCode, 'memo-needed' | 'late-memo-needed'>, readonly Case[]> = {
  required: [
    one('no day', 'useDate', ride({ useDate: null }), ride()),
    one('no purpose', 'purpose', ride({ purpose: null }), ride()),
    one('no fare', 'unitFare', ride({ unitFare: null }), ride()),
    one(
      'no means of transport',
      'transportMode',
      ride({ transportMode: null }),
      ride({ transportMode: null, expenseType: 'lodging', from: '', to: '', tripType: null }),
    ),
    one('no place of departure', 'from', ride({ from: '' }), ride({ from: '', expenseType: 'per-diem' })),
    one(
      'no destination of a private car',
      'to',
      ride({ to: '', expenseType: 'private-car' }),
      ride({ expenseType: 'private-car' }),
    ),
    one('no trip type', 'tripType', ride({ tripType: null }), ride({ tripType: null, expenseType: 'parking-toll' })),
    one(
      'a visit to nobody',
      'visitedParty',
      ride({ purpose: 'visit' }),
      ride({ purpose: 'visit', visitedParty: '大阪商事' }),
    ),
  ],
  'date-unreadable': [one('a day in words', 'useDate', ride({ useDate: null, typed: { useDate: 'あした' } }), ride())],
  'yen-unreadable': [
    one('a fare in words', 'unitFare', ride({ unitFare: null, typed: { unitFare: '千円くらい' } }), ride()),
    one('a deduction in words', 'deduction', ride({ typed: { deduction: '半分' } }), ride()),
  ],
  'choice-unreadable': [
    one('an unknown means', 'transportMode', ride({ transportMode: null, typed: { transportMode: '馬' } }), ride()),
  ],
  'too-long': [
    one('501 characters', 'memo', ride({ memo: 'あ'.repeat(501) }), ride({ memo: 'あ'.repeat(500) })),
    one('61 characters of a place', 'to', ride({ to: '駅'.repeat(61) }), ride({ to: '駅'.repeat(60) })),
  ],
  'not-in-list': [
    one('a purpose that has ended', 'purpose', ride({ purpose: 'gone' }), ride()),
    one('a means that has ended', 'transportMode', ride({ transportMode: 'gone' }), ride()),
    one('a trip type that has ended', 'tripType', ride({ tripType: 'gone' }), ride()),
  ],
  'date-outside-month': [
    one(
      'the last day of the month before',
      'useDate',
      ride({ useDate: day('2026-10-31') }),
      ride({ useDate: day('2026-11-02') }),
    ),
    one(
      'the first day of the next',
      'useDate',
      ride({ useDate: day('2026-12-01') }),
      ride({ useDate: day('2026-11-27') }),
    ),
  ],
  'date-outside-employment': [
    one(
      'the day before joining',
      'useDate',
      ride({ useDate: day('2026-11-01') }),
      ride({ useDate: day('2026-11-02') }),
    ),
    one('the day after leaving', 'useDate', ride({ useDate: day('2026-11-28') }), ride({ useDate: day('2026-11-27') })),
  ],
  holiday: [
    one('文化の日', 'useDate', ride({ useDate: day('2026-11-03') }), ride({ useDate: day('2026-11-04') })),
    one('勤労感謝の日', 'useDate', ride({ useDate: day('2026-11-23') }), ride({ useDate: day('2026-11-24') })),
  ],
  weekend: [
    one('a Saturday', 'useDate', ride({ useDate: day('2026-11-14') }), ride({ useDate: day('2026-11-13') })),
    one('a Sunday', 'useDate', ride({ useDate: day('2026-11-15') }), ride({ useDate: day('2026-11-16') })),
  ],
  'amount-out-of-range': [
    one(
      '500,001 yen',
      'unitFare',
      express({ unitFare: 500_001, registrationNumber: NUMBER }),
      express({ unitFare: 500_000, registrationNumber: NUMBER }),
    ),
    one(
      '250,001 yen both ways',
      'unitFare',
      express({ unitFare: 250_001, tripType: 'round-trip', registrationNumber: NUMBER }),
      express({ unitFare: 250_000, tripType: 'round-trip', registrationNumber: NUMBER }),
    ),
    one('a fare of nothing', 'unitFare', ride({ unitFare: 0 }), ride({ unitFare: null })),
    one('a typed 0', 'unitFare', ride({ unitFare: null, typed: { unitFare: '0' } }), ride({ unitFare: 1 })),
  ],
  'deduction-over-fare': [
    one('a yen more than the fare', 'deduction', ride({ deduction: 491 }), ride({ deduction: 490 })),
    one(
      'more than both ways',
      'deduction',
      ride({ deduction: 981, tripType: 'round-trip' }),
      ride({ deduction: 980, tripType: 'round-trip' }),
    ),
  ],
  'receipt-missing': [
    one(
      'a taxi of 1 yen',
      'attachments',
      ride({ transportMode: 'taxi', unitFare: 1 }),
      ride({ transportMode: 'taxi', unitFare: 1, attachments: [RECEIPT] }),
    ),
    one(
      'an express of 30,000 yen',
      'attachments',
      express({ unitFare: 30_000, attachments: [], registrationNumber: NUMBER }),
      express({ unitFare: 29_999, attachments: [] }),
    ),
    one(
      'an express of 15,000 yen both ways',
      'attachments',
      express({ unitFare: 15_000, tripType: 'round-trip', attachments: [], registrationNumber: NUMBER }),
      express({ unitFare: 13_000, tripType: 'round-trip', attachments: [] }),
    ),
  ],
  'registration-number': [
    one(
      'twelve digits',
      'registrationNumber',
      ride({ registrationNumber: 'T700001205000' }),
      ride({ registrationNumber: NUMBER }),
    ),
    one(
      'a 0 in front',
      'registrationNumber',
      ride({ registrationNumber: 'T0123456789012' }),
      ride({ registrationNumber: NUMBER }),
    ),
  ],
  'registration-number-t': [
    one(
      'no T',
      'registrationNumber',
      ride({ registrationNumber: '7123456789012' }),
      ride({ registrationNumber: NUMBER }),
    ),
  ],
  'registration-number-digit': [
    one(
      'a check digit of another number',
      'registrationNumber',
      ride({ registrationNumber: 'T7123456789013' }),
      ride({ registrationNumber: 'T7123456789012' }),
    ),
  ],
  'invoice-missing': [
    one('30,000 yen', 'registrationNumber', express({ unitFare: 30_000 }), express({ unitFare: 29_999 })),
    one(
      '15,000 yen both ways',
      'registrationNumber',
      express({ unitFare: 15_000, tripType: 'round-trip' }),
      express({ unitFare: 13_000, tripType: 'round-trip' }),
    ),
    one(
      '50,000 yen under the newer rate',
      'registrationNumber',
      express({ unitFare: 50_000, useDate: day('2026-11-20') }),
      express({ unitFare: 49_999, useDate: day('2026-11-20') }),
    ),
    one(
      '30,000 yen on the old rate’s last day',
      'registrationNumber',
      express({ unitFare: 30_000, useDate: day('2026-11-19') }),
      express({ unitFare: 30_000, useDate: day('2026-11-20') }),
    ),
    one(
      '50,000 yen on a day',
      'registrationNumber',
      express({ unitFare: 50_000 }),
      express({ unitFare: 50_000, useDate: null }),
    ),
    one(
      '30,000 yen without a number',
      'registrationNumber',
      express({ unitFare: 30_000 }),
      express({ unitFare: 30_000, registrationNumber: NUMBER }),
    ),
  ],
  'fare-differs': [
    one(
      'a yen more than last time',
      'unitFare',
      ride({ to: '品川', unitFare: 181 }),
      ride({ to: '品川', unitFare: 180 }),
    ),
    one('by another means', 'unitFare', ride({ to: '品川', unitFare: 200 }), express({ to: '品川', unitFare: 200 })),
  ],
  'receipt-elsewhere': [
    one(
      'a receipt of another claim',
      'attachments',
      ride({ attachments: [{ ...RECEIPT, alsoIn: 'TE-2026-00001' }] }),
      ride({ attachments: [{ ...RECEIPT, alsoIn: null }] }),
    ),
  ],
  'receipt-twice': [
    {
      what: 'a receipt of another line',
      field: 'attachments',
      lines: ['ab', 'ab'].map((sha256, nth) => ride({ attachments: [{ ...RECEIPT, sha256 }], unitFare: 490 + nth })),
      beside: ['ab', 'cd'].map((sha256, nth) => ride({ attachments: [{ ...RECEIPT, sha256 }], unitFare: 490 + nth })),
    },
  ],
  'same-line-twice': [
    {
      what: 'the same ride in other signs of the same words',
      field: 'useDate',
      lines: [ride({ from: '霞ヶ関', to: '四ツ谷' }), ride({ from: '霞ケ関', to: '四ッ谷' })],
      beside: [ride({ from: '霞ヶ関', to: '四ツ谷' }), ride({ from: '霞ヶ関', to: '市ヶ谷' })],
    },
    {
      what: 'the same ride in variant kanji',
      field: 'useDate',
      lines: [ride({ from: '高輪', to: '大崎' }), ride({ from: '髙輪', to: '大﨑' })],
      beside: [ride({ from: '高輪', to: '大崎' }), ride({ from: '高輪', to: '品川' })],
    },
    { what: 'the same ride', field: 'useDate', lines: [ride(), ride()], beside: [ride(), ride({ unitFare: 491 })] },
    {
      what: 'the same ride in other widths',
      field: 'useDate',
      lines: [ride({ to: 'ｷﾀ' }), ride({ to: 'キタ ' })],
      beside: [ride({ to: 'キタ' }), ride({ to: 'ミナミ' })],
    },
    {
      what: 'the same ride on one day',
      field: 'useDate',
      lines: [ride(), ride()],
      beside: [ride(), ride({ useDate: day('2026-11-12') })],
    },
    {
      what: 'out and back as one',
      field: 'useDate',
      lines: [ride(), ride()],
      beside: [ride(), ride({ from: '横浜', to: '東京' })],
    },
  ],
  'no-lines': [{ what: 'an empty claim', field: 'lines', lines: [], beside: [ride()] }],
  'too-many-lines': [
    {
      what: 'a line more than the limit',
      field: 'lines',
      lines: [1, 2, 3, 4].map((unitFare) => ride({ unitFare })),
      beside: [1, 2, 3].map((unitFare) => ride({ unitFare })),
    },
  ],
  'total-over-limit': [
    {
      what: 'a yen more than the limit',
      field: 'lines',
      lines: [300_000, 300_001].map((unitFare) => express({ unitFare, registrationNumber: NUMBER })),
      beside: [300_001, 299_999].map((unitFare) => express({ unitFare, registrationNumber: NUMBER })),
    },
  ],
  'in-future': [
    {
      what: 'a ride of tomorrow',
      field: 'useDate',
      lines: [ride({ useDate: day('2026-11-26') })],
      beside: [ride({ useDate: day('2026-11-25') })],
      today: '2026-11-25',
      todayBeside: '2026-11-25',
    },
  ],
  late: [
    {
      what: 'the day after closing',
      field: null,
      lines: [ride()],
      beside: [ride()],
      today: '2026-12-08',
      todayBeside: '2026-12-07',
    },
  ],
};

const on = (today: string | undefined) => ({ ...GROUND, today: day(today ?? GROUND.today) });

const WARNINGS: readonly FindingCode[] = [
  'in-future',
  'receipt-twice',
  'holiday',
  'weekend',
  'registration-number-digit',
  'invoice-missing',
  'fare-differs',
  'receipt-elsewhere',
  'late',
];

describe.each(Object.entries(CASES) as [FindingCode, readonly Case[]][])('%s', (code, cases) => {
  it.each(cases.map((one): [string, Case] => [one.what, one]))(
    'is found in %s, and not just beside it [B4-04]',
    (_what, one) => {
      const found = checkClaim(one.lines, on(one.today)).filter((finding) => finding.code === code);
      expect(found).toMatchObject([{ field: one.field, severity: WARNINGS.includes(code) ? 'warning' : 'error' }]);
      expect(checkClaim(one.beside, on(one.todayBeside)).map((finding) => finding.code)).not.toContain(code);
    },
  );
});

describe('the checks', () => {
  it('find nothing in an ordinary ride [B4-04]', () => {
    expect(checkClaim([ride()], GROUND)).toEqual([]);
  });

  it('are all shown here', () => {
    expect([...Object.keys(CASES), 'memo-needed', 'late-memo-needed'].sort()).toEqual(
      Object.keys(FINDING_TEXTS).sort(),
    );
  });
});

it('the findings say which figures, days and texts are meant [B4-04]', () => {
  const said = Object.entries(CASES).map(([code, [one]]) => {
    const finding = checkClaim(one?.lines ?? [], on(one?.today)).find((each) => each.code === code);
    return [code, finding?.values];
  });
  expect(Object.fromEntries(said)).toEqual({
    required: { field: 'useDate' },
    'date-unreadable': { text: 'あした' },
    'yen-unreadable': { text: '千円くらい' },
    'choice-unreadable': { text: '馬' },
    'too-long': { limit: 500, now: 501 },
    'not-in-list': {},
    'date-outside-month': { month: '202611' },
    'date-outside-employment': {},
    holiday: { day: '2026-11-03', name: '文化の日' },
    weekend: { day: '2026-11-14' },
    'amount-out-of-range': { from: 1, limit: 500_000 },
    'deduction-over-fare': { yen: 490 },
    'receipt-missing': { mode: 'タクシー', modeEn: '', yen: 1 },
    'registration-number': { number: 'T700001205000' },
    'registration-number-t': { number: '7123456789012' },
    'registration-number-digit': { number: 'T7123456789013' },
    'invoice-missing': { yen: 30_000 },
    'fare-differs': { last: 180, now: 181 },
    'receipt-elsewhere': { number: 'TE-2026-00001' },
    'receipt-twice': { line: 1 },
    'same-line-twice': { line: 1 },
    'no-lines': {},
    'too-many-lines': { limit: 3 },
    'total-over-limit': { limit: 600_000, total: 600_001 },
    'in-future': { day: '2026-11-26' },
    late: { day: '2026-12-07' },
  });
  for (const [typed, from] of [
    [{ unitFare: '0' }, 1],
    [{ deduction: '1000000000' }, 0],
  ] as const)
    expect(checkClaim([ride({ unitFare: null, typed })], GROUND)).toContainEqual(
      expect.objectContaining({ code: 'amount-out-of-range', values: { from, limit: 500_000 } }),
    );
});

it('the newest threshold by the day counts, in whatever order they come [B4-04]', () => {
  const context = { ...CONTEXT, invoiceFromYen: CONTEXT.invoiceFromYen.toReversed() };
  const dear = express({ unitFare: 30_000, useDate: day('2026-11-20') });
  expect(checkClaim([dear], { ...GROUND, context })).toEqual([]);
});
