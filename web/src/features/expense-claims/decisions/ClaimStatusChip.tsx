import type { ClaimDecision, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { type StatusLook, statusChip } from '../../../kit/StatusChip.tsx';

const STATUS_LOOKS: Readonly<Record<ClaimStatus, StatusLook>> = {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  submitted: { icon: 'submitted', hue: 'blue' },
  in_review: { icon: 'inReview', hue: 'blue' },
  approved: { icon: 'approved', hue: 'green' },
  confirmed: { icon: 'confirmed', hue: 'green' },
  returned: { icon: 'returned', hue: 'orange' },
  rejected: { icon: 'rejected', hue: 'crimson' },
  cancelled: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
};

/** A decision looks like the state it led to. */
export const DECISION_LOOKS: Readonly<Record<ClaimDecision['decision'], StatusLook>> = {
  ...STATUS_LOOKS,
  withdrawn: { icon: 'draft', hue: 'grey', weight: 'outline' },
  checked: STATUS_LOOKS.approved,
  'taken-back': { icon: 'submitted', hue: 'grey', weight: 'outline' },
};

/** A claim's state. */
export const ClaimStatusChip = statusChip(STATUS_NAMES, STATUS_LOOKS);
