import { GUEST, may } from '@madoguchi/contract/access.ts';
import type { FaultReport } from '@madoguchi/contract/fault-reports/model.ts';
import { listFaultReports } from '@madoguchi/contract/fault-reports/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { formatInstant } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { ReportFault } from './report/ReportFault.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';
import { useErrorWords } from './words.ts';

const FIRST = 20;
const MOST = 200;

/** The fault reports of all people, newest first: for system people. */
function ReportList() {
  const t = useErrorWords();
  const [limit, setLimit] = useState(FIRST);
  const { data, error, refetch } = useRead(listFaultReports, { limit }, { keepsPrevious: true });
  const rows: readonly FaultReport[] = data?.rows ?? [];
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('reports')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data && rows.length === 0 ? <Typography>{t('reports.none')}</Typography> : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </Box>
      {data && data.next !== null && limit < MOST ? (
        <Button onClick={() => setLimit(MOST)}>{t('reports.more')}</Button>
      ) : null}
    </Box>
  );
}

/** One report: when, by whom, from which page, under which number, and what was said. */
function ReportRow({ report }: { readonly report: FaultReport }) {
  const t = useErrorWords();
  const language = useLanguage();
  const { at, by, path, reference, errorName, said } = report;
  const facts = [formatInstant(at, language), by ?? t('reports.guest'), path, errorName].filter(
    (fact) => fact !== null,
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Box component="code" sx={{ marginInlineEnd: 1, fontWeight: 600 }}>
          {reference}
        </Box>
        {facts.join(' · ')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{said}</Typography>
    </Box>
  );
}

/** error-500 by its own address (S2-19): how the service stands, a way to report, and for system people the reports. */
export function UnexpectedPage() {
  const t = useErrorWords();
  const title = useScreenTitle();
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={title('errors.unexpected')} />
      <AfterHead>
        <Typography sx={{ mb: 2 }}>{t('wrong.own')}</Typography>
        <Button variant="contained" sx={{ mb: 3 }} onClick={() => void navigate({ to: screenPath('information') })}>
          {t('home')}
        </Button>
        <ServiceStatus />
        <ReportFault reference={null} />
        {may(user === null ? GUEST : { roles: user.role }, 'system') ? <ReportList /> : null}
        <NearbyPlaces />
      </AfterHead>
    </Box>
  );
}
