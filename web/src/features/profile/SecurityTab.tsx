import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';

const MyRecords = lazy(async () => ({ default: (await import('../audit/public.ts')).MyRecords }));

/** What guards the own account, and what is on record of it. */
export function SecurityTab() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Suspense fallback={null}>
          <MyRecords />
        </Suspense>
      </Card>
    </Box>
  );
}
