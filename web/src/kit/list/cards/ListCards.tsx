import { useState } from 'react';
import type { ListModel } from '../model/use-list-model.ts';
import { ListFrame } from '../table/ListFrame.tsx';
import { CARD_MEASURES } from '../table/measures.ts';
import { totalsOf } from '../table/TotalsRow.tsx';
import { CardRows } from './CardRows.tsx';

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
