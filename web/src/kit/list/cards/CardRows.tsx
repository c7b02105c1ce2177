import type { ListModel } from '../model/use-list-model.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { CARD_MEASURES, CARDS_STUCK_PX } from '../table/measures.ts';
import { ListCard } from './ListCard.tsx';

const SKELETON_CARDS = [...'abcdef'];

interface Props {
  readonly model: ListModel;
  readonly scroller: HTMLElement | null;
  readonly canSelect: boolean;
}

/** The cards in view, between the room of those that are not drawn. */
export function CardRows({ model, scroller, canSelect }: Props) {
  const { props, rows, chosen, rowModel, keyOf } = model;
  const measures = { scroller, rowPx: CARD_MEASURES.rowPx, stuckPx: CARDS_STUCK_PX };
  const { heightPx, items, beforePx, afterPx } = useVirtualRows(model, measures);
  const fresh = new Set(rows.changed);
  return (
    <ul aria-label={props.label} style={{ paddingTop: beforePx, paddingBottom: afterPx }}>
      {rows.isFirstLoad && !rows.areAtHand && SKELETON_CARDS.map((key) => <SkeletonCard key={key} px={heightPx} />)}
      {!rows.isFirstLoad &&
        items.map(({ index, key, row }) =>
          row ? (
            <ListCard
              key={key}
              model={rowModel}
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
  );
}

function SkeletonCard({ px }: { readonly px: number }) {
  return (
    <li className="row skeleton" aria-hidden="true" style={{ height: px }}>
      <span className="bone" style={{ width: '60%' }} />
      <span className="bone" style={{ width: 80 }} />
      <span className="bone" style={{ width: '40%' }} />
    </li>
  );
}
