import type { FaultReport } from '@madoguchi/contract/fault-reports/model.ts';
import { listFaultReports } from '@madoguchi/contract/fault-reports/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { useErrorWords } from '../words.ts';
import { ReportRow } from './ReportRow.tsx';

const FIRST = 20;
const MOST = 200;

/** What people reported, newest first: for system people. */
export function ReportList() {
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
