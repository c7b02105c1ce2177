import { CLASSIFICATION_LIMITS, type ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import { checkImport, importDetails } from '@madoguchi/contract/classifications/operations.ts';
import { CsvDialog } from '../../../kit/csv/CsvDialog.tsx';
import { useCsvFile } from '../../../kit/csv/use-csv-file.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportReport } from './ImportReport.tsx';
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
  const { file, isTooLarge, choose } = useCsvFile(CLASSIFICATION_LIMITS.importText);
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
      hasFile={csv !== ''}
      isTooLarge={isTooLarge}
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
