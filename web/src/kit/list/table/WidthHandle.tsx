import Box from '@mui/material/Box';
import { type PointerEvent, useRef } from 'react';
import { widened } from '../columns/column-choice.ts';
import type { ShownColumn } from '../columns/use-list-columns.ts';
import type { ToolModel } from '../model/use-tool-model.ts';

interface Props {
  readonly model: ToolModel;
  readonly column: ShownColumn;
}

/**
 * The right edge of a head, to be dragged. By keys the column's width is set where columns are chosen, so nobody needs
 * to reach this with anything but a pointer.
 */
export function WidthHandle({ model, column }: Props) {
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
        right: 0,
        width: 7,
        padding: '0 !important',
        cursor: 'col-resize',
        touchAction: 'none',
        borderRight: '2px solid transparent',
        'th:hover > &, &:active': { borderRightColor: 'divider' },
      }}
    />
  );
}
