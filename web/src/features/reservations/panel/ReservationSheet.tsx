import Drawer from '@mui/material/Drawer';
import { type ComponentType, useCallback, useRef } from 'react';
import { useReservationWords } from '../words.ts';
import { ReservationPanel } from './ReservationPanel.tsx';

const WIDTH_PX = 480;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  /** As of a `ReservationPanel`. */
  readonly approval: ComponentType<{ readonly approvalId: string }>;
}

/** One reservation in a sheet from the right, over a page that is not the board; on a phone it fills the screen. */
export function ReservationSheet({ id, onClose, approval }: Props) {
  const t = useReservationWords();
  const taken = useRef<string | null>(null);
  // News that change the reservation leave the focus where it is.
  const takeFocus = useCallback((opened: string) => {
    if (taken.current === opened) return false;
    taken.current = opened;
    return true;
  }, []);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('reservation'),
          sx: { width: { xs: '100%', sm: WIDTH_PX }, maxWidth: '100%' },
        },
      }}
    >
      <ReservationPanel id={id} takeFocus={takeFocus} onClose={onClose} approval={approval} />
    </Drawer>
  );
}
