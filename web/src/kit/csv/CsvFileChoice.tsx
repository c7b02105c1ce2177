import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import type { CsvFile } from './use-csv-file.ts';
import { useCsvWords } from './words.ts';

interface Props {
  readonly file: CsvFile | null;
  readonly onChoose: (file: File) => void;
  /** A file to begin with, beside the button. */
  readonly children?: ReactNode;
}

/** The button that chooses a file, and which one is chosen. */
export function CsvFileChoice({ file, onChoose, children }: Props) {
  const t = useCsvWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" startIcon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        {t(file === null ? 'choose' : 'another')}
      </Button>
      {children}
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
  );
}
