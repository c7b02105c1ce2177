import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { later } from '../../platform/later.tsx';
import type { FaultProps } from './PlainFault.tsx';

/** Where even this cannot be loaded, what stands above it must do. */
const FaultHelp = later<{ readonly error: unknown }>(
  'The help of the error page',
  async () => (await import('./FaultHelp.tsx')).FaultHelp,
);

/** The failure in plain words and a way to go on at once; number, report and status follow (S8-02). */
export function WholeFault({ error, title, sentence, action, onAction }: FaultProps) {
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={title} />
      <Typography sx={{ mb: 2 }}>{sentence}</Typography>
      <Button variant="contained" sx={{ mb: 3 }} onClick={onAction}>
        {action}
      </Button>
      <Suspense fallback={null}>
        <FaultHelp error={error} />
      </Suspense>
    </Box>
  );
}
