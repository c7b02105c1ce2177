import Skeleton from '@mui/material/Skeleton';
import { formatYen } from '../../../../platform/formats.ts';
import { useReviewWords } from '../words.ts';
import { COLUMNS } from './columns.ts';
import { rowKey } from '../rows/pages.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import { ReviewTableRow } from './ReviewTableRow.tsx';
import type { ReviewListProps } from './review-list-props.ts';
import { SortHead } from '../tools/SortHead.tsx';
import { useDepartmentName } from '../tools/use-department-name.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const MEASURES = { rowPx: 40, stuckPx: 80 };
const HEAD_ROWS = 1;
const SKELETON_ROWS = 12;

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
        <tbody>
          {list.isFirstLoad &&
            Array.from({ length: SKELETON_ROWS }, (_, index) => <SkeletonRow key={index} px={heightPx} />)}
          <RoomRow px={beforePx} />
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
          <RoomRow px={afterPx} />
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

/** Room of the rows that are not drawn. */
function RoomRow({ px }: { readonly px: number }) {
  if (px === 0) return null;
  return (
    <tr className="room" aria-hidden="true">
      <td colSpan={COLUMNS.length} style={{ height: px }} />
    </tr>
  );
}

function SkeletonRow({ px }: { readonly px: number }) {
  return (
    <tr className="skeleton" aria-hidden="true" style={{ height: px }}>
      {COLUMNS.map(({ id }) => (
        <td key={id} className={`column-${id}`}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}
