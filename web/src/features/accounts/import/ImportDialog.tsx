import { ACCOUNT_LIMITS } from '@madoguchi/contract/accounts/model.ts';
import { checkImport, importAccounts } from '@madoguchi/contract/accounts/operations.ts';
import { CsvDialog } from '../../../kit/csv/CsvDialog.tsx';
import { useCsvFile } from '../../../kit/csv/use-csv-file.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useImportWords } from './words.ts';

/** Invites everybody of a file: first what it would do and what is wrong with it, then all or nothing (B2-03). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useImportWords();
  const message = useMessages();
  const { file, isTooLarge, choose } = useCsvFile(ACCOUNT_LIMITS.importText);
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
      hasFile={csv !== ''}
      isTooLarge={isTooLarge}
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
