import Box from '@mui/material/Box';
import { type ReactNode, use } from 'react';
import { WholePage } from './whole-page.ts';

/**
 * The costly part of a page below its head: drawn next, in steps that a press or a key may come between; busy until then. Where the
 * footer scrolls with the page, it waits below the window, as it would jump there.
 */
export function AfterHead({ children }: { readonly children: ReactNode }) {
  if (use(WholePage)) return children;
  return <Box aria-busy="true" sx={{ display: { xs: 'none', sm: 'block', lg: 'none' }, height: '100vh' }} />;
}
