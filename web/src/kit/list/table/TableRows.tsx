import { type MouseEvent, memo, useLayoutEffect, useReducer, useState } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldValue, writtenValue } from '../columns/written-value.ts';
import type { AnyRow } from '../list-props.ts';
import type { ListModel } from '../model/use-list-model.ts';
import type { RowModel } from '../model/use-row-model.ts';
import { useVirtualRows } from '../rows/use-virtual-rows.ts';
import { drawnNext, NOTHING_DRAWN } from '../rows/whole-rows.ts';
import { TABLE_MEASURES, TABLE_STUCK_PX } from './measures.ts';
import { RowName } from './RowName.tsx';
import { type RowProps, rowClasses } from './row-props.ts';
import { SelectBox } from './SelectBox.tsx';

// The attributes by which the cells of a row are told apart.

/** The column with the row's name. */
function nameFieldOf({ props }: Pick<RowModel, 'props'>): string | undefined {
  return props.nameField ?? props.columns[0]?.field;
}

/** Which of the columns that is. */
function nameAt(model: Pick<RowModel, 'props' | 'layout'>): number {
  return model.layout.columns.findIndex(({ field }) => field === nameFieldOf(model));
}

function cellClasses(field: string, isNumber: boolean, isStuck: boolean): string {
  return [`column-${field}`, ...(isNumber ? ['is-number'] : []), ...(isStuck ? ['is-stuck'] : [])].join(' ');
}

/** One row of the table. The name is the link; a click anywhere on the row does the same. */
const ListRow = memo(function ListRow(props: RowProps & { readonly rowIndex: number }) {
  const { model, row, rowIndex, isChosen } = props;
  const { layout, noticed, keyOf } = model;
  const nameField = nameFieldOf(model);
  const written = useWritten(model);
  return (
    <tr
      className={rowClasses(props)}
      aria-rowindex={rowIndex}
      onClick={openOnClick(model, row)}
      onAnimationEnd={() => noticed(keyOf(row))}
    >
      {isChosen !== null && (
        <td className="column-select is-stuck">
          <SelectBox model={model} row={row} isChosen={isChosen} />
        </td>
      )}
      {layout.columns.map(({ field, isNumber, cell }, nth) => (
        <td key={field} className={cellClasses(field, isNumber, nth === 0)}>
          {field === nameField ? <RowName model={model} row={row} /> : cell ? cell(row) : written(field, row)}
          {field === nameField && model.props.besideName && (
            <span className="beside" lang={model.props.nameLang}>
              {model.props.besideName(row)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
});

function useWritten({ list }: RowModel): (field: string, row: AnyRow) => string {
  const language = useLanguage();
  return (name, row) => {
    const field = list.fields[name];
    return field ? writtenValue(field, row[field.of] as FieldValue, language) : '';
  };
}

/** Opens the row, except where something in it has its own press or somebody is marking text. */
function openOnClick({ props, openIdOf, openRow }: RowModel, row: AnyRow) {
  return (event: MouseEvent) => {
    const id = openIdOf(row);
    const isOthers = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (id === null || props.peek === undefined || isOthers || getSelection()?.isCollapsed === false) return;
    openRow(id);
  };
}

/** In the next frame: one that is asked for while the page is scrolled would run within the same one. */
function inNextFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Keys of the rows that show their name alone for now, as the list rushes by. They are drawn whole frame by frame. */
function useBriefRows(keys: readonly string[], isScrolling: boolean): ReadonlySet<string> {
  const [drawn] = useState(() => ({ last: NOTHING_DRAWN }));
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const next = drawnNext(drawn.last, keys, isScrolling);
  const isBrief = next.brief.size > 0;
  // Taken back by whatever draws before it: scrolling itself draws in each frame.
  useLayoutEffect(() => {
    drawn.last = next;
    return isBrief ? inNextFrame(drawAgain) : undefined;
  });
  return next.brief;
}

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

interface BriefRowProps extends RowProps {
  readonly rowIndex: number;
}

/** A row that rushes by: its name where it stands otherwise, and nothing else for now. */
function BriefRow(props: BriefRowProps) {
  const { model, row, rowIndex, isChosen } = props;
  const { columns } = model.layout;
  const at = nameAt(model);
  return (
    <tr className={`${rowClasses(props)} is-brief`} aria-rowindex={rowIndex}>
      {isChosen !== null && <td className="column-select is-stuck" />}
      {columns.slice(0, at + 1).map(({ field, isNumber }, nth) => (
        <td key={field} className={cellClasses(field, isNumber, nth === 0)}>
          {nth === at && <span lang={model.props.nameLang}>{model.props.nameOf(row)}</span>}
        </td>
      ))}
    </tr>
  );
}
