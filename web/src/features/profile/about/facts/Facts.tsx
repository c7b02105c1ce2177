import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Facts one below the other, their names beside them where there is room. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(120px, max-content) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: { xs: 0.5, sm: 1.5 },
      }}
    >
      {children}
    </Box>
  );
}
