import { columnsOf } from '@madoguchi/contract/classifications/import/columns.ts';
import { exportDetails } from '@madoguchi/contract/classifications/operations.ts';
import Typography from '@mui/material/Typography';
import { CsvButton } from '../../../kit/csv/CsvButton.tsx';
import { CsvFileChoice } from '../../../kit/csv/CsvFileChoice.tsx';
import { useCsvDownload } from '../../../kit/csv/use-csv-download.tsx';
import type { CsvFile } from '../../../kit/csv/use-csv-file.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useImportWords } from './words.ts';

interface Props {
  readonly classification: string;
  readonly file: CsvFile | null;
  readonly onChoose: (file: File) => void;
}

/** The format of the import file, the present list as a template, and the button that chooses one. */
export function ImportChoice({ classification, file, onChoose }: Props) {
  const t = useImportWords();
  const language = useLanguage();
  const { isBusy, download } = useCsvDownload();
  const columns = columnsOf(classification).map(({ heading }) => heading[language]);
  return (
    <>
      <Typography>{t('lead')}</Typography>
      <Typography variant="body2">
        {t('columns', { columns: columns.join(', ') })}
        <br />
        {t('columnsHint')}
      </Typography>
      <CsvFileChoice file={file} onChoose={onChoose}>
        <CsvButton isBusy={isBusy} onClick={() => void download(exportDetails, { classification })}>
          {t('current')}
        </CsvButton>
      </CsvFileChoice>
    </>
  );
}
