import { REQUEST_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { listOpenWork } from '@madoguchi/contract/members/operations.ts';
import { STATUS_NAMES as PURCHASE_STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDepartmentName } from '../../../../kit/departments/use-department-name.ts';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { formatDay, formatMonth } from '../../../../platform/formats.ts';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useLeavingWords } from './words.ts';

/** What a leaver would leave behind: to be handed over to somebody before the last day (B2-04). */
export function OpenWorkList({ employeeId }: { readonly employeeId: string }) {
  const t = useLeavingWords();
  const language = useLanguage();
  const departmentName = useDepartmentName();
  const { data, error, refetch } = useRead(listOpenWork, { employeeId });
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={48} />;
  const { claims, purchases, reviews, delegations, departments } = data;
  if ([claims, purchases, reviews, delegations, departments].every(({ length }) => length === 0)) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('nothingOpen')}</Typography>;
  }
  return (
    <Box component="section" aria-label={t('openWork')}>
      <Typography variant="h3">{t('openWork')}</Typography>
      <Lines
        title={t('claims')}
        lines={claims.map(({ id, month, status }) => ({
          key: id,
          text: t('claim', { month: formatMonth(month, language), status: STATUS_NAMES[status][language] }),
        }))}
      />
      <Lines
        title={t('purchases')}
        lines={purchases.map(({ id, purchaseName, status, number }) => ({
          key: id,
          text: t('purchase', {
            name: [number, purchaseName].filter(Boolean).join(' '),
            status: PURCHASE_STATUS_NAMES[status][language],
          }),
        }))}
      />
      <Lines
        title={t('reviews')}
        lines={reviews.map(({ id, domain, number, title, titleEn, name }) => ({
          key: id,
          text: t('review', {
            what: REQUEST_NAMES[domain][language],
            number,
            title: language === 'en' && titleEn !== '' ? titleEn : title,
            name,
          }),
        }))}
      />
      <Lines
        title={t('delegations')}
        lines={delegations.map(({ id, as, name, validFrom, lastDay }) => ({
          key: id,
          text: t(as, { name, from: formatDay(validFrom, language), to: formatDay(lastDay, language) }),
        }))}
      />
      <Lines
        title={t('departments')}
        lines={departments.map(({ code, as }) => ({ key: code, text: t(as, { department: departmentName(code) }) }))}
      />
    </Box>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly text: string }[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
