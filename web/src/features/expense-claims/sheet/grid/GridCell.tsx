// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid; what is in them takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells of a grid; what is in them takes the focus
// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as CSS grids, which takes the table roles away
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { memo, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { ariaIndexOf, columnOf } from '../moves/columns.ts';
import { hasOptions } from '../suggestions/options-for.ts';
import { nameIds, useGrid } from './grid-context.ts';

interface Props {
  readonly lineId: string;
  readonly column: LineField;
  /** The sheet's text of the cell; the input holds its own while somebody types in it. */
  readonly text: string;
  readonly severity: 'error' | 'warning' | null;
  /** Cause and remedy of its finding; empty without one. */
  readonly sentence: string;
  readonly isFilled: boolean;
  /** Saturday, Sunday or holiday of a date: hue beside the written weekday. */
  readonly dayKind: 'saturday' | 'rest' | null;
  /** Its name beside it, where no column head stands above: in the second line. */
  readonly label: string | null;
}

/** One cell that is typed in: always a text input, so that an input method meets a real one (entry by composition). */
export const GridCell = memo(function GridCell(props: Props) {
  const { lineId, column, text, severity, sentence } = props;
  const { gridId, listId, isReadOnly } = useGrid();
  const input = useRef<HTMLInputElement>(null);
  const { kind } = columnOf(column);
  const isCombobox = hasOptions(column);
  const findingId = `${gridId}-${lineId}-${column}-finding`;

  useLayoutEffect(() => {
    const element = input.current;
    if (!element || element.dataset['draft'] !== undefined) return;
    element.value = text;
    // The whole text of a cell at rest is selected: the next key replaces what has come in.
    if (element === document.activeElement && element.dataset['state'] === 'rest') element.select();
  }, [text]);

  return (
    <td
      role="gridcell"
      aria-colindex={ariaIndexOf(column)}
      data-kind={kind}
      data-cell={column}
      data-severity={severity ?? undefined}
      data-filled={props.isFilled || undefined}
      data-day={props.dayKind ?? undefined}
      data-part={props.label === null ? 'first' : 'second'}
    >
      {props.label !== null && (
        <span className="cell-label" aria-hidden="true">
          {props.label}
        </span>
      )}
      {severity !== null && <FindingMark id={findingId} severity={severity} sentence={sentence} />}
      <input
        ref={input}
        type="text"
        data-column={column}
        tabIndex={-1}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={isReadOnly}
        inputMode={kind === 'yen' ? 'numeric' : undefined}
        aria-labelledby={nameIds(gridId, column, lineId)}
        aria-invalid={severity === 'error' || undefined}
        aria-describedby={severity === null ? undefined : findingId}
        {...(isCombobox
          ? {
              role: 'combobox',
              'aria-expanded': false,
              'aria-controls': listId,
              'aria-autocomplete': 'list' as const,
              'aria-haspopup': 'listbox' as const,
            }
          : {})}
      />
    </td>
  );
});

interface FindingMarkProps {
  readonly id: string;
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
}

/** The mark of a finding in its cell: a shape of its own for each kind, named with the whole sentence. */
function FindingMark({ id, severity, sentence }: FindingMarkProps) {
  return (
    <span id={id} className="finding-mark">
      <Icon name={severity === 'error' ? 'error' : 'warning'} size={16} label={sentence} />
    </span>
  );
}
