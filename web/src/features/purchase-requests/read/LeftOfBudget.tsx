import { Icon } from '../../../kit/Icon.tsx';
import { formatYen } from '../../../platform/formats.ts';
import { usePurchaseWords } from '../words.ts';

interface Props {
  /** Null where there is no budget. */
  readonly yen: number | null;
}

/** Left of the budget, the request counted. Below zero a sign says that it is exceeded. */
export function LeftOfBudget({ yen }: Props) {
  const t = usePurchaseWords();
  if (yen === null) return null;
  if (yen >= 0) return formatYen(yen);
  return (
    <span className="warned">
      <Icon name="warning" size={16} label={t('row.overBudget')} />
      {formatYen(yen)}
    </span>
  );
}
