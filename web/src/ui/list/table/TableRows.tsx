import type { ListModel } from '../model/use-list-model.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { ListRow } from './ListRow.tsx';
import { TABLE_MEASURES, TABLE_STUCK_PX } from './measures.ts';

const HEAD_ROWS = 1;
/** As many as a desk's screen holds. */
const SKELETON_ROWS = [...'abcdefghijkl'];

interface Props {
  readonly model: ListModel;
  readonly scroller: HTMLElement | null;
  readonly hasSelect: boolean;
}

/** The rows in view, between the room of those that are not drawn. */
export function TableRows({ model, scroller, hasSelect }: Props) {
  const { rows, layout, chosen, rowModel, keyOf } = model;
  const { rowPx } = TABLE_MEASURES[layout.density];
  const { heightPx, items, beforePx, afterPx } = useVirtualRows(model, { scroller, rowPx, stuckPx: TABLE_STUCK_PX });
  const fresh = new Set(rows.changed);
  const skeleton = (key: string) => (
    <tr key={key} className="skeleton" style={{ height: heightPx }}>
      {hasSelect && <td className="column-select is-stuck" />}
      {layout.columns.map(({ field }) => (
        <td key={field} className={`column-${field}`}>
          <span className="bone" />
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <Room px={beforePx} />
      <tbody>
        {rows.isFirstLoad && SKELETON_ROWS.map(skeleton)}
        {!rows.isFirstLoad &&
          items.map(({ index, key, row }) =>
            row ? (
              <ListRow
                key={key}
                model={rowModel}
                row={row}
                rowIndex={index + 1 + HEAD_ROWS}
                isFresh={fresh.has(keyOf(row))}
                isChosen={hasSelect ? chosen.rows.has(keyOf(row)) : null}
              />
            ) : (
              skeleton(key)
            ),
          )}
      </tbody>
      <Room px={afterPx} />
    </>
  );
}

/** Of the rows that are not drawn. No row of its own: nobody should hear or count it. */
function Room({ px }: { readonly px: number }) {
  return <tbody className="room" aria-hidden="true" style={{ height: px }} />;
}
