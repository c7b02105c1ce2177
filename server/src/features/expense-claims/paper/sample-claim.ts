// A claim for tests: the names that fonts get wrong, every kind of line, and as many lines as asked for.
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { sumYen, yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { PaperFile } from '../../../platform/paper/sheet.ts';
import type { PaperClaim, PaperLine } from './paper-claim.ts';

const TRAIN = { ja: '電車', en: 'Train' };
const ONE_WAY = { ja: '片道', en: 'One way' };
const ROUND_TRIP = { ja: '往復', en: 'Round trip' };

const ride: PaperLine = {
  useDate: PlainDate.parse('2026-11-04'),
  purpose: { ja: '顧客訪問', en: 'Client visit' },
  purposeText: '髙﨑様 定例打合せ',
  visitedParty: '株式会社髙﨑商店',
  transportMode: TRAIN,
  from: '新宿',
  via: '',
  to: '品川',
  tripType: ROUND_TRIP,
  unitFare: 208,
  deduction: 0,
  amount: yen(416),
  expenseType: 'transport',
  registrationNumber: '',
  paidBy: 'self',
  memo: '',
  receipts: [],
};

const receipt = (name: string, mediaType: PaperFile['mediaType'] = 'application/pdf'): PaperFile => ({
  name,
  mediaType,
  bytes: 1_234_567,
  sha256: '3f'.repeat(32),
});

const SPECIAL: readonly PaperLine[] = [
  {
    ...ride,
    useDate: PlainDate.parse('2026-11-05'),
    transportMode: { ja: '新幹線・特急', en: 'Shinkansen or limited express' },
    from: '東京',
    via: '名古屋',
    to: '新大阪',
    tripType: ONE_WAY,
    unitFare: 14_720,
    amount: yen(14_720),
    paidBy: 'corporate-card',
    receipts: [receipt('新幹線 領収書.pdf')],
  },
  {
    ...ride,
    useDate: PlainDate.parse('2026-11-05'),
    transportMode: null,
    from: '',
    to: '',
    tripType: null,
    unitFare: 9_800,
    amount: yen(9_800),
    expenseType: 'lodging',
    registrationNumber: 'T7123456789012',
    memo: '朝食付き',
    receipts: [receipt('hotel.jpg', 'image/jpeg')],
  },
  {
    ...ride,
    useDate: PlainDate.parse('2026-11-23'),
    deduction: 136,
    amount: yen(280),
    memo: `勤労感謝の日だが、先方の棚卸しに立ち会うため出社した。${'詳しい経緯をここに書く。'.repeat(6)}`,
  },
];

const SUPERIOR = { step: '上長の承認', stepEn: 'Supervisor' };
const ADMIN = { step: '経理・管理者の承認', stepEn: 'Accounting and administration' };

/** A confirmed claim of `count` lines. */
export function sampleClaim(count = 6): PaperClaim {
  const lines = Array.from(
    { length: count },
    (_, index): PaperLine => SPECIAL[index - 1] ?? { ...ride, visitedParty: `訪問先${index + 1}` },
  );
  const fact = { department: '営業第一部', comment: '', onBehalfOf: null, step: null, stepEn: null };
  return {
    number: 'TE-2026-00123',
    month: YearMonth.parse('202611'),
    status: 'confirmed',
    employeeId: '00123',
    employeeName: '髙橋 﨑子',
    employeeKana: 'タカハシ サキコ',
    departmentName: '営業第一部 東日本課',
    submittedAt: '2026-11-20T15:30:00.000Z',
    totalYen: sumYen(lines.map(({ amount }) => amount ?? yen(0))),
    lines,
    decisions: [
      { ...fact, decision: 'submitted', by: '髙橋 﨑子', at: '2026-11-18T01:00:00.000Z' },
      {
        ...fact,
        ...SUPERIOR,
        decision: 'returned',
        by: '山田 太郎',
        at: '2026-11-19T01:00:00.000Z',
        comment: '11/5の領収書を添付してください。',
      },
      { ...fact, decision: 'submitted', by: '髙橋 﨑子', at: '2026-11-20T15:30:00.000Z' },
      {
        ...fact,
        ...SUPERIOR,
        decision: 'approved',
        by: '佐々木 一',
        onBehalfOf: '山田 太郎',
        at: '2026-11-20T23:00:00.000Z',
      },
      { ...fact, ...ADMIN, decision: 'approved', by: '五十嵐 みどり', at: '2026-11-21T03:05:00.000Z' },
      { ...fact, decision: 'confirmed', by: '五十嵐 みどり', department: '経理部', at: '2026-11-21T03:05:00.000Z' },
    ],
  };
}
