import { useState } from 'react';
import type { ListModel } from '../model/use-list-model.ts';
import { HeadCell } from './HeadCell.tsx';
import { ListFrame } from './ListFrame.tsx';
import { SELECT_PX, TABLE_MEASURES } from './measures.ts';
import { SelectAll } from './SelectAll.tsx';
import { TableRows } from './TableRows.tsx';
import { TotalsRow } from './TotalsRow.tsx';

/** The rows as a table: only those in view are drawn; head, first column and totals stay in view. */
export function ListTable({ model }: { readonly model: ListModel }) {
  const { props, rows, layout, toolModel } = model;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { offset, rows: held, isComplete } = rows.held;
  const canSelect = props.bulk !== undefined && props.bulk.length > 0;
  return (
    <ListFrame
      ref={setScroller}
      aria-busy={rows.isChanging}
      data-first={rows.isFirstLoad}
      measures={TABLE_MEASURES[layout.density]}
      roomFrom={roomFrom(layout)}
    >
      <table
        className={classesOf(canSelect, layout.isChosen)}
        aria-label={props.label}
        // Besides the rows, the head.
        aria-rowcount={isComplete ? offset + held.length + 1 : -1}
        style={layout.isChosen ? { minWidth: layout.neededPx + (canSelect ? SELECT_PX : 0) } : undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            {canSelect && <SelectAll model={model} />}
            {layout.columns.map((column, nth) => (
              <HeadCell key={column.field} model={toolModel} column={column} isStuck={nth === 0} />
            ))}
          </tr>
        </thead>
        <TableRows model={model} scroller={scroller} hasSelect={canSelect} />
        <TotalsRow model={model} hasSelect={canSelect} />
      </table>
    </ListFrame>
  );
}

/** Columns that nobody chose give way to each other; chosen ones take the room that they need. */
function classesOf(canSelect: boolean, isChosen: boolean): string {
  return [...(canSelect ? ['has-select'] : []), ...(isChosen ? ['may-overflow'] : [])].join(' ');
}

/** Where somebody chose the columns none is left out for want of room. */
function roomFrom({ columns, isChosen }: ListModel['layout']): Readonly<Record<string, number>> {
  if (isChosen) return {};
  return Object.fromEntries(columns.flatMap(({ field, fromPx }) => (fromPx === undefined ? [] : [[field, fromPx]])));
}
