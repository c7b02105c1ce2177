import Skeleton from '@mui/material/Skeleton';
import { formatYen } from '../../../../platform/formats.ts';
import { rowKey } from '../rows/pages.ts';
import { useDepartmentName } from '../tools/use-department-name.ts';
import { useReviewWords } from '../words.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import type { ReviewListProps } from './review-list-props.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const MEASURES = { rowPx: 88, stuckPx: 40 };
const SKELETON_CARDS = [...'abcdef'];

/** The month's people as cards: on a phone, and beside an open claim. */
export function ReviewCards(props: ReviewListProps) {
  const { label, list, search, totals, cursor, ownEmployeeId } = props;
  const t = useReviewWords();
  const departmentName = useDepartmentName();
  const { scroller, heightPx, items, beforePx, afterPx } = useVirtualRows(list, cursor, MEASURES);
  const fresh = new Set(list.changed);
  return (
    <ReviewFrame ref={scroller} aria-busy={list.isChanging}>
      <ul aria-label={label} style={{ paddingTop: beforePx, paddingBottom: afterPx }}>
        {list.isFirstLoad && SKELETON_CARDS.map((key) => <SkeletonCard key={key} px={heightPx} />)}
        {!list.isFirstLoad &&
          items.map(({ index, key, row }) =>
            row ? (
              <ReviewCard
                key={key}
                row={row}
                heightPx={heightPx}
                position={index + 1}
                departmentName={departmentName(row.departmentCode)}
                search={search}
                cursor={cursor}
                isOwn={row.employeeId === ownEmployeeId}
                isFresh={fresh.has(rowKey(row))}
                onNoticed={list.noticed}
              />
            ) : (
              <SkeletonCard key={key} px={heightPx} />
            ),
          )}
      </ul>
      {totals && (
        <div className="cards-total">
          <span>{t(totals.isPartial ? 'totals.partial' : 'totals.people', { count: totals.people })}</span>
          <span>{formatYen(totals.totalYen)}</span>
        </div>
      )}
    </ReviewFrame>
  );
}

function SkeletonCard({ px }: { readonly px: number }) {
  return (
    <li className="row skeleton" aria-hidden="true" style={{ height: px }}>
      <Skeleton width="60%" />
      <Skeleton width={80} />
      <Skeleton width="40%" />
    </li>
  );
}
