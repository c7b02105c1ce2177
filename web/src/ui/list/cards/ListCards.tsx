import Skeleton from '@mui/material/Skeleton';
import type { ListModel } from '../model/use-list-model.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { ListFrame } from '../table/ListFrame.tsx';
import { CARD_MEASURES, CARDS_STUCK_PX } from '../table/measures.ts';
import { totalsOf } from '../table/TotalsRow.tsx';
import { ListCard } from './ListCard.tsx';

const NO_FIELDS = {};
const SKELETON_CARDS = [...'abcdef'];

/** The rows as cards: on a phone, and beside what is open. */
export function ListCards({ model }: { readonly model: ListModel }) {
  const { props, rows, walk, chosen, keyOf, isOpen } = model;
  const measures = { rowPx: CARD_MEASURES.rowPx, stuckPx: CARDS_STUCK_PX };
  const { scroller, heightPx, items, beforePx, afterPx } = useVirtualRows(rows, model, walk.cursor, measures);
  const fresh = new Set(rows.changed);
  const canSelect = props.bulk !== undefined && props.bulk.length > 0 && !isOpen;
  const totals = totalsOf(model);
  // Cards without a control are scrolled by the keys of the frame itself.
  const hasStops = canSelect || items.some(({ row }) => row && props.openIdOf?.(row) !== null);
  const asStop = hasStops ? {} : { tabIndex: 0, role: 'group', 'aria-label': props.label };
  return (
    <ListFrame ref={scroller} aria-busy={rows.isChanging} measures={CARD_MEASURES} roomFrom={NO_FIELDS} {...asStop}>
      <ul aria-label={props.label} style={{ paddingTop: beforePx, paddingBottom: afterPx }}>
        {rows.isFirstLoad && SKELETON_CARDS.map((key) => <SkeletonCard key={key} px={heightPx} />)}
        {!rows.isFirstLoad &&
          items.map(({ index, key, row }) =>
            row ? (
              <ListCard
                key={key}
                model={model}
                row={row}
                heightPx={heightPx}
                position={index + 1}
                isFresh={fresh.has(keyOf(row))}
                isChosen={canSelect ? chosen.rows.has(keyOf(row)) : null}
              />
            ) : (
              <SkeletonCard key={key} px={heightPx} />
            ),
          )}
      </ul>
      {totals && (
        <div className="cards-total">
          <span>{totals.label}</span>
          <span>{Object.values(totals.values).join(' ')}</span>
        </div>
      )}
    </ListFrame>
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
