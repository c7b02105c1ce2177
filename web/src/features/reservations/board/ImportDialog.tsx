import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { RESERVATION_FILE_COLUMNS } from '@madoguchi/contract/reservations/import-file.ts';
import { checkReservationImport, importReservations } from '@madoguchi/contract/reservations/operations.ts';
import Typography from '@mui/material/Typography';
import { CsvDialog } from '../../../kit/csv/CsvDialog.tsx';
import { CsvFaults } from '../../../kit/csv/CsvFaults.tsx';
import { CsvFileChoice } from '../../../kit/csv/CsvFileChoice.tsx';
import { useCsvFile } from '../../../kit/csv/use-csv-file.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';

/** As long as the operation takes. */
const LONGEST_TEXT = 500_000;

/** Books the reservations of a file: first how many and what is wrong with it, then all or nothing (B6-03). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useReservationWords();
  const language = useLanguage();
  const message = useMessages();
  const { file, problem, choose } = useCsvFile(LONGEST_TEXT);
  const csv = file?.text ?? '';
  const report = useRead(checkReservationImport, { csv }, { enabled: csv !== '' });
  const work = useWrite(importReservations);
  const { data } = report;
  const isReady = data?.faultCount === 0 && data.reservations > 0 && !report.isFetching;

  function carryOut(): void {
    if (!isReady || work.isPending) return;
    work.mutate(
      { csv },
      {
        onSuccess: ({ reservations: count }) => {
          message(t('import.done', { count }), 'success');
          onClose();
        },
        // Somebody took a time since the file was checked: what it would do is told anew.
        onError: () => void report.refetch(),
      },
    );
  }

  return (
    <CsvDialog
      title={t('import.title')}
      choice={
        <>
          <Typography>{t('import.lead')}</Typography>
          <Typography variant="body2">
            {t('import.columns', {
              columns: Object.values(RESERVATION_FILE_COLUMNS)
                .map((heading) => heading[language])
                .join(', '),
            })}
            <br />
            {t('import.hint')}
          </Typography>
          <CsvFileChoice
            file={file}
            onChoose={(chosen) => {
              work.reset();
              void choose(chosen);
            }}
          />
        </>
      }
      csv={csv}
      problem={problem}
      isChecking={report.isFetching}
      report={data ? <ImportReport report={data} /> : null}
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

/** How many reservations the file would book, or every fault of it with its line. */
function ImportReport({ report }: { readonly report: OutputOf<typeof checkReservationImport> }) {
  const t = useReservationWords();
  const language = useLanguage();
  const { reservations: count, faults, faultCount } = report;
  const headings = new Map(Object.entries(RESERVATION_FILE_COLUMNS));
  if (faultCount > 0) {
    return (
      <CsvFaults
        faults={faults}
        count={faultCount}
        columnName={(column) => headings.get(column)?.[language] ?? column}
      />
    );
  }
  return <Typography role="status">{t('import.ready', { count })}</Typography>;
}
