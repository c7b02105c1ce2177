// The papers that the sample organisation exchanged electronically: two years, most of them in order, some worth a second look.
import type { Direction, ReceivedVia } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { addDays, fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Random } from '../random.ts';

/** Whom papers are exchanged with; all of them are invented. */
export interface SampleParty {
  readonly name: string;
  readonly kana: string;
  /** Under which the newer papers come, and since when in days before today. */
  readonly renamed?: { readonly name: string; readonly kana: string; readonly daysAgo: number };
  readonly direction: Direction;
  readonly via: ReceivedVia;
  readonly item: string;
  /** Yen without tax, about. */
  readonly net: number;
  readonly rate: 8 | 10;
  /** Small suppliers are not registered: their papers carry no number. */
  readonly isUnregistered?: true;
}

export const SAMPLE_PARTIES: readonly SampleParty[] = [
  {
    name: '株式会社山田商店',
    kana: 'ヤマダショウテン',
    renamed: { name: '山田ホールディングス株式会社', kana: 'ヤマダホールディングス', daysAgo: 57 },
    direction: 'received',
    via: 'mail',
    item: '事務用品',
    net: 10_000,
    rate: 10,
  },
  {
    name: 'すみれ印刷株式会社',
    kana: 'スミレインサツ',
    direction: 'received',
    via: 'web',
    item: '印刷代',
    net: 86_000,
    rate: 10,
  },
  {
    name: '北斗クラウド株式会社',
    kana: 'ホクトクラウド',
    direction: 'received',
    via: 'cloud',
    item: '利用料',
    net: 42_800,
    rate: 10,
  },
  {
    name: '有限会社みどり茶舗',
    kana: 'ミドリチャホ',
    direction: 'received',
    via: 'mail',
    item: '来客用のお茶',
    net: 4_200,
    rate: 8,
  },
  {
    name: '高瀬翻訳事務所',
    kana: 'タカセホンヤクジムショ',
    direction: 'received',
    via: 'chat',
    item: '翻訳料',
    net: 38_000,
    rate: 10,
    isUnregistered: true,
  },
  {
    name: '合同会社あかつき運輸',
    kana: 'アカツキウンユ',
    direction: 'received',
    via: 'edi',
    item: '運送料',
    net: 27_500,
    rate: 10,
  },
  {
    name: '株式会社青葉日本語学院',
    kana: 'アオバニホンゴガクイン',
    direction: 'issued',
    via: 'mail',
    item: '教材',
    net: 312_000,
    rate: 10,
  },
  {
    name: '一般社団法人港国際交流協会',
    kana: 'ミナトコクサイコウリュウキョウカイ',
    direction: 'issued',
    via: 'web',
    item: '講座の運営',
    net: 180_000,
    rate: 10,
  },
];

export interface SampleTransaction {
  readonly party: SampleParty;
  /** As printed. */
  readonly counterparty: string;
  readonly documentType: 'invoice' | 'receipt';
  readonly day: PlainDate;
  readonly receivedOn: PlainDate;
  readonly registeredOn: PlainDate;
  readonly net: number;
  readonly tax: number;
  /** Its fate after it was registered. */
  readonly outcome: 'nothing' | 'verified' | 'corrected' | 'deleted';
  /** To which it is linked. */
  readonly purchase?: { readonly id: string; readonly number: string };
  /** Why it may not be purged yet. */
  readonly heldFor?: string;
}

const MONTHS = 24;
/** Papers of a month: of different parties, so that each comes about every other month. */
const A_MONTH = 4;

/** Registered after the last day for it: about one in so many. */
const LATE_ONE_IN = 18;

/** How many days ago papers came whose retention has ended since, and why one of them stays. */
const LONG_KEPT: readonly (readonly [daysAgo: number, heldFor?: string])[] = [
  [4_500],
  [4_430],
  [4_400, '税務調査で確認中のため'],
];

/** All papers with those of purchases, the oldest registration first; nothing is later than today. */
export function drawUpTransactions(
  today: PlainDate,
  random: Random,
  bought: readonly SampleTransaction[],
): SampleTransaction[] {
  const papers = Array.from({ length: MONTHS }, (_, month) =>
    random.some(SAMPLE_PARTIES, A_MONTH).map((party) => drawUp(party, addDays(today, -30 * month), today, random)),
  ).flat();
  const inTime = [...papers, ...bought].filter(({ registeredOn }) => registeredOn <= today);
  return [...longKept(today), ...inTime]
    .toSorted((a, b) => (a.registeredOn < b.registeredOn ? -1 : a.registeredOn > b.registeredOn ? 1 : 0))
    .map((paper, place, all) => ({ ...paper, outcome: becomes(place, all.length) }));
}

function longKept(today: PlainDate): readonly SampleTransaction[] {
  return LONG_KEPT.flatMap(([daysAgo, heldFor], place) => {
    const [party, day] = [SAMPLE_PARTIES[place], addDays(today, -daysAgo)];
    if (party === undefined) return [];
    const { name: counterparty, net, rate } = party;
    const paper = {
      party,
      counterparty,
      documentType: 'invoice',
      day,
      receivedOn: day,
      net,
      outcome: 'verified',
    } as const;
    const registeredOn = addDays(day, 5);
    return [
      { ...paper, registeredOn, tax: Math.floor((net * rate) / 100), ...(heldFor === undefined ? {} : { heldFor }) },
    ];
  });
}

function drawUp(party: SampleParty, month: PlainDate, today: PlainDate, random: Random): SampleTransaction {
  const day = addDays(month, -random.integer(0, 24));
  const receivedOn = addDays(day, random.integer(0, 3));
  const isLate = random.integer(1, LATE_ONE_IN) === 1;
  const net = Math.round((party.net * random.integer(70, 140)) / 100);
  const { renamed } = party;
  return {
    party,
    counterparty: renamed !== undefined && day >= addDays(today, -renamed.daysAgo) ? renamed.name : party.name,
    documentType: party.via === 'web' && party.direction === 'received' ? 'receipt' : 'invoice',
    day,
    receivedOn,
    registeredOn: addDays(receivedOn, isLate ? random.integer(95, 120) : random.integer(1, 12)),
    net,
    tax: Math.floor((net * party.rate) / 100),
    outcome: 'nothing',
  };
}

/** The newest wait for a second pair of eyes; of the others one was corrected and one deleted. */
function becomes(place: number, of: number): SampleTransaction['outcome'] {
  if (place >= of - 6) return 'nothing';
  if (place === of - 9) return 'corrected';
  return place === of - 14 ? 'deleted' : 'verified';
}

/** Of the year in which it was registered, from 1. */
export function numbersOf(transactions: readonly SampleTransaction[]) {
  const last = new Map<number, number>();
  const numbers = transactions.map(({ registeredOn }) => {
    const year = fiscalYear(registeredOn);
    const next = (last.get(year) ?? 0) + 1;
    last.set(year, next);
    return `ET-${year}-${String(next).padStart(5, '0')}`;
  });
  return { numbers, last };
}
