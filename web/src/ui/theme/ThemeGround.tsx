import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styleNonce } from '../../platform/style-nonce.ts';
import { PageStyles } from './PageStyles.tsx';
import { theme } from './theme.ts';

const nonce = styleNonce();
const cache = createCache({ key: 'css', ...(nonce === undefined ? {} : { nonce }) });

/** Theme and style sheet of everything below it; its styles carry the page's nonce. */
export function ThemeGround({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <PageStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
