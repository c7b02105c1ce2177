import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { daysOf, neighbourOf, type WeekStart } from '../../../kit/calendar/model/frame.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { formatDay, formatMonth } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';
import { BOARD_VIEWS, type BoardView } from './board-place.ts';

interface Props {
  readonly view: BoardView;
  readonly day: PlainDate;
  readonly today: PlainDate;
  readonly weekStart: WeekStart;
  readonly onDay: (day: PlainDate) => void;
  readonly onView: (view: BoardView) => void;
}

/** Which days the board shows, and the way to others. */
export function BoardTools({ view, day, today, weekStart, onDay, onView }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const step = (by: 1 | -1) => onDay(neighbourOf({ view, day, weekStart }, by));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" aria-disabled={day === today} onClick={() => onDay(today)}>
        {t('today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        <IconButton aria-label={t('previous')} onClick={() => step(-1)}>
          <Icon name="chevronLeft" />
        </IconButton>
        <IconButton aria-label={t('next')} onClick={() => step(1)}>
          <Icon name="chevronRight" />
        </IconButton>
      </Box>
      <Typography variant="h2" aria-live="polite" sx={{ flex: '1 1 auto' }}>
        {rangeText()}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('views')}
        value={view}
        onChange={(_, next: BoardView | null) => {
          if (next !== null) onView(next);
        }}
      >
        {BOARD_VIEWS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 2 }}>
            {t(`view.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );

  function rangeText(): string {
    if (view === 'month') return formatMonth(monthOf(day), language);
    if (view === 'timeline-day') return formatDay(day, language);
    const days = daysOf({ view, day, weekStart });
    const [from = day, to = day] = [days[0], days.at(-1)];
    return t('range', { from: formatDay(from, language), to: formatDay(to, language) });
  }
}
