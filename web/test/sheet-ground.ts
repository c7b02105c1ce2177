// The ground for checking a sheet of November 2026 in tests: a small company's master lists and context.
import type { CheckGround } from '@madoguchi/contract/expense-claims/checks.ts';
import { DEFAULT_LIMITS } from '@madoguchi/contract/expense-claims/model.ts';
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { Extra, MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { newLine, type SheetLine } from '../src/features/expense-claims/sheet/store/sheet-line.ts';

const VALID_FROM = '2020-01-01' as PlainDate;

function value<List extends MasterList>(
  order: number,
  names: readonly [string, string, string, string],
  extra: Extra<List>,
) {
  const [code, name, nameEn, kana] = names;
  return { code, name, nameEn, kana, order, validFrom: VALID_FROM, validTo: null, active: true, extra };
}

const rail = { kind: 'rail', publicTransport: true, receiptFrom: null, perKmYen: null } as const;

export const SHEET_MASTERS: Pick<MasterData, 'reason' | 'route' | 'way'> = {
  reason: [
    value<'reason'>(1, ['visit', '顧客訪問', 'Client visit', 'コキャクホウモン'], { needsCounterparty: true }),
    value<'reason'>(2, ['meeting', '会議', 'Meeting', 'カイギ'], { needsCounterparty: false }),
    value<'reason'>(3, ['training', '研修', 'Training', 'ケンシュウ'], { needsCounterparty: false }),
  ],
  route: [
    value<'route'>(1, ['train', '電車', 'Train', 'デンシャ'], rail),
    value<'route'>(2, ['bus', 'バス', 'Bus', 'バス'], { ...rail, kind: 'bus' }),
    value<'route'>(3, ['taxi', 'タクシー', 'Taxi', 'タクシー'], {
      ...rail,
      kind: 'taxi',
      publicTransport: false,
      receiptFrom: 1,
    }),
  ],
  way: [
    value<'way'>(1, ['one-way', '片道', 'One way', 'カタミチ'], { multiplier: 1 }),
    value<'way'>(2, ['round', '往復', 'Round trip', 'オウフク'], { multiplier: 2 }),
  ],
};

export const NOVEMBER = '202611' as YearMonth;

export const SHEET_GROUND: CheckGround = {
  context: {
    month: NOVEMBER,
    joinedOn: null,
    leftOn: null,
    holidays: { '2026-11-03': '文化の日', '2026-11-23': '勤労感謝の日' },
    lastFares: { 'train|品川||新宿': 210 },
    invoiceFromYen: [{ validFrom: '2023-10-01' as PlainDate, yen: 30_000 }],
    closingDate: '2026-12-02' as PlainDate,
  },
  masters: SHEET_MASTERS,
  limits: DEFAULT_LIMITS,
  today: '2026-11-30' as PlainDate,
};

/** A line's id for tests: the same number, the same id. */
export function testLineId(n: number): string {
  return `01939f2e-7f00-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** A complete line without findings: a train ride on Wednesday 4 November for 210 yen. */
export function trainRide(n: number, filled: Partial<Omit<SheetLine, 'id'>> = {}): SheetLine {
  return newLine(testLineId(n), {
    useDate: '2026-11-04' as PlainDate,
    purpose: 'meeting',
    purposeText: `定例${n}`,
    transportMode: 'train',
    from: '品川',
    to: '新宿',
    tripType: 'one-way',
    unitFare: 210,
    ...filled,
  });
}
