// How each purchase request of the sample ends up, by its age, so that every state is there to be seen.
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { Random } from '../random.ts';

/** `closed-incomplete`: what is missing will not come; `cancelled-approved`: nobody wants it any more. */
export type Outcome = PurchaseStatus | 'closed-incomplete' | 'cancelled-approved';

/**
 * Steps that people take with a request. `approve` is one yes, `approve-all` every one that is missing; `invoice-over`
 * notes an invoice that asks for more than was ordered.
 */
export type Doing =
  | 'submit'
  | 'withdraw'
  | 'cancel'
  | 'cancel-approved'
  | 'approve'
  | 'approve-all'
  | 'return'
  | 'reject'
  | 'order'
  | 'receive-part'
  | 'receive-rest'
  | 'invoice'
  | 'invoice-over'
  | 'close'
  | 'close-incomplete'
  | 'expire';

interface Span {
  /** When they were begun, in days before today. */
  readonly daysAgo: readonly [from: number, to: number];
  readonly counts: Readonly<Partial<Record<Outcome, number>>>;
}

export const SPANS: readonly Span[] = [
  {
    daysAgo: [130, 725],
    counts: {
      closed: 66,
      rejected: 7,
      expired: 5,
      cancelled: 4,
      'closed-incomplete': 4,
      'cancelled-approved': 2,
      withdrawn: 2,
    },
  },
  { daysAgo: [60, 129], counts: { closed: 12, received: 4, rejected: 2, cancelled: 2, partially_received: 2 } },
  {
    daysAgo: [25, 59],
    counts: { closed: 4, received: 4, partially_received: 4, ordered: 4, approved: 3, rejected: 2, withdrawn: 1 },
  },
  { daysAgo: [10, 24], counts: { ordered: 4, approved: 4, returned: 2, 'cancelled-approved': 1 } },
  { daysAgo: [1, 9], counts: { submitted: 8, in_review: 7, approved: 2, returned: 1, draft: 5 } },
];

/** Some come back on the way, and some are withdrawn and submitted again. */
function detour(random: Random): readonly Doing[] {
  return random.pick<readonly Doing[]>([
    ...Array.from({ length: 10 }, () => []),
    ['submit', 'return'],
    ['submit', 'withdraw'],
  ]);
}

const parts = (random: Random): readonly Doing[] =>
  random.chance(0.3) ? ['receive-part', 'receive-rest'] : ['receive-rest'];

/** The steps that lead from a draft to the outcome. */
export function doingsTo(outcome: Outcome, random: Random): readonly Doing[] {
  const through: readonly Doing[] = [...detour(random), 'submit', 'approve-all'];
  const ordered: readonly Doing[] = [...through, 'order'];
  switch (outcome) {
    case 'draft':
      return [];
    case 'submitted':
      return [...detour(random), 'submit'];
    case 'in_review':
      return ['submit', 'approve'];
    case 'returned':
      return random.chance(0.5) ? ['submit', 'return'] : ['submit', 'approve', 'return'];
    case 'withdrawn':
      return ['submit', 'withdraw'];
    case 'rejected':
      return ['submit', 'reject'];
    case 'cancelled':
      return random.chance(0.5) ? ['cancel'] : ['submit', 'return', 'cancel'];
    case 'cancelled-approved':
      return [...through, 'cancel-approved'];
    case 'approved':
      return through;
    case 'expired':
      return [...through, 'expire'];
    case 'ordered':
      return ordered;
    case 'partially_received':
      return [...ordered, 'receive-part'];
    case 'received':
      return [...ordered, ...parts(random), ...(random.chance(0.5) ? (['invoice'] as const) : [])];
    case 'closed':
      return [...ordered, ...parts(random), 'invoice', 'close'];
    case 'closed-incomplete':
      return [...ordered, 'receive-part', 'invoice', 'close-incomplete'];
  }
}
