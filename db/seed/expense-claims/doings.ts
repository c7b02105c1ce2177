// Steps that people take with a claim towards its intended state.
import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { Random } from '../random.ts';

/** `approve`, `return`, `reject`: by whoever has the turn. */
export type Doing = 'submit' | 'withdraw' | 'cancel' | 'approve' | 'return' | 'reject' | 'confirm';

/** Some claims come back on the way, a few of them twice, and some are withdrawn. */
function detour(random: Random): readonly Doing[] {
  return random.pick<readonly Doing[]>([
    ...Array.from({ length: 14 }, () => []),
    ['submit', 'return'],
    ['submit', 'approve', 'return'],
    ['submit', 'return', 'submit', 'return'],
    ['submit', 'withdraw'],
  ]);
}

/** Two yes: the superior's, and an admin's. */
const THROUGH = ['submit', 'approve', 'approve'] as const;

/** The steps that lead from a draft to a status. */
export function doingsTo(status: ClaimStatus, random: Random): readonly Doing[] {
  const before = detour(random);
  switch (status) {
    case 'draft':
      return [];
    case 'cancelled':
      return random.chance(0.5) ? ['cancel'] : ['submit', 'return', 'cancel'];
    case 'submitted':
      return [...before, 'submit'];
    case 'in_review':
      return [...before, 'submit', 'approve'];
    case 'returned':
      return random.pick<readonly Doing[]>([
        ['submit', 'return'],
        ['submit', 'approve', 'return'],
        ['submit', 'return', 'submit', 'return'],
      ]);
    case 'rejected':
      return ['submit', 'reject'];
    case 'approved':
      return [...before, ...THROUGH];
    case 'confirmed':
      return [...before, ...THROUGH, 'confirm'];
  }
}
