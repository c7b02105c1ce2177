import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { lazy, memo, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../../Icon.tsx';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';

const ColumnsPanel = lazy(async () => ({ default: (await import('./ColumnsPanel.tsx')).ColumnsPanel }));

/** Its width is known before its words are loaded: a popover is placed once. */
const PANEL = { width: 400, minHeight: 320, maxHeight: 'min(640px, 80dvh)' };

/** Opens what decides how the rows are shown: which columns, in which order, how wide, how high the rows. */
export const ColumnsButton = memo(function ColumnsButton({ model }: { readonly model: ToolModel }) {
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
