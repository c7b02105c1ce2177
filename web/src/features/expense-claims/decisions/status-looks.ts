// How a claim's status looks: icon and hue of the one table of states; its word stands in the contract.
import type { ClaimDecision, ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import type { ChipWeight } from '../../../kit/StatusChip.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';

interface StatusLook {
  readonly icon: IconName;
  readonly hue: Hue;
  readonly weight: ChipWeight;
}

export const STATUS_LOOKS: Readonly<Record<ClaimStatus, StatusLook>> = {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  submitted: { icon: 'submitted', hue: 'blue', weight: 'ground' },
  in_review: { icon: 'inReview', hue: 'blue', weight: 'ground' },
  approved: { icon: 'approved', hue: 'green', weight: 'ground' },
  confirmed: { icon: 'confirmed', hue: 'green', weight: 'ground' },
  returned: { icon: 'returned', hue: 'orange', weight: 'ground' },
  rejected: { icon: 'rejected', hue: 'crimson', weight: 'ground' },
  cancelled: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
};

/** A decision looks like the state it led to. */
export const DECISION_LOOKS: Readonly<Record<ClaimDecision['decision'], StatusLook>> = {
  ...STATUS_LOOKS,
  withdrawn: { icon: 'draft', hue: 'grey', weight: 'outline' },
  checked: STATUS_LOOKS.approved,
  'taken-back': { icon: 'submitted', hue: 'grey', weight: 'outline' },
};
