import type { ListModel } from '../model/use-list-model.ts';
import { useBriefRows } from '../rows/use-brief-rows.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { BriefRow } from './BriefRow.tsx';
import { nameAt } from './cells.ts';
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
  const measures = { scroller, rowPx, stuckPx: TABLE_STUCK_PX };
  const { heightPx, items, beforePx, afterPx, isScrolling } = useVirtualRows(model, measures);
  const brief = useBriefRows(
    items.map(({ key }) => key),
    isScrolling,
  );
  const fresh = new Set(rows.changed);
  // The first ones stand as the table will; later ones pass by, and have what a row in brief has.
  const boned = rows.isFirstLoad ? layout.columns : layout.columns.slice(0, nameAt(rowModel) + 1);
  const skeleton = (key: string) => (
    <tr key={key} className="skeleton is-brief" style={{ height: heightPx }}>
      {hasSelect && <td className="column-select is-stuck" />}
      {boned.map(({ field }) => (
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
        {rows.isFirstLoad && !rows.areAtHand && SKELETON_ROWS.map(skeleton)}
        {!rows.isFirstLoad &&
          items.map(({ index, key, row }) => {
            if (!row) return skeleton(key);
            const Row = brief.has(key) ? BriefRow : ListRow;
            return (
              <Row
                key={key}
                model={rowModel}
                row={row}
                rowIndex={index + 1 + HEAD_ROWS}
                isFresh={fresh.has(keyOf(row))}
                isChosen={hasSelect ? chosen.rows.has(keyOf(row)) : null}
              />
            );
          })}
      </tbody>
      <Room px={afterPx} />
    </>
  );
}

/** Of the rows that are not drawn. No row of its own: nobody should hear or count it. */
function Room({ px }: { readonly px: number }) {
  return <tbody className="room" aria-hidden="true" style={{ height: px }} />;
}
