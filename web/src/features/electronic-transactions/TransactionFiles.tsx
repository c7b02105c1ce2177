import type { TransactionVersion } from '@madoguchi/contract/electronic-transactions/model.ts';
import { fetchTransactionFile } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileLink } from '../../kit/fields/file/FileLink.tsx';
import { downloadUrl } from '../../platform/call.ts';
import { useTransactionWords } from './words.ts';

/** The files of a version with their hashes, each to download as it came. */
export function TransactionFiles({ files }: Pick<TransactionVersion, 'files'>) {
  const t = useTransactionWords();
  if (files.length === 0) return <Typography variant="body2">{t('noFiles')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink attachment={file} href={downloadUrl(fetchTransactionFile, { id: file.id })} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('sha', { hash: file.sha256 })}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
