import { memo, useState } from 'react';
import type { ListModel } from '../model/use-list-model.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { ListFrame } from '../table/ListFrame.tsx';
import { CARD_MEASURES, CARDS_STUCK_PX } from '../table/measures.ts';
import { RowName } from '../table/RowName.tsx';
import { type RowProps, rowClasses } from '../table/row-props.ts';
import { SelectBox } from '../table/SelectBox.tsx';
import { totalsOf } from '../table/TotalsRow.tsx';
import { useLongPress } from './use-long-press.ts';

interface ListCardProps extends RowProps {
  readonly heightPx: number;
  /** From 1. */
  readonly position: number;
}

/** One row where room is short: name and state, day and amount, one detail. A finger that stays on it chooses it. */
const ListCard = memo(function ListCard(props: ListCardProps) {
  const { model, row, heightPx, position, isChosen } = props;
  const { state, day, amount, detail, mark } = model.props.card(row);
  const longPress = useLongPress(isChosen === null ? null : () => model.toggle(row, false));
  return (
    <li
      {...longPress}
      className={isChosen === null ? rowClasses(props) : `${rowClasses(props)} can-choose`}
      style={{ height: heightPx }}
      aria-posinset={position}
      aria-setsize={-1}
      onAnimationEnd={() => model.noticed(model.keyOf(row))}
    >
      <div className="line">
        <span>
          {isChosen !== null && <SelectBox model={model} row={row} isChosen={isChosen} />}
          <RowName model={model} row={row} />
        </span>
        <span>{state}</span>
      </div>
      <div className="line">
        <span className="quiet">{day}</span>
        <strong className="is-number">{amount}</strong>
      </div>
      <div className="line">
        <span className="quiet">{detail}</span>
        <span>{mark}</span>
      </div>
    </li>
  );
});

const SKELETON_CARDS = [...'abcdef'];

interface Props {
  readonly model: ListModel;
  readonly scroller: HTMLElement | null;
  readonly canSelect: boolean;
}

/** The cards in view, between the room of those that are not drawn. */
function CardRows({ model, scroller, canSelect }: Props) {
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

const NO_FIELDS = {};

/** The rows as cards: on a phone, and beside what is open. */
export function ListCards({ model }: { readonly model: ListModel }) {
  const { props, rows, isOpen } = model;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const canSelect = props.bulk !== undefined && props.bulk.length > 0 && !isOpen;
  const totals = totalsOf(model);
  // Cards without a control are scrolled by the keys of the frame itself.
  const hasStops = canSelect || rows.held.rows.some((row) => props.openIdOf?.(row) !== null);
  const asStop = hasStops ? {} : { tabIndex: 0, role: 'group', 'aria-label': props.label };
  return (
    <ListFrame
      ref={setScroller}
      aria-busy={rows.isChanging}
      data-first={rows.isFirstLoad}
      measures={CARD_MEASURES}
      roomFrom={NO_FIELDS}
      {...asStop}
    >
      <CardRows model={model} scroller={scroller} canSelect={canSelect} />
      {totals && (
        <div className="cards-total">
          <span>{totals.label}</span>
          <span>{Object.values(totals.values).join(' ')}</span>
        </div>
      )}
    </ListFrame>
  );
}
