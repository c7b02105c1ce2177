import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { STATUS_LOOKS } from './status-looks.ts';

interface Props {
  readonly status: ClaimStatus;
  /** Whether the reader is the one who acts next: the chip is filled. */
  readonly isYourTurn?: boolean;
}

/** A claim's state in word, shape and hue. */
export function ClaimStatusChip({ status, isYourTurn = false }: Props) {
  const language = useLanguage();
  const { icon, hue, weight } = STATUS_LOOKS[status];
  return (
    <StatusChip label={STATUS_NAMES[status][language]} icon={icon} hue={hue} weight={isYourTurn ? 'solid' : weight} />
  );
}
