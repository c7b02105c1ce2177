import type { TransactionVersion } from '@madoguchi/contract/electronic-transactions/model.ts';
import { fetchTransactionFile } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FileLink } from '../../kit/fields/file/FileLink.tsx';
import { downloadUrl } from '../../platform/call.ts';
import { FileViewer } from './viewer/FileViewer.tsx';
import { canBeViewed } from './viewer/viewed-file.ts';
import { useViewerWords } from './viewer/words.ts';
import { useTransactionWords } from './words.ts';

/** The files of a version with their hashes, each to look at and to download as it came. */
export function TransactionFiles({ files }: Pick<TransactionVersion, 'files'>) {
  const t = useTransactionWords();
  const view = useViewerWords();
  const [viewed, setViewed] = useState<string | null>(null);
  if (files.length === 0) return <Typography variant="body2">{t('noFiles')}</Typography>;
  const shown = files.find(({ id }) => id === viewed);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {files.map((file) => (
          <li key={file.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <FileLink attachment={file} href={downloadUrl(fetchTransactionFile, { id: file.id })} />
              {canBeViewed(file) ? (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={view('showOf', { name: file.name })}
                  aria-pressed={file.id === viewed}
                  onClick={() => setViewed(file.id === viewed ? null : file.id)}
                >
                  {view('show')}
                </Button>
              ) : null}
            </Box>
            <Typography
              variant="caption"
              component="p"
              sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {t('sha', { hash: file.sha256 })}
            </Typography>
          </li>
        ))}
      </Box>
      {shown === undefined ? null : <FileViewer key={shown.id} file={shown} onClose={() => setViewed(null)} />}
    </Box>
  );
}
