import { STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import { type ChipWeight, StatusChip } from '../../../kit/StatusChip.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { useLanguage } from '../../../platform/words.ts';

interface Props {
  readonly status: PurchaseStatus;
  /** Whether the reader is the one who acts next: the chip is filled. */
  readonly isYourTurn?: boolean;
}

/** A purchase request's state in word, shape and hue. */
export function PurchaseStatusChip({ status, isYourTurn = false }: Props) {
  const language = useLanguage();
  const { icon, hue, weight } = STATUS_LOOKS[status];
  return (
    <StatusChip label={STATUS_NAMES[status][language]} icon={icon} hue={hue} weight={isYourTurn ? 'solid' : weight} />
  );
}

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
