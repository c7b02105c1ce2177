import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { lazy, type RefObject, Suspense } from 'react';
import { RADIUS } from '../../theme/tokens.ts';
import { useFieldWords } from '../words.ts';

const DayCalendar = lazy(async () => ({ default: (await import('./DayCalendar.tsx')).DayCalendar }));

/** So much room the calendar takes: it comes into place without moving anything. */
const CALENDAR = { width: 320, height: 336 } as const;

interface Props {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly label: string;
  readonly day: PlainDate | null;
  readonly today: PlainDate;
  readonly onChoose: (day: PlainDate | null) => void;
  readonly onClose: () => void;
}

/** The calendar of a date field, loaded when it is first opened; Esc closes it and the focus returns to its button. */
export function DayPopover({ anchor, isOpen, label, day, today, onChoose, onClose }: Props) {
  const t = useFieldWords();
  return (
    <Popover
      open={isOpen}
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { borderRadius: `${RADIUS.menu}px` } } }}
    >
      <Box sx={{ ...CALENDAR, maxWidth: '100%' }}>
        <Suspense fallback={null}>
          <DayCalendar day={day} today={today} onChoose={onChoose} />
        </Suspense>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 2, pb: 1.5 }}>
        <Button size="small" onClick={() => onChoose(null)}>
          {t('date.clear')}
        </Button>
        <Button size="small" onClick={() => onChoose(today)}>
          {t('date.today')}
        </Button>
      </Box>
    </Popover>
  );
}
