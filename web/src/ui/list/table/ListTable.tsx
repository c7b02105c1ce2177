import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties } from 'react';
import type { ListModel } from '../model/use-list-model.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { HeadCell } from './HeadCell.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListRow } from './ListRow.tsx';
import { SELECT_PX, TABLE_MEASURES, TABLE_STUCK_PX } from './measures.ts';
import { SelectAll } from './SelectAll.tsx';
import { TotalsRow } from './TotalsRow.tsx';

const HEAD_ROWS = 1;
/** As many as a desk's screen holds. */
const SKELETON_ROWS = [...'abcdefghijkl'];

/** The rows as a table: only those in view are drawn; head, first column and totals stay in view. */
export function ListTable({ model }: { readonly model: ListModel }) {
  const { props, rows, layout, walk, chosen, keyOf } = model;
  const measures = TABLE_MEASURES[layout.density];
  const virtual = useVirtualRows(rows, model, walk.cursor, { rowPx: measures.rowPx, stuckPx: TABLE_STUCK_PX });
  const { scroller, heightPx, items, beforePx, afterPx, count } = virtual;
  const fresh = new Set(rows.changed);
  const canSelect = props.bulk !== undefined && props.bulk.length > 0;
  const skeleton = (key: string) => (
    <tr key={key} className="skeleton" style={{ height: heightPx }}>
      {canSelect && <td className="column-select is-stuck" />}
      {layout.columns.map(({ field }) => (
        <td key={field} className={`column-${field}`}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
  return (
    <ListFrame ref={scroller} aria-busy={rows.isChanging} measures={measures} roomFrom={roomFrom(layout)}>
      <table
        className={canSelect ? 'has-select' : undefined}
        aria-label={props.label}
        aria-rowcount={rows.held.isComplete ? count + HEAD_ROWS : -1}
        style={layout.isChosen ? { minWidth: layout.neededPx + (canSelect ? SELECT_PX : 0) } : undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            {canSelect && <SelectAll model={model} />}
            {layout.columns.map((column, nth) => (
              <HeadCell key={column.field} model={model} column={column} isStuck={nth === 0} />
            ))}
          </tr>
        </thead>
        <tbody style={roomOf(beforePx, afterPx)}>
          {rows.isFirstLoad && SKELETON_ROWS.map(skeleton)}
          {!rows.isFirstLoad &&
            items.map(({ index, key, row }) =>
              row ? (
                <ListRow
                  key={key}
                  model={model}
                  row={row}
                  rowIndex={index + HEAD_ROWS + 1}
                  isFresh={fresh.has(keyOf(row))}
                  isChosen={canSelect ? chosen.rows.has(keyOf(row)) : null}
                />
              ) : (
                skeleton(key)
              ),
            )}
        </tbody>
        <TotalsRow model={model} hasSelect={canSelect} />
      </table>
    </ListFrame>
  );
}

/** Room of the rows that are not drawn, which the frame's styles give to the body's ends. */
function roomOf(beforePx: number, afterPx: number): CSSProperties & Record<`--room-${string}`, string> {
  return { '--room-before': `${beforePx}px`, '--room-after': `${afterPx}px` };
}

/** Where somebody chose the columns none is left out for want of room. */
function roomFrom({ columns, isChosen }: ListModel['layout']): Readonly<Record<string, number>> {
  if (isChosen) return {};
  return Object.fromEntries(columns.flatMap(({ field, fromPx }) => (fromPx === undefined ? [] : [[field, fromPx]])));
}
