import type { BudgetImportReport } from '@madoguchi/contract/budgets/import-file.ts';
import { BUDGET_LIMITS } from '@madoguchi/contract/budgets/limits.ts';
import { BUDGET_LIST } from '@madoguchi/contract/budgets/lists.ts';
import { checkBudgetImport, exportBudgets, importBudgets } from '@madoguchi/contract/budgets/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CsvButton } from '../../kit/csv/CsvButton.tsx';
import { CsvDialog } from '../../kit/csv/CsvDialog.tsx';
import { CsvFaults } from '../../kit/csv/CsvFaults.tsx';
import { CsvFileChoice } from '../../kit/csv/CsvFileChoice.tsx';
import { ReportTable } from '../../kit/csv/ReportTable.tsx';
import { useCsvDownload } from '../../kit/csv/use-csv-download.tsx';
import { type CsvFile, useCsvFile } from '../../kit/csv/use-csv-file.ts';
import { useCsvWords } from '../../kit/csv/words.ts';
import { formatNumber, formatYen } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead, useWrite } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { useBudgetNames } from './budget-names.ts';
import { useBudgetWords } from './words.ts';

const { year, department, category, amount } = BUDGET_LIST.fields;
const COLUMNS = [year, department, category, amount];

/** Writes the budgets of a file: first what it would do and what is wrong with it, then all or nothing (B1-05). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useBudgetWords();
  const message = useMessages();
  const { file, problem, choose } = useCsvFile(BUDGET_LIMITS.importText);
  const csv = file?.text ?? '';
  const report = useRead(checkBudgetImport, { csv }, { enabled: csv !== '' });
  const work = useWrite(importBudgets);
  const { data } = report;
  const changes = data === undefined ? 0 : data.added + data.changed;
  const isReady = data?.faultCount === 0 && changes > 0 && !report.isFetching;

  function carryOut(): void {
    if (!isReady || work.isPending) return;
    work.mutate(
      { csv },
      {
        onSuccess: ({ added, changed }) => {
          message(t('importDone', { added, changed }), 'success');
          onClose();
        },
        // The budgets are others now than when the file was checked: what it would do is told anew.
        onError: () => void report.refetch(),
      },
    );
  }

  return (
    <CsvDialog
      title={t('importTitle')}
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

/** The format of the import file, the present list as a template, and the button that chooses one. */
function ImportChoice({ file, onChoose }: { readonly file: CsvFile | null; readonly onChoose: (file: File) => void }) {
  const t = useBudgetWords();
  const language = useLanguage();
  const { isBusy, download } = useCsvDownload();
  return (
    <>
      <Typography>{t('importLead', { most: formatNumber(BUDGET_LIMITS.importRows) })}</Typography>
      <Typography variant="body2">
        {t('importColumns', { columns: COLUMNS.map(({ name }) => name[language]).join(', ') })}
        <br />
        {t('importHint')}
      </Typography>
      <CsvFileChoice file={file} onChoose={onChoose}>
        <CsvButton isBusy={isBusy} onClick={() => void download(exportBudgets, {})}>
          {t('importCurrent')}
        </CsvButton>
      </CsvFileChoice>
    </>
  );
}

/** The effect of the import budget by budget, or every fault of the file with its line. */
function ImportReport({ report }: { readonly report: BudgetImportReport }) {
  const t = useBudgetWords();
  const tCsv = useCsvWords();
  const language = useLanguage();
  const { budgetName } = useBudgetNames();
  const { added, changed, unchanged, budgets, faults, faultCount } = report;
  const columnName = (name: string) => COLUMNS.find(({ of }) => of === name)?.name[language] ?? name;
  if (faultCount > 0) return <CsvFaults faults={faults} count={faultCount} columnName={columnName} />;
  return (
    <Box>
      <Typography role="status">
        {t('importReady', { added, changed, unchanged })} {added + changed === 0 ? t('importNothing') : ''}
      </Typography>
      {added + changed > budgets.length ? (
        <Typography variant="body2">{t('importFirst', { shown: budgets.length })}</Typography>
      ) : null}
      {budgets.length === 0 ? null : (
        <ReportTable>
          <thead>
            <tr>
              <th scope="col">{tCsv('line')}</th>
              <th scope="col">{t('panel')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {budgets.map(({ line, from, amountYen, ...budget }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{budgetName(budget)}</td>
                <td>
                  {from === null ? t('importNew') : formatYen(from)} → {formatYen(amountYen)}
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
    </Box>
  );
}
