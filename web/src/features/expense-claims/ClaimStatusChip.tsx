import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { Hue } from '../../ui/theme/palettes.ts';
import { useClaimStatusWords } from './claim-status-words.ts';

interface Look {
  readonly icon: IconName;
  readonly hue: Hue;
  readonly weight: 'outline' | 'ground';
}

const LOOKS: Readonly<Record<ClaimStatus, Look>> = {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  submitted: { icon: 'submitted', hue: 'blue', weight: 'ground' },
  returned: { icon: 'returned', hue: 'orange', weight: 'ground' },
  rejected: { icon: 'rejected', hue: 'crimson', weight: 'ground' },
  cancelled: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  approved: { icon: 'approved', hue: 'green', weight: 'ground' },
  confirmed: { icon: 'confirmed', hue: 'green', weight: 'ground' },
};

/** A claim's state; solid when it is the reader's turn to act. */
export function ClaimStatusChip({
  status,
  yourTurn = false,
}: {
  readonly status: ClaimStatus;
  readonly yourTurn?: boolean;
}) {
  const t = useClaimStatusWords();
  const { weight, ...look } = LOOKS[status];
  return <StatusChip {...look} label={t(status)} weight={yourTurn ? 'solid' : weight} />;
}
