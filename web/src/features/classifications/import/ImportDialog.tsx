import { columnsOf } from '@madoguchi/contract/classifications/import/columns.ts';
import type { DetailImportReport } from '@madoguchi/contract/classifications/import/model.ts';
import { CLASSIFICATION_LIMITS, type ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import { checkImport, importDetails } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CsvDialog } from '../../../kit/csv/CsvDialog.tsx';
import { CsvFaults } from '../../../kit/csv/CsvFaults.tsx';
import { ReportTable } from '../../../kit/csv/ReportTable.tsx';
import { useCsvFile } from '../../../kit/csv/use-csv-file.ts';
import { useCsvWords } from '../../../kit/csv/words.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { useImportWords } from './words.ts';

interface Props {
  readonly classification: ClassificationRow;
  readonly onClose: () => void;
}

/** Writes the values of a file: first what it would do and what is wrong with it, then all or nothing (B1-05). */
export function ImportDialog({ classification: { code: classification, ...names }, onClose }: Props) {
  const t = useImportWords();
  const language = useLanguage();
  const message = useMessages();
  const { file, problem, choose } = useCsvFile(CLASSIFICATION_LIMITS.importText);
  const csv = file?.text ?? '';
  const report = useRead(checkImport, { classification, csv }, { enabled: csv !== '' });
  const work = useWrite(importDetails);
  const { data } = report;
  const changes = data === undefined ? 0 : data.added + data.changed;
  const isReady = data?.faultCount === 0 && changes > 0 && !report.isFetching;

  function carryOut(): void {
    if (!isReady || work.isPending) return;
    work.mutate(
      { classification, csv },
      {
        onSuccess: ({ added, changed }) => {
          message(t('done', { added, changed }), 'success');
          onClose();
        },
        // The list is another one now than when the file was checked: what it would do is told anew.
        onError: () => void report.refetch(),
      },
    );
  }

  return (
    <CsvDialog
      title={t('title', { classification: masterName(names, language) })}
      choice={
        <ImportChoice
          classification={classification}
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
      report={data ? <ImportReport classification={classification} report={data} /> : null}
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

interface ImportReportProps {
  readonly classification: string;
  readonly report: DetailImportReport;
}

/** The effect of the import value by value, or every fault of the file with its line. */
function ImportReport({ classification, report }: ImportReportProps) {
  const t = useImportWords();
  const language = useLanguage();
  const columns = new Map<string, string>(
    columnsOf(classification).map(({ name, heading }) => [name, heading[language]]),
  );
  const columnName = (column: string) => columns.get(column) ?? column;
  const { added, changed, unchanged, values, faults, faultCount } = report;
  if (faultCount > 0) return <CsvFaults faults={faults} count={faultCount} columnName={columnName} />;
  return (
    <Box>
      <Typography role="status">
        {t('ready', { added, changed, unchanged })} {added + changed === 0 ? t('nothing') : ''}
      </Typography>
      {added + changed > values.length ? (
        <Typography variant="body2">{t('firstValues', { shown: values.length })}</Typography>
      ) : null}
      {values.length > 0 ? <ValueTable values={values} columnName={columnName} /> : null}
    </Box>
  );
}

interface Told extends Pick<DetailImportReport, 'values'> {
  readonly columnName: (column: string) => string;
}

function ValueTable({ values, columnName }: Told) {
  const t = useImportWords();
  const tCsv = useCsvWords();
  const cell = (value: DetailImportReport['values'][number]['fields'][number]['to']) =>
    value === null || value === '' ? t('empty') : String(value);
  return (
    <ReportTable>
      <thead>
        <tr>
          <th scope="col">{tCsv('line')}</th>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('changes')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ line, code, name, isNew, fields }) => (
          <tr key={code}>
            <td>{line}</td>
            <td>{code}</td>
            <td>
              {isNew
                ? t('added', { name })
                : fields.map(({ column, from, to }) => (
                    <div key={column}>{t('change', { field: columnName(column), from: cell(from), to: cell(to) })}</div>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
