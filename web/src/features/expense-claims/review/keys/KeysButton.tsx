import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useReviewWords } from '../words.ts';

const KeysPanel = lazy(async () => ({ default: (await import('./KeysPanel.tsx')).KeysPanel }));

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
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Suspense>
          <KeysPanel titleId={titleId} />
        </Suspense>
      </Popover>
    </>
  );
}
