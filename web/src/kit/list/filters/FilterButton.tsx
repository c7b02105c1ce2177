import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import { lazy, memo, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../../Icon.tsx';
import { Waiting } from '../../Waiting.tsx';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';

const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel.tsx')).FilterPanel }));

/** Its width is known before its words are loaded: a popover is placed once. */
const PANEL = { width: 360, minHeight: 200, maxHeight: 'min(640px, 80dvh)' };
/** A title and fields. */
const COMING = (
  <Box sx={{ p: 2 }}>
    <Waiting shape={[24, 40, 40, 40]} />
  </Box>
);
const SHEET = { maxHeight: '85dvh', borderRadius: '16px 16px 0 0' };

/** Opens the filters: beside the button, on a phone as a sheet from the bottom. */
export const FilterButton = memo(function FilterButton({ model }: { readonly model: ToolModel }) {
  const t = useListWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const hasFilters = Object.values(model.list.fields).some(({ filterable }) => filterable);
  if (!hasFilters && !model.isPhone) return null;
  const close = () => setOpen(false);
  const panel = (
    <Suspense fallback={COMING}>
      <FilterPanel model={model} titleId={titleId} onClose={close} />
    </Suspense>
  );
  const paper = { role: 'dialog', 'aria-labelledby': titleId } as const;
  return (
    <>
      <Button
        ref={anchor}
        variant="outlined"
        startIcon={<Icon name="filter" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('filter')}
      </Button>
      {model.isPhone ? (
        <Drawer anchor="bottom" open={isOpen} onClose={close} slotProps={{ paper: { ...paper, sx: SHEET } }}>
          {panel}
        </Drawer>
      ) : (
        <Popover
          open={isOpen}
          anchorEl={() => anchor.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          slotProps={{ paper: { ...paper, sx: PANEL } }}
        >
          {panel}
        </Popover>
      )}
    </>
  );
});
