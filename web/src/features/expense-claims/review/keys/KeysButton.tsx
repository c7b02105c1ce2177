import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useReviewWords } from '../words.ts';

const KeysPanel = lazy(async () => ({ default: (await import('./KeysPanel.tsx')).KeysPanel }));

/** Its room is known before its words are loaded: a popover is placed once. */
const PANEL = { width: 288, minHeight: 280 };

/** Tells which keys the page listens to. */
export function KeysButton() {
  const t = useReviewWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={anchor} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('keys.button')}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: PANEL } }}
      >
        <Suspense>
          <KeysPanel titleId={titleId} />
        </Suspense>
      </Popover>
    </>
  );
}
