import { STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { STATUS_LOOKS } from './status-looks.ts';

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
