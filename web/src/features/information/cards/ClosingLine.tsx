import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../kit/Icon.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useInformationWords } from '../words.ts';

/** From here on the closing date is near. */
const NEAR_DAYS = 3;
const DAY_MS = 86_400_000;

/** The last day to hand a month in, and the days left until then. */
export function ClosingLine({ day }: { readonly day: PlainDate }) {
  const t = useInformationWords();
  const { today } = useSession();
  const name = formatDay(day, useLanguage());
  const left = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  const hue: Hue = left > NEAR_DAYS ? 'grey' : left >= 0 ? 'orange' : 'crimson';
  return (
    <Typography
      component="p"
      sx={(theme) => ({ display: 'flex', alignItems: 'center', gap: 0.5, color: theme.vars.palette.status[hue].ink })}
    >
      <Icon name={left > NEAR_DAYS ? 'calendar' : 'clock'} size={16} />
      {left > 0 ? t('closing', { day: name, count: left }) : t(left === 0 ? 'closingToday' : 'closed', { day: name })}
    </Typography>
  );
}
