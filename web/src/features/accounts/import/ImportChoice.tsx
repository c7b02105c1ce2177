import { IMPORT_COLUMN_NAMES, IMPORT_COLUMNS } from '@madoguchi/contract/accounts/import-columns.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CsvFileChoice } from '../../../kit/csv/CsvFileChoice.tsx';
import type { CsvFile } from '../../../kit/csv/use-csv-file.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { useImportWords } from './words.ts';

interface Props {
  readonly file: CsvFile | null;
  readonly onChoose: (file: File) => void;
}

/** What such a file holds, a sample of it, and the button that chooses one. */
export function ImportChoice({ file, onChoose }: Props) {
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
