// Lines of a claim as the checks see them, and what they are checked against.
import type { CheckedLine, CheckGround } from '../src/expense-claims/checks.ts';
import { type CheckContext, DEFAULT_LIMITS } from '../src/expense-claims/model.ts';
import { sectionKey } from '../src/expense-claims/section-key.ts';
import { PlainDate } from '../src/values/plain-date.ts';
import { YearMonth } from '../src/values/year-month.ts';

export const day = (text: string) => PlainDate.parse(text);

const valid = { nameEn: '', kana: '', order: 1, validFrom: day('2020-01-01'), validTo: null, active: true } as const;
const rail = { kind: 'rail', publicTransport: true, receiptFrom: null, perKmYen: null } as const;

export const CONTEXT: CheckContext = {
  month: YearMonth.parse('202611'),
  joinedOn: day('2026-11-02'),
  leftOn: day('2026-11-27'),
  holidays: { '2026-11-03': '文化の日', '2026-11-23': '勤労感謝の日' },
  lastFares: { [sectionKey({ transportMode: 'train', from: '東京', via: '', to: '品川' })]: 180 },
  invoiceFromYen: [
    { validFrom: day('2023-10-01'), yen: 30_000 },
    { validFrom: day('2026-11-20'), yen: 50_000 },
  ],
  closingDate: day('2026-12-07'),
};

export const GROUND: CheckGround = {
  context: CONTEXT,
  masters: {
    reason: [
      { ...valid, code: 'office', name: '拠点間の移動', extra: { needsCounterparty: false } },
      { ...valid, code: 'visit', name: '顧客訪問', extra: { needsCounterparty: true } },
    ],
    route: [
      { ...valid, code: 'train', name: '電車', extra: rail },
      { ...valid, code: 'express', name: '新幹線・特急', extra: { ...rail, receiptFrom: 30_000 } },
      {
        ...valid,
        code: 'taxi',
        name: 'タクシー',
        extra: { ...rail, kind: 'taxi', publicTransport: false, receiptFrom: 1 },
      },
    ],
    way: [
      { ...valid, code: 'one-way', name: '片道', extra: { multiplier: 1 } },
      { ...valid, code: 'round-trip', name: '往復', extra: { multiplier: 2 } },
    ],
  },
  limits: { ...DEFAULT_LIMITS, lines: 3, totalYen: 600_000 },
  today: day('2026-11-30'),
};

export const RECEIPT = { id: '00000000-0000-7000-8000-0000000000aa' };
export const NUMBER = 'T7000012050002';

let ids = 0;
/** A complete ride on an ordinary working day: nothing is found in it. */
export function ride(change: Partial<CheckedLine> = {}): CheckedLine {
  ids += 1;
  return {
    id: `00000000-0000-7000-8000-${String(ids).padStart(12, '0')}`,
    useDate: day('2026-11-11'),
    purpose: 'office',
    purposeText: '定例会議',
    visitedParty: '',
    transportMode: 'train',
    from: '東京',
    via: '',
    to: '横浜',
    tripType: 'one-way',
    unitFare: 490,
    deduction: 0,
    expenseType: 'transport',
    taxClass: 'standard',
    invoiceBasis: null,
    registrationNumber: '',
    paidBy: 'self',
    memo: '',
    attachments: [],
    typed: {},
    ...change,
  };
}

export const express = (change: Partial<CheckedLine>) =>
  ride({ transportMode: 'express', attachments: [RECEIPT], ...change });
