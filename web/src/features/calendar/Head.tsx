import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { daysOf, neighbourOf, type WeekStart } from '../../kit/calendar/model/frame.ts';
import { Icon } from '../../kit/Icon.tsx';
import { formatDay, formatEraMonth, formatMonth } from '../../platform/formats.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useBoardsAreOpen } from '../scrumboard/public.ts';
import { useTodosAreOpen } from '../to-dos/public.ts';
import { SeasonBand } from './SeasonBand.tsx';
import { LAYERS, type Layer, type Place, VIEWS, type View } from './use-place.ts';
import { useEventWords } from './words.ts';

/** November 2026, a week by its first and last day, a day. */
function useRangeTitle(view: View, day: PlainDate, weekStart: WeekStart): string {
  const language = useLanguage();
  const { value: hasEra } = usePreference('era');
  if (view === 'month' || view === 'list') {
    const month = monthOf(day);
    const written = formatMonth(month, language);
    return hasEra && language === 'ja' ? `${written}（${formatEraMonth(month)}）` : written;
  }
  const days = daysOf({ view, day, weekStart });
  const [first = day, last = day] = [days[0], days.at(-1)];
  if (first === last) return formatDay(first, language);
  return `${formatDay(first, language)}${language === 'ja' ? '〜' : ' – '}${formatDay(last, language)}`;
}

interface Props {
  readonly place: Place & { readonly go: (to: Partial<Place>) => void };
  readonly weekStart: WeekStart;
}

/** The range that is shown, the ways to others, and what is shown of it. */
export function Head({ place, weekStart }: Props) {
  const t = useEventWords();
  const { today } = useSession();
  const { view, day, layers, go } = place;
  const [hasTodos, hasBoards] = [useTodosAreOpen(), useBoardsAreOpen()];
  /** A calendar offers no layer of a tool that is closed to the reader. */
  const isOffered = (layer: Layer) => {
    if (layer === 'to-dos') return hasTodos;
    return layer === 'cards' || layer === 'board-cards' ? hasBoards : true;
  };
  const title = useRangeTitle(view, day, weekStart);
  const step = (by: 1 | -1) => go({ day: neighbourOf({ view, day, weekStart }, by) });
  const toggle = (layer: Layer) =>
    go({ layers: LAYERS.filter((one) => (one === layer ? !layers.includes(one) : layers.includes(one))) });
  return (
    <SeasonBand day={day}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton aria-label={t('previous')} edge="start" onClick={() => step(-1)}>
          <Icon name="chevronLeft" />
        </IconButton>
        <Button variant="outlined" onClick={() => go({ day: today })}>
          {t('today')}
        </Button>
        <IconButton aria-label={t('next')} onClick={() => step(1)}>
          <Icon name="chevronRight" />
        </IconButton>
        <Typography variant="h2" aria-live="polite" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('views')}
          value={view}
          onChange={(_, next: View | null) => next !== null && go({ view: next })}
          sx={{ flexWrap: 'wrap' }}
        >
          {VIEWS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`view.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {view === 'timeline-week' ? null : (
        <Box role="group" aria-label={t('layers')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {LAYERS.filter(isOffered).map((layer) => {
            const isOn = layers.includes(layer);
            return (
              <Chip
                key={layer}
                label={t(`layer.${layer}`)}
                aria-pressed={isOn}
                variant={isOn ? 'filled' : 'outlined'}
                {...(isOn ? { icon: <Icon name="tick" size={16} /> } : {})}
                onClick={() => toggle(layer)}
              />
            );
          })}
        </Box>
      )}
    </SeasonBand>
  );
}
