// Requests that the people one logs in as meet: their own, those that wait for them, and some worth a second look.
import { SAMPLE_PEOPLE, SAMPLE_SUPERIOR } from '../people.ts';
import type { Doing } from './outcomes.ts';

export interface KnownPurchase {
  /** E-mail address of the requester; else somebody of a department by the place of their post. */
  readonly by: string | readonly [department: string, place: number];
  /** The catalogue's name of it. */
  readonly occasion: string;
  readonly quantities?: readonly number[];
  readonly supplier?: string;
  readonly daysAgo: number;
  readonly doings: readonly Doing[];
  readonly isUnfinished?: true;
}

const STAFF = SAMPLE_PEOPLE.staff.email;
const THROUGH = ['submit', 'approve-all'] as const;

export const KNOWN_PURCHASES: readonly KnownPurchase[] = [
  // The staff member's own: one to go on with, one that came back, one under way, one that is nearly over.
  { by: STAFF, occasion: '液晶モニター {n}台', quantities: [2], daysAgo: 1, doings: [], isUnfinished: true },
  { by: STAFF, occasion: '事務用品の補充', daysAgo: 4, doings: ['submit', 'return'] },
  { by: STAFF, occasion: 'ノートPC {n}台', quantities: [3, 1], daysAgo: 5, doings: ['submit', 'approve'] },
  { by: STAFF, occasion: '社用車のタイヤ交換', daysAgo: 40, doings: [...THROUGH, 'order', 'receive-part'] },
  // Nobody ordered it yet, and soon nobody can.
  { by: STAFF, occasion: '取扱説明書の翻訳', quantities: [2_000], daysAgo: 87, doings: THROUGH },
  // They wait for the superior of the staff member.
  { by: ['TYO', 4], occasion: 'トナーカートリッジ {n}個', quantities: [3], daysAgo: 3, doings: ['submit'] },
  { by: ['TYO', 6], occasion: '販促用のボールペン {n}本', quantities: [500], daysAgo: 2, doings: ['submit'] },
  // They wait for the admins' check: quotes to be compared, and one that is overdue.
  { by: ['ENG', 3], occasion: 'オシロスコープ', daysAgo: 4, doings: ['submit', 'approve', 'approve'] },
  { by: ['IT', 1], occasion: 'サーバーの更新', daysAgo: 12, doings: ['submit', 'approve', 'approve'] },
  // Two of one supplier within a week, each below the band of 100,000 yen.
  {
    by: ['NGO', 2],
    occasion: '会議室の椅子 {n}脚',
    quantities: [7],
    supplier: '㈱みなと商会',
    daysAgo: 9,
    doings: THROUGH,
  },
  {
    by: ['NGO', 2],
    occasion: '液晶モニター {n}台',
    quantities: [1],
    supplier: '株式会社みなと商会',
    daysAgo: 3,
    doings: ['submit'],
  },
  // An invoice that asks for more than was ordered.
  {
    by: ['GA', 2],
    occasion: '会議室の椅子 {n}脚',
    quantities: [10],
    daysAgo: 33,
    doings: [...THROUGH, 'order', 'receive-rest', 'invoice-over'],
  },
  // The superior's own, above which there is somebody too.
  { by: SAMPLE_SUPERIOR.email, occasion: '展示会ブースの設営', daysAgo: 6, doings: ['submit', 'approve'] },
];
