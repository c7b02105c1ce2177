import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../kit/Icon.tsx';
import type { CardParts } from '../../../kit/list/list-props.ts';
import { formatDay, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PurchaseStatusChip } from '../read/PurchaseStatusChip.tsx';
import { useYourTurn } from './use-your-turn.ts';
import { useListWords } from './words.ts';

/** Beside a long mark or amount the text gives way, and the row keeps its height. */
export const OneLine = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One request where room is short: what, where it stands, from whom, for how much. */
export function usePurchaseCard(): (row: PurchaseRow) => CardParts {
  const t = useListWords();
  const language = useLanguage();
  const isYourTurn = useYourTurn();
  return (row) => ({
    state: <PurchaseStatusChip status={row.status} isYourTurn={isYourTurn(row)} />,
    day: row.number ?? (row.neededBy && formatDay(row.neededBy, language)),
    amount: formatYen(row.totalYen),
    detail: <OneLine>{[row.employeeName, row.supplier].filter((said) => said !== '').join(' · ')}</OneLine>,
    mark: row.warningCount > 0 && (
      <span className="warned">
        <Icon name="warning" size={16} />
        {t('row.warnings', { count: row.warningCount })}
      </span>
    ),
  });
}
