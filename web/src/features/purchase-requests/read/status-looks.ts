// How a purchase request's status looks: icon and hue of the one table of states; its word stands in the contract.
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import type { ChipWeight } from '../../../kit/StatusChip.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';

interface StatusLook {
  readonly icon: IconName;
  readonly hue: Hue;
  readonly weight: ChipWeight;
}

export const STATUS_LOOKS: Readonly<Record<PurchaseStatus, StatusLook>> = {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  submitted: { icon: 'submitted', hue: 'blue', weight: 'ground' },
  in_review: { icon: 'inReview', hue: 'blue', weight: 'ground' },
  returned: { icon: 'returned', hue: 'orange', weight: 'ground' },
  withdrawn: { icon: 'undo', hue: 'grey', weight: 'outline' },
  rejected: { icon: 'rejected', hue: 'crimson', weight: 'ground' },
  approved: { icon: 'approved', hue: 'green', weight: 'ground' },
  ordered: { icon: 'ordered', hue: 'blue', weight: 'ground' },
  partially_received: { icon: 'partlyReceived', hue: 'orange', weight: 'ground' },
  received: { icon: 'received', hue: 'green', weight: 'ground' },
  closed: { icon: 'closed', hue: 'grey', weight: 'outline' },
  cancelled: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  expired: { icon: 'clock', hue: 'orange', weight: 'outline' },
};
