import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useNotificationWords } from '../words.ts';

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** The rows' shape while they are read. */
export function NotificationSkeleton() {
  const t = useNotificationWords();
  return (
    <Box role="status" aria-label={t('loading')} sx={{ p: 2, display: 'grid', gap: 2 }}>
      {ROWS.map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 1.5 }}>
          <Skeleton variant="circular" width={20} height={20} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="90%" />
            <Skeleton width="30%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
