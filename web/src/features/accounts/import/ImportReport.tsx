import { IMPORT_COLUMNS, type ImportColumn } from '@madoguchi/contract/accounts/import-columns.ts';
import type { ImportReport as Report } from '@madoguchi/contract/accounts/import-model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CsvFaults } from '../../../kit/csv/CsvFaults.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { useImportWords } from './words.ts';

/** What the import would do, or every fault of the file with its line. */
export function ImportReport({ report }: { readonly report: Report }) {
  const t = useImportWords();
  const language = useLanguage();
  const { accounts, employees, linked, faults, faultCount, sendsMail } = report;
  if (faultCount > 0) {
    const columnName = (column: string) => IMPORT_COLUMNS[column as ImportColumn][language];
    return <CsvFaults faults={faults} count={faultCount} columnName={columnName} />;
  }
  return (
    <Box role="status">
      <Typography>{t('ready', { accounts, employees, linked })}</Typography>
      <Typography variant="body2">{t(sendsMail ? 'mails' : 'noMails')}</Typography>
    </Box>
  );
}
