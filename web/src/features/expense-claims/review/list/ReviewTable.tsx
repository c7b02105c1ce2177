import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties } from 'react';
import { formatYen } from '../../../../platform/formats.ts';
import { rowKey } from '../rows/pages.ts';
import { SortHead } from '../tools/SortHead.tsx';
import { useDepartmentName } from '../tools/use-department-name.ts';
import { useReviewWords } from '../words.ts';
import { COLUMNS } from './columns.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import { ReviewTableRow } from './ReviewTableRow.tsx';
import type { ReviewListProps } from './review-list-props.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const MEASURES = { rowPx: 40, stuckPx: 80 };
const HEAD_ROWS = 1;
/** As many as a desk's screen holds. */
const SKELETON_ROWS = [...'abcdefghijkl'];

/** The month's people as a table: only rows in view are drawn, head and totals stay in view. */
export function ReviewTable(props: ReviewListProps) {
  const { label, list, search, totals, cursor, ownEmployeeId, onSearch, onOpen } = props;
  const t = useReviewWords();
  const departmentName = useDepartmentName();
  const { scroller, heightPx, items, beforePx, afterPx, count } = useVirtualRows(list, cursor, MEASURES);
  const fresh = new Set(list.changed);
  return (
    <ReviewFrame ref={scroller} aria-busy={list.isChanging}>
      <table aria-label={label} aria-rowcount={list.held.isComplete ? count + HEAD_ROWS + 1 : -1}>
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <SortHead key={column.id} column={column} search={search} onSearch={onSearch} />
            ))}
          </tr>
        </thead>
        <tbody style={roomOf(beforePx, afterPx)}>
          {list.isFirstLoad && SKELETON_ROWS.map((key) => <SkeletonRow key={key} px={heightPx} />)}
          {!list.isFirstLoad &&
            items.map(({ index, key, row }) =>
              row ? (
                <ReviewTableRow
                  key={key}
                  row={row}
                  rowIndex={index + HEAD_ROWS + 1}
                  departmentName={departmentName(row.departmentCode)}
                  search={search}
                  cursor={cursor}
                  isOwn={row.employeeId === ownEmployeeId}
                  isFresh={fresh.has(rowKey(row))}
                  onOpen={onOpen}
                  onNoticed={list.noticed}
                />
              ) : (
                <SkeletonRow key={key} px={heightPx} />
              ),
            )}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <td className="column-employee">{t('totals.label')}</td>
              <td className="column-kana">
                {t(totals.isPartial ? 'totals.partial' : 'totals.people', { count: totals.people })}
              </td>
              <td className="column-department" />
              <td className="column-lines" />
              <td className="column-total is-number">{formatYen(totals.totalYen)}</td>
              <td className="column-warnings" />
              <td className="column-status" />
              <td className="column-submitted" />
            </tr>
          </tfoot>
        )}
      </table>
    </ReviewFrame>
  );
}

/** Room of the rows that are not drawn, which the frame's styles give to the body's ends. */
function roomOf(beforePx: number, afterPx: number): CSSProperties & Record<`--room-${string}`, string> {
  return { '--room-before': `${beforePx}px`, '--room-after': `${afterPx}px` };
}

function SkeletonRow({ px }: { readonly px: number }) {
  return (
    <tr className="skeleton" style={{ height: px }}>
      {COLUMNS.map(({ id }) => (
        <td key={id} className={`column-${id}`}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}
