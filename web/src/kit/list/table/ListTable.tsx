import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, type PointerEvent, useRef, useState } from 'react';
import { Icon } from '../../Icon.tsx';
import { height } from '../../theme/tokens.ts';
import { widened } from '../columns/column-choice.ts';
import type { ShownColumn } from '../columns/use-list-columns.ts';
import type { ListModel } from '../model/use-list-model.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { sortedBy, sortPlace } from '../place/list-changes.ts';
import { toggledAll } from '../selection/chosen.ts';
import { useListWords } from '../words.ts';
import { ListFrame } from './ListFrame.tsx';
import { SELECT_PX, TABLE_MEASURES } from './measures.ts';
import { TableRows } from './TableRows.tsx';
import { TotalsRow } from './TotalsRow.tsx';

interface Props {
  readonly model: ToolModel;
  readonly column: ShownColumn;
  readonly isStuck: boolean;
}

/** One head of the table; where the server can order by the column, pressing it does, with Shift besides others. */
const HeadCell = memo(function HeadCell({ model, column, isStuck }: Props) {
  const t = useListWords();
  const { list, state, set } = model;
  const { field, name, isNumber, shownPx } = column;
  const at = sortPlace(state.sort, field);
  const classes = [`column-${field}`, ...(isNumber ? ['is-number'] : []), ...(isStuck ? ['is-stuck'] : [])];
  const isOrdered = list.fields[field]?.sortable === true;
  return (
    <th
      scope="col"
      className={classes.join(' ')}
      {...(shownPx === null ? {} : { style: { width: `max(${shownPx}px, ${shownPx / 16}rem)` } })}
      {...(at ? { 'aria-sort': at.descending ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      {isOrdered ? (
        <ButtonBase
          title={t('sort.hint')}
          onClick={(event) => set(sortedBy(state, field, event.shiftKey))}
          sx={{
            font: 'inherit',
            width: '100%',
            minHeight: height(40),
            px: 1.5,
            gap: 0.5,
            justifyContent: 'flex-start',
            // The arrow stands inside of the word, so that head and numbers end on one line.
            flexDirection: isNumber ? 'row-reverse' : 'row',
            '& svg': { flex: 'none', opacity: at ? 1 : 0 },
            '&:hover svg, &:focus-visible svg': { opacity: at ? 1 : 0.6 },
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {name}
          <Icon name={at?.descending ? 'arrowDown' : 'arrowUp'} size={16} />
          {at && state.sort.length > 1 && <small aria-hidden="true">{at.place}</small>}
        </ButtonBase>
      ) : (
        <span>{name}</span>
      )}
      <WidthHandle model={model} column={column} />
    </th>
  );
});

interface WidthHandleProps {
  readonly model: ToolModel;
  readonly column: ShownColumn;
}

/**
 * The right edge of a head, to be dragged. By keys the column's width is set where columns are chosen, so nobody needs
 * to reach this with anything but a pointer.
 */
function WidthHandle({ model, column }: WidthHandleProps) {
  const drag = useRef<{ readonly fromX: number; readonly fromPx: number } | null>(null);

  function begin(event: PointerEvent<HTMLElement>): void {
    const head = event.currentTarget.closest('th');
    if (event.button !== 0 || !head) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { fromX: event.clientX, fromPx: head.offsetWidth };
  }

  const widthAt = (event: PointerEvent) =>
    drag.current ? drag.current.fromPx + event.clientX - drag.current.fromX : 0;

  /** While it is dragged only the head's own style changes; the choice is kept once, at the end. */
  function move(event: PointerEvent<HTMLElement>): void {
    const head = event.currentTarget.closest('th');
    if (drag.current && head) head.style.width = `${Math.max(widthAt(event), 56)}px`;
  }

  function end(event: PointerEvent<HTMLElement>): void {
    const { choice, props } = model;
    const isMoved = drag.current !== null && event.clientX !== drag.current.fromX;
    if (isMoved) choice.saveColumns(widened(column.field, widthAt(event))(props.columns, choice.columns));
    drag.current = null;
  }

  return (
    <Box
      component="span"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => (drag.current = null)}
      sx={{
        position: 'absolute',
        insetBlock: 8,
        insetInlineEnd: 0,
        width: 7,
        padding: '0 !important',
        cursor: 'col-resize',
        touchAction: 'none',
        borderInlineEnd: '2px solid transparent',
        'th:hover > &, &:active': { borderInlineEndColor: 'divider' },
      }}
    />
  );
}

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

/** The head over the check boxes: chooses all rows in hand, or lets all go. */
function SelectAll({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const { chosen, rows, keyOf, choose } = model;
  const { rows: shown } = rows.held;
  const isAll = shown.length > 0 && shown.every((row) => chosen.rows.has(keyOf(row)));
  return (
    <th scope="col" className="column-select is-stuck" style={{ width: `max(${SELECT_PX}px, ${SELECT_PX / 16}rem)` }}>
      <input
        type="checkbox"
        className="select-box"
        ref={(box) => {
          if (box) box.indeterminate = !isAll && chosen.rows.size > 0;
        }}
        checked={isAll}
        aria-label={t('select.all')}
        onChange={() => choose(toggledAll(chosen, shown, keyOf))}
      />
    </th>
  );
}
