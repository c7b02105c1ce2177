import { tokyoDay } from '@madoguchi/contract/values/plain-date.ts';
import { formatDay, formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { isOpenable } from '../rows/next-claim.ts';
import { rowKey } from '../rows/pages.ts';
import { useReviewWords } from '../words.ts';
import { type ReviewRowProps, rowClasses } from './ReviewTableRow.tsx';
import { RowLink } from './RowLink.tsx';
import { RowStatus } from './RowStatus.tsx';

/** One person of the month where room is short: name and state, amount and day, one detail. */
export function ReviewCard(props: ReviewRowProps & { readonly heightPx: number; readonly position: number }) {
  const { row, departmentName, search, cursor, isOwn, isFresh, onNoticed, heightPx, position } = props;
  const t = useReviewWords();
  const language = useLanguage();
  return (
    <li
      className={rowClasses(row, search, isFresh)}
      style={{ height: heightPx }}
      aria-posinset={position}
      aria-setsize={-1}
      onAnimationEnd={() => onNoticed(rowKey(row))}
    >
      <span>
        {isOpenable(row) ? (
          <RowLink row={row} search={search} cursor={cursor} />
        ) : (
          <span lang="ja">{row.employeeName}</span>
        )}
      </span>
      <span className="end">
        <RowStatus status={row.status} isOwn={isOwn} />
      </span>
      <span className="quiet">
        {row.submittedAt ? formatDay(tokyoDay(Date.parse(row.submittedAt)), language) : row.employeeId}
      </span>
      <strong className="end is-number">{row.status !== null && formatYen(row.totalYen)}</strong>
      <span className="quiet">{departmentName}</span>
      {row.warningCount > 0 && (
        <span className="end warned">
          <Icon name="warning" size={16} />
          {t('row.warnings', { count: row.warningCount })}
        </span>
      )}
    </li>
  );
}
