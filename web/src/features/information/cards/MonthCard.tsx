import type { OpenMonth } from '@madoguchi/contract/information/model.ts';
import { showOpenMonths } from '@madoguchi/contract/information/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { formatMonth, formatYen } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ClaimStatusChip } from '../../expense-claims/public.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';
import { CardLink } from './CardLink.tsx';
import { ClosingLine } from './ClosingLine.tsx';

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
