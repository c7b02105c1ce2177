// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid; what is in them takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells of a grid; what is in them takes the focus
// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as CSS grids, which takes the table roles away
import { memo } from 'react';
import { ariaIndexOf } from '../moves/columns.ts';
import { nameIds, useGrid } from './grid-context.ts';

interface Props {
  readonly lineId: string;
  /** The amount with commas; empty while the line has no fare. */
  readonly text: string;
}

/** The computed amount: reached by arrows, skipped by Tab, announced only when asked for. */
export const AmountCell = memo(function AmountCell({ lineId, text }: Props) {
  const { gridId } = useGrid();
  return (
    <td role="gridcell" aria-colindex={ariaIndexOf('amount')} data-cell="amount" data-kind="amount">
      <output data-column="amount" tabIndex={-1} aria-live="off" aria-labelledby={nameIds(gridId, 'amount', lineId)}>
        {text}
      </output>
    </td>
  );
});
