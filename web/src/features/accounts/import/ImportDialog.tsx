import { IMPORT_COLUMN_NAMES, IMPORT_COLUMNS } from '@madoguchi/contract/accounts/import-columns.ts';
import type { ImportReport as Report } from '@madoguchi/contract/accounts/import-model.ts';
import { ACCOUNT_LIMITS } from '@madoguchi/contract/accounts/model.ts';
import { checkImport, importAccounts } from '@madoguchi/contract/accounts/operations.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CsvDialog } from '../../../kit/csv/CsvDialog.tsx';
import { CsvFaults } from '../../../kit/csv/CsvFaults.tsx';
import { CsvFileChoice } from '../../../kit/csv/CsvFileChoice.tsx';
import { type CsvFile, useCsvFile } from '../../../kit/csv/use-csv-file.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useImportWords } from './words.ts';

/** Invites everybody of a file: first what it would do and what is wrong with it, then all or nothing (B2-03). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useImportWords();
  const message = useMessages();
  const { file, problem, choose } = useCsvFile(ACCOUNT_LIMITS.importText);
  const csv = file?.text ?? '';
  const report = useRead(checkImport, { csv }, { enabled: csv !== '' });
  const work = useWrite(importAccounts);
  const isReady = report.data !== undefined && report.data.faultCount === 0 && !report.isFetching;

  function carryOut(): void {
    if (!isReady || work.isPending) return;
    work.mutate(
      { csv },
      {
        onSuccess: ({ accounts }) => {
          message(t('done', { count: accounts }), 'success');
          onClose();
        },
      },
    );
  }

  return (
    <CsvDialog
      title={t('title')}
      choice={
        <ImportChoice
          file={file}
          onChoose={(chosen) => {
            work.reset();
            void choose(chosen);
          }}
        />
      }
      csv={csv}
      problem={problem}
      isChecking={report.isFetching}
      report={report.data ? <ImportReport report={report.data} /> : null}
      isReady={isReady}
      isPending={work.isPending}
      checkError={report.error}
      onCheckAgain={() => void report.refetch()}
      error={work.error}
      onImport={carryOut}
      onClose={onClose}
    />
  );
}

/** The name of a column that accounts have; none for what only the file has. */
function headingOf(column: string): Text | undefined {
  const name = IMPORT_COLUMN_NAMES.find((known) => known === column);
  return name === undefined ? undefined : IMPORT_COLUMNS[name];
}

/** The effect of the import, or every fault of the file with its line. */
function ImportReport({ report }: { readonly report: Report }) {
  const t = useImportWords();
  const language = useLanguage();
  const { accounts, employees, linked, faults, faultCount, sendsMail } = report;
  if (faultCount > 0) {
    const columnName = (column: string) => headingOf(column)?.[language] ?? column;
    return <CsvFaults faults={faults} count={faultCount} columnName={columnName} />;
  }
  return (
    <Box role="status">
      <Typography>{t('ready', { accounts, employees, linked })}</Typography>
      <Typography variant="body2">{t(sendsMail ? 'mails' : 'noMails')}</Typography>
    </Box>
  );
}

interface Props {
  readonly file: CsvFile | null;
  readonly onChoose: (file: File) => void;
}

/** The format of the import file, a sample of it, and the button that chooses one. */
function ImportChoice({ file, onChoose }: Props) {
  const t = useImportWords();
  const language = useLanguage();
  const heading = IMPORT_COLUMN_NAMES.map((column) => IMPORT_COLUMNS[column][language]);
  const sample = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${heading.join(',')}\r\n`)}`;
  return (
    <>
      <Typography>{t('lead')}</Typography>
      <Typography variant="body2">
        {t('columns', { columns: heading.join(', ') })}
        <br />
        {t('columnsHint')}
      </Typography>
      <CsvFileChoice file={file} onChoose={onChoose}>
        <Button component="a" href={sample} download={t('sampleName')} startIcon={<Icon name="download" />}>
          {t('sample')}
        </Button>
      </CsvFileChoice>
    </>
  );
}
