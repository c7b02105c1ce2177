import Box from '@mui/material/Box';
import type { KeyboardEvent, Ref } from 'react';
import type { Box as Place } from '../picture/cell-places.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  readonly sentence: string;
  /** The cell, and the rest of a marked span; `null` where it is not drawn. */
  readonly cell: Place | null;
  readonly span: readonly Place[];
  /** The present time. */
  readonly line: Place | null;
  /** In the row of whole days, which lies above what scrolls. */
  readonly isAboveHours: boolean;
  /** Counted from 1, as assistive technology reads them. */
  readonly row: number;
  readonly rowCount: number;
  readonly column: number;
  readonly columnCount: number;
  readonly isMarked: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly onFocus: () => void;
}

/**
 * The grid of the keyboard: one tab stop, of which the cell under the cursor alone stands in the page, as grids of any size are
 * allowed to. It lies over the picture and takes no pointer.
 */
export function CellCursor({ ref, label, sentence, cell, span, line, isMarked, onKeyDown, onFocus, ...place }: Props) {
  const { row, rowCount, column, columnCount, isAboveHours } = place;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no cells that come and go
    <div
      className={isAboveHours ? 'is-above' : ''}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount}
      aria-colcount={columnCount}
      aria-multiselectable
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cell takes the focus */}
      <div role="row" aria-rowindex={row}>
        {line === null ? null : (
          <Box aria-hidden className="now" style={at(line)} sx={{ border: '1px solid', borderColor: 'error.main' }} />
        )}
        {span.map((box) => (
          <Box
            key={`${box.left} ${box.top}`}
            aria-hidden
            style={at(box)}
            sx={{ bgcolor: 'action.selected', outline: '1px solid', outlineColor: 'primary.main' }}
          />
        ))}
        <Box
          ref={ref}
          role="gridcell"
          tabIndex={0}
          aria-colindex={column}
          aria-selected={isMarked}
          aria-label={sentence}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          style={at(cell ?? { left: 0, top: 0, width: 1, height: 1 })}
          sx={{
            outline: 'none',
            '&:focus-visible': {
              outline: '3px solid',
              outlineColor: 'primary.main',
              outlineOffset: '-2px',
              boxShadow: 'inset 0 0 0 3px var(--m-palette-background-paper)',
            },
          }}
        />
      </div>
    </div>
  );
}

function at({ left, top, width, height }: Place) {
  return { position: 'absolute', left, top, width, height, pointerEvents: 'none' } as const;
}
