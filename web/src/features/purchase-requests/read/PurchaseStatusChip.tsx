import { STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { type StatusLook, statusChip } from '../../../kit/StatusChip.tsx';

/** Icon and hue of each state, as the table of states has them. */
export const STATUS_LOOKS = {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  submitted: { icon: 'submitted', hue: 'blue' },
  in_review: { icon: 'inReview', hue: 'blue' },
  returned: { icon: 'returned', hue: 'orange' },
  withdrawn: { icon: 'undo', hue: 'grey', weight: 'outline' },
  rejected: { icon: 'rejected', hue: 'crimson' },
  approved: { icon: 'approved', hue: 'green' },
  ordered: { icon: 'ordered', hue: 'blue' },
  partially_received: { icon: 'partlyReceived', hue: 'orange' },
  received: { icon: 'received', hue: 'green' },
  closed: { icon: 'closed', hue: 'grey', weight: 'outline' },
  cancelled: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  expired: { icon: 'clock', hue: 'orange', weight: 'outline' },
} as const satisfies Readonly<Record<PurchaseStatus, StatusLook>>;

/** A purchase request's state. */
export const PurchaseStatusChip = statusChip(STATUS_NAMES, STATUS_LOOKS);
