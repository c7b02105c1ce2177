import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and what stands under them, in two columns. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)', gap: 1, m: 0 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ typography: 'body2', m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
