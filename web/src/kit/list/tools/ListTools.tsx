import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../Icon.tsx';
import { FilterButton } from '../filters/FilterButton.tsx';
import { FilterChips } from '../filters/FilterChips.tsx';
import type { ListModel } from '../model/use-list-model.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';

const ColumnsPanel = lazy(async () => ({ default: (await import('../columns/ColumnsPanel.tsx')).ColumnsPanel }));

/** Its width is known before its words are loaded: a popover is placed once. */
const PANEL = { width: 400, minHeight: 320, maxHeight: 'min(640px, 80dvh)' };

/** Opens what decides how the rows are shown: which columns, in which order, how wide, how high the rows. */
const ColumnsButton = memo(function ColumnsButton({ model }: { readonly model: ToolModel }) {
  const t = useListWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        variant="outlined"
        startIcon={<Icon name="settings" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('columns.button')}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: PANEL } }}
      >
        <Suspense>
          <ColumnsPanel model={model} titleId={titleId} />
        </Suspense>
      </Popover>
    </>
  );
});

const ViewMenu = lazy(async () => ({ default: (await import('../views/ViewMenu.tsx')).ViewMenu }));

/** Opens what can be done with views; its menu and dialog are fetched when somebody wants them. */
const ViewButton = memo(function ViewButton({ model }: { readonly model: ToolModel }) {
  const t = useListWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        startIcon={<Icon name="star" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('view.save')}
      </Button>
      {isWanted && (
        <Suspense>
          <ViewMenu model={model} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

const BulkBar = lazy(async () => ({ default: (await import('../selection/BulkBar.tsx')).BulkBar }));

/** One row, whatever stands in it: nothing moves when rows are chosen. */
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, minHeight: 52 } as const;
/** On a phone it goes on to the side, as tabs do. */
const BULK_ROW = {
  ...ROW,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  '& > *, & > * > *': { flex: 'none' },
} as const;

/**
 * The tools of a list: search, filters and columns left, files right; on a phone the sheet of
 * the filters has the rest. The bulk actions instead while rows are chosen.
 */
export function ListTools({ model }: { readonly model: ListModel }) {
  const { props, state, toolModel, chosen, isPhone, asCards, asTiles, isOpen } = model;
  const row = useFocusAfterBulk(chosen.rows.size > 0);
  if (chosen.rows.size > 0) {
    return (
      <Suspense fallback={<Box sx={ROW} />}>
        <Box sx={BULK_ROW}>
          <BulkBar model={model} />
        </Box>
      </Suspense>
    );
  }
  return (
    <>
      <Box ref={row} tabIndex={-1} sx={ROW}>
        <SearchBox q={state.q} onSearch={toolModel.search} />
        <FilterButton model={toolModel} />
        {(asCards || asTiles) && !isPhone && <SortSelect model={toolModel} />}
        {!asCards && !asTiles && <ColumnsButton model={toolModel} />}
        {!isPhone && !isOpen && <ViewButton model={toolModel} />}
        {!isPhone && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
            {!isOpen && <RowCount model={model} />}
            {props.tools}
            {(props.exported ?? props.files) && <ExportMenu model={toolModel} />}
          </Box>
        )}
      </Box>
      <FilterChips model={toolModel} />
    </>
  );
}

/** When the bulk actions go, and with them the button that had the focus, the tools that come back take it. */
function useFocusAfterBulk(hasChosen: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const had = useRef(hasChosen);
  useEffect(() => {
    if (had.current && !hasChosen && document.activeElement === document.body) row.current?.focus();
    had.current = hasChosen;
  }, [hasChosen]);
  return row;
}

/** How many rows there are, as far as is known: to the list itself only at its end, where the screen does not count. */
function RowCount({ model: { rows, props } }: { readonly model: ListModel }) {
  const t = useListWords();
  const inHand = rows.held.offset + rows.held.rows.length;
  const isKnown = !rows.isFirstLoad && (inHand > 0 || rows.error === null);
  // A count from before more rows were loaded is out of date.
  const counted = !rows.held.isComplete && props.count !== undefined && props.count > inHand ? props.count : null;
  const isWhole = rows.held.isComplete || counted !== null;
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', minWidth: '5em', textAlign: 'end' }}>
      {isKnown && t(isWhole ? 'loaded' : 'loaded.more', { count: counted ?? inHand })}
    </Typography>
  );
}
