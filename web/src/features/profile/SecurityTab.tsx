import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';

const SecurityPanel = lazy(async () => ({ default: (await import('../session/public.ts')).SecurityPanel }));
const MyRecords = lazy(async () => ({ default: (await import('../audit/public.ts')).MyRecords }));

/** What guards one's own account, and what is on record of it. */
export function SecurityTab() {
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Suspense fallback={null}>
        <SecurityPanel />
      </Suspense>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Suspense fallback={null}>
          <MyRecords />
        </Suspense>
      </Card>
    </Box>
  );
}
