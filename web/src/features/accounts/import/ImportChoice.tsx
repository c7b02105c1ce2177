import { IMPORT_COLUMN_NAMES, IMPORT_COLUMNS } from '@madoguchi/contract/accounts/import-columns.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ReadFile } from './read-file.ts';
import { useImportWords } from './words.ts';

interface Props {
  readonly file: (ReadFile & { readonly name: string }) | null;
  readonly onChoose: (file: File) => void;
}

/** What such a file holds, a sample of it, and the button that chooses one. */
export function ImportChoice({ file, onChoose }: Props) {
  const t = useImportWords();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" startIcon={<Icon name="upload" />} onClick={() => input.current?.click()}>
          {t(file === null ? 'choose' : 'another')}
        </Button>
        <Button component="a" href={sample} download={t('sampleName')} startIcon={<Icon name="download" />}>
          {t('sample')}
        </Button>
        {file === null ? null : (
          <Typography variant="body2">
            {file.name} · {t('encoding', { encoding: file.encoding })}
          </Typography>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t('choose')}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file again, corrected, is a choice too.
            target.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
      </Box>
    </>
  );
}
