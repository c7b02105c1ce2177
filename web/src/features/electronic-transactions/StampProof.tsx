import type { TransactionVersion } from '@madoguchi/contract/electronic-transactions/model.ts';
import { fetchTransactionStamp } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { stampFiles } from '@madoguchi/contract/electronic-transactions/package/stamp-files.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { downloadUrl } from '../../platform/call.ts';
import { useTransactionWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly number: string;
  readonly version: TransactionVersion;
}

/** The time stamp of a version to be taken along, and the command by which openssl verifies it without the portal. */
export function StampProof({ id, number, version: { version, stampedAt } }: Props) {
  const t = useTransactionWords();
  if (stampedAt === null) return null;
  const href = downloadUrl(fetchTransactionStamp, { id, ofVersion: version });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
      <Button component="a" href={href} download variant="outlined" size="small">
        {t('stamp.fetch', { n: version })}
      </Button>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('stamp.command')}
      </Typography>
      <Typography
        component="code"
        lang="en"
        tabIndex={0}
        sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {stampFiles({ number, version }).command}
      </Typography>
    </Box>
  );
}
