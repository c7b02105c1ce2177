import type { ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { NOT_SUBMITTED } from '@madoguchi/contract/expense-claims/state-names.ts';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { ClaimStatusChip } from '../../decisions/ClaimStatusChip.tsx';

interface Props {
  /** `null`: nothing was submitted, whatever the person may have begun. */
  readonly status: ClaimStatus | null;
  /** Whether the reader acts next. */
  readonly isYourTurn: boolean;
}

/** Where a person's month stands; solid where the reader acts next. */
export function RowStatus({ status, isYourTurn }: Props) {
  const language = useLanguage();
  if (status === null) return <StatusChip label={NOT_SUBMITTED[language]} icon="draft" hue="grey" weight="outline" />;
  return <ClaimStatusChip status={status} isYourTurn={isYourTurn} />;
}
