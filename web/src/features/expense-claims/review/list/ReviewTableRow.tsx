import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { tokyoDay } from '@madoguchi/contract/values/plain-date.ts';
import type { MouseEvent } from 'react';
import { formatDay, formatNumber, formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { isOpenable } from '../rows/next-claim.ts';
import { rowKey } from '../rows/pages.ts';
import type { ReviewSearch } from '../search.ts';
import { useReviewWords } from '../words.ts';
import { RowLink } from './RowLink.tsx';
import { RowStatus } from './RowStatus.tsx';
import type { RowCursor } from './row-focus.ts';

export interface ReviewRowProps {
  readonly row: ReviewRow;
  readonly departmentName: string;
  readonly search: ReviewSearch;
  readonly cursor: RowCursor;
  readonly isOwn: boolean;
  readonly isFresh: boolean;
  readonly onNoticed: (rowKey: string) => void;
}

interface Props extends ReviewRowProps {
  readonly rowIndex: number;
  readonly onOpen: (claimId: string) => void;
}

/** One person of the month. The name is the link; a click anywhere on the row does the same. */
export function ReviewTableRow(props: Props) {
  const { row, departmentName, search, cursor, isOwn, isFresh, onOpen, onNoticed, rowIndex } = props;
  const t = useReviewWords();
  const language = useLanguage();
  const isSubmitted = row.status !== null;
  return (
    <tr
      className={rowClasses(row, search, isFresh)}
      aria-rowindex={rowIndex}
      onClick={openOnClick(row, onOpen)}
      onAnimationEnd={() => onNoticed(rowKey(row))}
    >
      <td className="column-employee">{row.employeeId}</td>
      <td className="column-kana">
        {isOpenable(row) ? (
          <RowLink row={row} search={search} cursor={cursor} />
        ) : (
          <span lang="ja">{row.employeeName}</span>
        )}
        <span className="kana" lang="ja">
          {row.employeeKana}
        </span>
      </td>
      <td className="column-department">{departmentName}</td>
      <td className="column-lines is-number">{isSubmitted && formatNumber(row.lineCount)}</td>
      <td className="column-total is-number">{isSubmitted && formatYen(row.totalYen)}</td>
      <td className="column-warnings is-number">
        {row.warningCount > 0 && (
          <span className="warned">
            <Icon name="warning" size={16} label={t('column.warnings')} />
            {row.warningCount}
          </span>
        )}
      </td>
      <td className="column-status">
        <RowStatus status={row.status} isOwn={isOwn} />
      </td>
      <td className="column-submitted">
        {row.submittedAt && formatDay(tokyoDay(Date.parse(row.submittedAt)), language)}
      </td>
    </tr>
  );
}

/** Shared by rows and cards: what the frame's styles look at. */
export function rowClasses(row: ReviewRow, search: ReviewSearch, isFresh: boolean): string {
  const marks = {
    'can-open': isOpenable(row),
    'is-open': row.claimId !== null && row.claimId === search.claim,
    'is-fresh': isFresh,
  };
  return ['row', ...Object.entries(marks).flatMap(([mark, isOn]) => (isOn ? [mark] : []))].join(' ');
}

/** Opens the row's claim, except where its link does so itself or somebody is marking text. */
function openOnClick(row: ReviewRow, onOpen: (claimId: string) => void) {
  return (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink || !isOpenable(row) || getSelection()?.isCollapsed === false) return;
    onOpen(row.claimId);
  };
}
