import { type Movement, movement } from '@madoguchi/contract/analytics/rules.ts';
import { movementText } from '@madoguchi/contract/analytics/tables.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/words.ts';
import { useAnalyticsWords } from './words.ts';

interface Props {
  readonly now: number | null;
  readonly before: number | null;
  readonly format: (value: number) => string;
  /** Days are still to come: it is compared with so many of the period before. */
  readonly runningDays: number | null;
  /** The sentence about a target; null where the widget has none. */
  readonly target?: ReactNode;
}

/** Up is green and down is crimson, beside the sign (AN2). */
function colourOf(moved: Movement): string {
  if (moved.kind === 'new' || (moved.kind === 'percent' && moved.percent > 0)) return 'status.green.ink';
  return moved.kind === 'percent' && moved.percent < 0 ? 'status.crimson.ink' : 'text.secondary';
}

/** A figure, the one of the period before, and how it moved. */
export function Moved({ now, before, format, runningDays, target }: Props) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const moved = movement(now, before);
  const change = movementText(moved, language);
  const value = before === null ? t('noData') : format(before);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="figure" component="p">
          {now === null ? t('noData') : format(now)}
        </Typography>
        {runningDays !== null && (
          <Typography variant="caption" sx={{ px: 1, border: 1, borderColor: 'control', borderRadius: 3 }}>
            {t('running')}
          </Typography>
        )}
        {change !== null && (
          <Typography sx={{ fontWeight: 600, color: colourOf(moved) }}>{t('moved', { change })}</Typography>
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {runningDays === null ? t('before', { value }) : t('beforeSame', { count: runningDays, value })}
      </Typography>
      {target !== undefined && (
        <Typography variant="caption" component="p">
          {target}
        </Typography>
      )}
    </Box>
  );
}
