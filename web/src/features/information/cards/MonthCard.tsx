import type { OpenMonth } from '@madoguchi/contract/information/model.ts';
import { showOpenMonths } from '@madoguchi/contract/information/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { Icon } from '../../../kit/Icon.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { formatDay, formatMonth, formatYen } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ClaimStatusChip } from '../../expense-claims/public.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';
import { CardLink } from './CardLink.tsx';

/** From here on the closing date is near. */
const NEAR_DAYS = 3;
const DAY_MS = 86_400_000;

/** The last day to hand a month in, and the days left until then. */
function ClosingLine({ day }: { readonly day: PlainDate }) {
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

const ButtonLink = createLink(Button);
const claimPath = (month: OpenMonth['month']) => screenPath('expense-claims.mine', { applicationYm: month });

/** This month's claim: its sum, where it stands, the days left; before it, what of last month is still open (B9-01). */
export function MonthCard() {
  const t = useInformationWords();
  const { today } = useSession();
  const read = useRead(showOpenMonths, {});
  return (
    <CardRead read={read} shape={[32, 24, 24, 36]}>
      {(months) => {
        const current = months.find(({ month }) => month === monthOf(today)) ?? months.at(-1);
        const before = months.filter((one) => one !== current);
        if (current === undefined) return <Typography>{t('noMonth')}</Typography>;
        return (
          <>
            <ThisMonth of={current} />
            {before.map((one) => (
              <LastMonth key={one.month} of={one} />
            ))}
          </>
        );
      }}
    </CardRead>
  );
}

function ThisMonth({ of: { month, claim, closingDate } }: { readonly of: OpenMonth }) {
  const t = useInformationWords();
  const name = formatMonth(month, useLanguage());
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="figure">{formatYen(claim?.totalYen ?? 0)}</Typography>
        {claim ? <ClaimStatusChip status={claim.status} isYourTurn={claim.status === 'returned'} /> : null}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {claim ? t('lines', { count: claim.lineCount }) : t('notBegun', { month: name })}
      </Typography>
      <ClosingLine day={closingDate} />
      <ButtonLink to={claimPath(month)} variant="contained" sx={{ alignSelf: 'flex-start', mt: 1 }}>
        {t('openClaim', { month: name })}
      </ButtonLink>
    </>
  );
}

function LastMonth({ of: { month, closingDate } }: { readonly of: OpenMonth }) {
  const t = useInformationWords();
  const name = formatMonth(month, useLanguage());
  return (
    <Box sx={{ mt: 1, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography>{t('lastMonthOpen', { month: name })}</Typography>
      <ClosingLine day={closingDate} />
      <CardLink to={claimPath(month)}>{t('openClaim', { month: name })}</CardLink>
    </Box>
  );
}
