import { GUEST, may, type Visitor } from '@madoguchi/contract/access.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay, formatEraYear, formatMonth } from '../../platform/formats.ts';
import { screenOf, screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useScreenWords } from '../screen-words.ts';
import { useShellWords } from '../words.ts';
import { GuestWelcome } from './GuestWelcome.tsx';
import { WorkCard } from './WorkCard.tsx';

/** Where everybody lands: the day, and what there is to do here for this person (S2-01). */
export function InformationPage() {
  const t = useShellWords();
  const title = useScreenWords();
  const language = useLanguage();
  const { user, today } = useSession();
  const visitor: Visitor = user === null ? GUEST : { roles: user.role };
  const month = monthOf(today);
  const monthName = formatMonth(month, language);
  const opens = (id: 'expense-claims.mine' | 'expense-claims.review') => may(visitor, screenOf(id).access);

  return (
    <>
      <PageHeader
        title={title('screens.information')}
        lead={t('today', { day: formatDay(today, language), era: formatEraYear(today) })}
      />
      {user === null ? (
        <GuestWelcome />
      ) : (
        <>
          <Typography variant="h2" sx={{ mt: 2, mb: 2 }}>
            {t('greeting', { name: user.data.displayName })}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))' }}
          >
            {opens('expense-claims.mine') ? (
              <WorkCard
                icon="receipt"
                title={title('screens.expenseClaimsMine')}
                text={t('openClaimText')}
                action={t('openClaim', { month: monthName })}
                to={screenPath('expense-claims.mine', { applicationYm: month })}
              />
            ) : null}
            {opens('expense-claims.review') ? (
              <WorkCard
                icon="check"
                title={title('screens.expenseClaimsReview')}
                text={t('openReviewText')}
                action={t('openReview', { month: monthName })}
                to={screenPath('expense-claims.review', { applicationYm: month })}
              />
            ) : null}
          </Box>
          {opens('expense-claims.mine') ? null : <Typography>{t('nothingForYou')}</Typography>}
        </>
      )}
    </>
  );
}
