import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** A page on its way: head, tools and rows in their places, so that nothing jumps when it comes. */
export function PageWaiting() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={40} width="min(320px, 80%)" sx={{ my: 2 }} />
      <Skeleton variant="rounded" height={40} />
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
        <Skeleton key={row} variant="rounded" height={32} />
      ))}
    </Box>
  );
}
