import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A field with who sees it, close together. */
export function Opened({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>{children}</Box>;
}
