import { IMPORT_COLUMNS } from '@madoguchi/contract/accounts/import-columns.ts';
import type { ImportReport as Report } from '@madoguchi/contract/accounts/import-model.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../platform/words.ts';
import { useImportWords } from './words.ts';

const Faults = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& th, & td': { padding: '4px 8px', borderTop: `1px solid ${theme.vars.palette.divider}`, verticalAlign: 'top' },
  '& td:first-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

/** What the import would do, or every fault of the file with its line. */
export function ImportReport({ report }: { readonly report: Report }) {
  const t = useImportWords();
  const { accounts, employees, linked, faults, faultCount, sendsMail } = report;
  if (faultCount === 0) {
    return (
      <Box role="status">
        <Typography>{t('ready', { accounts, employees, linked })}</Typography>
        <Typography variant="body2">{t(sendsMail ? 'mails' : 'noMails')}</Typography>
      </Box>
    );
  }
  return (
    <Box component="section" aria-label={t('report')}>
      <Typography role="alert">{t('faults', { count: faultCount })}</Typography>
      {faultCount > faults.length ? (
        <Typography variant="body2">{t('firstFaults', { shown: faults.length })}</Typography>
      ) : null}
      <FaultTable faults={faults} />
    </Box>
  );
}

function FaultTable({ faults }: Pick<Report, 'faults'>) {
  const t = useImportWords();
  const language = useLanguage();
  return (
    <Faults>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('column')}</th>
          <th scope="col">{t('what')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, column, code, message }) => (
          <tr key={`${line}.${column}.${code}`}>
            <td>{line}</td>
            <td>{column === null ? '-' : IMPORT_COLUMNS[column][language]}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </Faults>
  );
}
